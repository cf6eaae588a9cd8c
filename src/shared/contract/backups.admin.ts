import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'

export const BackupKind = z.enum(['daily', 'by-hand', 'before-upgrade', 'before-restore'])
export type BackupKind = z.output<typeof BackupKind>

export const Backup = z.object({
  name: z.string(),
  kind: BackupKind,
  madeAt: Timestamp,
  sizeBytes: z.number(),
})
export type Backup = z.output<typeof Backup>

export const BackupState = z.object({
  /** Newest first. */
  backups: z.array(Backup),
  isRunning: z.boolean(),
  /** Why the last one failed, until one succeeds. */
  trouble: z.nullable(z.string()),
  /** False when daily backups are switched off. */
  isDaily: z.boolean(),
})
export type BackupState = z.output<typeof BackupState>

const backups = { tag: 'database', who: 'admin', path: '/api/admin/backups' } as const

export const listBackups = endpoint(
  backups,
  'GET',
  'The backups kept beside the data, and whether one is being made',
  { answer: BackupState },
)
export const startBackup = endpoint(
  backups,
  'POST',
  'Start a backup; ask for the list to see it finish',
  { answer: BackupState },
)

/** Not a JSON call: answers the archive itself. */
export const backupPath = (name: string) => `/api/admin/backups/${encodeURIComponent(name)}`
