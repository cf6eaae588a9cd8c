import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Db } from '../database.ts'
import { describeDatabase } from '../describe-database.ts'

/** The common interface over an open PGlite; `close` also ends whatever was opened with it. */
export function embeddedHandle(client: PGlite, close: () => Promise<void>): Database {
  const db = drizzle(client) as unknown as Db
  let closing: Promise<void> | null = null
  return {
    kind: 'embedded',
    db,
    query: (text, values) => client.query<Record<string, unknown>>(text, values),
    listen: async (channel, onMessage) => {
      // Not client.listen: it forgets the quotes of a name when it stops listening.
      const stop = client.onNotification((name, payload) => {
        if (name === channel) onMessage(payload)
      })
      await client.exec(`LISTEN ${quoteName(channel)}`)
      return async () => stop()
    },
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    describe: () => describeDatabase(db),
    ping: async () => {
      await client.query('select 1')
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
