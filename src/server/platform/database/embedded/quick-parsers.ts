import { type PGlite, types } from '@electric-sql/pglite'

const NUMERIC_ARRAY = 1231
const TIMESTAMP_ARRAY = 1115
const TIMESTAMPTZ_ARRAY = 1185
const INTERVAL_ARRAY = 1187
const DATE_ARRAY = 1182
/** What Drizzle takes as text, to read it itself. */
const asText = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  NUMERIC_ARRAY,
  TIMESTAMP_ARRAY,
  TIMESTAMPTZ_ARRAY,
  INTERVAL_ARRAY,
  DATE_ARRAY,
]

/**
 * Drizzle names its parsers with every query, and PGlite then copies its own hundreds to add them:
 * a third of what a small query costs. Here they are given once, and no more with each query.
 */
export function giveParsersOnce(client: PGlite) {
  for (const type of asText) client.parsers[type] = (value: string) => value
  const query = client.query.bind(client)
  client.query = ((text, values, options) =>
    query(text, values, options && { ...options, parsers: undefined })) as PGlite['query']
}
