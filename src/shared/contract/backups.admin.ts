import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Timestamp } from './fields.ts'

export const backupKinds = [
  'daily',
  'by-hand',
  'before-upgrade',
  'before-restore',
  'uploaded',
] as const
export const BackupKind = z.enum(backupKinds)
export type BackupKind = z.output<typeof BackupKind>

export const Backup = z.object({
  name: z.string(),
  kind: BackupKind,
  madeAt: Timestamp,
  sizeBytes: z.number(),
})
export type Backup = z.output<typeof Backup>

export const restoreSteps = ['checking', 'backing-up', 'rows', 'photos'] as const

/** The running restore, or the last one since the process started. */
export const Restore = z.object({
  name: z.string(),
  madeAt: Timestamp,
  /** failed: the diary is unchanged, and `trouble` gives the reason. */
  step: z.enum([...restoreSteps, 'done', 'failed']),
  trouble: z.nullable(z.string()),
  before: z.nullable(z.string()),
  /** Counts after the restore; null until it is done. */
  came: z.nullable(
    z.object({
      posts: z.number(),
      photos: z.number(),
      held: z.number(),
    }),
  ),
})
export type Restore = z.output<typeof Restore>

/** An uploaded file is listed as a backup only after all of it was checked. */
export const BackupUpload = z.object({
  isChecking: z.boolean(),
  name: z.nullable(z.string()),
  trouble: z.nullable(z.string()),
})
export type BackupUpload = z.output<typeof BackupUpload>

export const BackupState = z.object({
  backups: z.array(Backup),
  isRunning: z.boolean(),
  /** Why the last backup failed; reset by the next success. */
  trouble: z.nullable(z.string()),
  isDaily: z.boolean(),
  restore: z.nullable(Restore),
  upload: z.nullable(BackupUpload),
})
export type BackupState = z.output<typeof BackupState>

const backups = { tag: 'database', who: 'admin', path: '/api/admin/backups' } as const

export const listBackups = defineEndpoint(
  backups,
  'GET',
  'The backups kept beside the data, and whether one is being made',
  { answer: BackupState },
)
export const startBackup = defineEndpoint(
  backups,
  'POST',
  'Start a backup; ask for the list to see it finish',
  { answer: BackupState },
)

/** 404 `backup.not_found`; 409 `backup.restore_running`; 400 for another name than the diary's. */
export const startRestore = defineEndpoint(
  backups,
  'POST /:name/restore',
  'Put everything back as it was in a backup; ask for the list to see it finish',
  {
    recentSignIn: true,
    params: z.object({ name: z.string() }),
    body: z.object({ blogName: z.string() }),
    answer: BackupState,
  },
)
/**
 * The body is application/octet-stream. 413 `backup.too_large`; 400 `backup.cut_off`; 507
 * `backup.no_room_to_upload`.
 */
export const uploadBackup = defineEndpoint(
  backups,
  'PUT /uploaded',
  'A backup file from elsewhere; it is the body. Ask for the list to see it checked',
  { recentSignIn: true, answer: BackupState },
)

/** Ignores case, spaces and the kind of apostrophe, because phones type a curly one. */
export const matchesBlogName = (typed: string, blogName: string) =>
  comparable(typed) === comparable(blogName)
const comparable = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Not a JSON call: the answer is the archive. */
export const backupPath = (name: string) => `/api/admin/backups/${encodeURIComponent(name)}`
