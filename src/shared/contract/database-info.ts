import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'

export const DatabaseInfo = z.object({
  type: z.string(),
  status: z.string(),
  store: z.enum(['embedded', 'server']),
  version: z.string(),
  sizeBytes: z.number(),
  rows: z.record(z.string(), z.number()),
  lastBackupAt: z.nullable(Timestamp),
  /** A proxy stands before the diary that TRUST_PROXY does not name. */
  untrustedProxy: z.optional(z.boolean()),
})
export type DatabaseInfo = z.output<typeof DatabaseInfo>

export const getDatabaseInfo = endpoint({
  method: 'GET',
  path: '/api/database-info',
  who: 'admin',
  tag: 'database',
  summary: 'What the diary is stored in',
  answer: DatabaseInfo,
})
