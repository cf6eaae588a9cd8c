import { basename } from 'node:path'
import { AppError, conflict, notFound } from '../platform/http/errors.ts'

/** One sentence for the person at the terminal or in the admin. */
const refuse = (code: string, message: string, cause?: unknown) =>
  new AppError(409, code, message, { cause })

export const damagedBackup = (file: string, cause?: unknown) =>
  refuse(
    'backup.damaged',
    `The backup ${basename(file)} is damaged or incomplete. Use another one.`,
    cause,
  )
export const notABackup = (file: string) =>
  refuse('backup.unknown', `${basename(file)} isn’t a backup of this program.`)
export const oddBackup = (file: string) =>
  refuse(
    'backup.odd',
    `The backup ${basename(file)} lists things this program never writes, so something else made it or changed it. Use another one. Nothing was changed.`,
  )
export const newerBackup = (file: string) =>
  refuse(
    'backup.newer',
    `The backup ${basename(file)} was made by a newer version of this program. Restore it with that version or a later one.`,
  )
export const noSuchBackup = () => notFound('backup.not_found', 'There’s no such backup.')
export const backupRunning = () => conflict('backup.running', 'A backup is already running.')
export const noRoomForBackup = (needed: string, free: string) =>
  new AppError(
    507,
    'backup.no_room',
    `There isn’t enough space for a backup: it may need ${needed}, but the disk has ${free} left. Free up some space and try again.`,
  )
export const noRoomToRestore = (folder: string, needed: string, free: string) =>
  new AppError(
    507,
    'backup.no_room_to_restore',
    `There isn’t enough space to restore this backup: ${folder} needs ${needed}, but its disk has ${free} left. Free up some space and try again. Nothing was changed.`,
  )
export const dataNotEmpty = (what: string) =>
  refuse(
    'backup.not_empty',
    `The database already has ${what}. To replace everything, add --replace; it’s backed up first.`,
  )
export const newerData = () =>
  refuse(
    'backup.newer_data',
    'The database was written by a newer version of this program. Use that version.',
  )
export const rowsDiffer = (table: string) =>
  refuse(
    'backup.rows_differ',
    `After loading, the table ${table} didn’t match the backup. Nothing was changed.`,
  )
export const filesDiffer = (path: string) =>
  refuse('backup.files_differ', `After loading, ${path} didn’t match the backup.`)
