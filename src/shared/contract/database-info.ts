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

/** In bytes. */
export const StorageUse = z.object({
  database: z.number(),
  photos: z.number(),
  backups: z.number(),
})
export type StorageUse = z.output<typeof StorageUse>
export type StorageKind = keyof StorageUse
export const storageKinds = ['photos', 'database', 'backups'] as const satisfies StorageKind[]

const database = { tag: 'database', who: 'admin', path: '/api' } as const

export const getStorageUse = endpoint(
  database,
  'GET /admin/storage',
  'How much space each kind of thing takes',
  { answer: StorageUse },
)
export const getDatabaseInfo = endpoint(
  database,
  'GET /database-info',
  'What the diary is stored in',
  { answer: DatabaseInfo },
)
