import { basename } from 'node:path'
import { AppError, conflict, notFound } from '../platform/http/errors.ts'

/** One sentence for whoever runs the command or presses the button. */
const refuse = (code: string, message: string, cause?: unknown) =>
  new AppError(409, code, message, { cause })

export const damagedBackup = (file: string, cause?: unknown) =>
  refuse(
    'backup.damaged',
    `The backup ${basename(file)} is damaged or not whole: take another one.`,
    cause,
  )
export const notABackup = (file: string) =>
  refuse('backup.unknown', `${basename(file)} is not a backup of this program.`)
export const oddBackup = (file: string) =>
  refuse(
    'backup.odd',
    `The backup ${basename(file)} lists things that this program never writes, so it was not made by it or was changed since: take another one. Nothing was changed.`,
  )
export const newerBackup = (file: string) =>
  refuse(
    'backup.newer',
    `The backup ${basename(file)} was made by a newer version of this program: restore it with that version or a later one.`,
  )
export const noSuchBackup = () => notFound('backup.not_found', 'There is no such backup.')
export const backupRunning = () =>
  conflict('backup.running', 'A backup is being made at this moment.')
export const noRoomForBackup = (needed: string, free: string) =>
  new AppError(
    507,
    'backup.no_room',
    `There is no room for a backup: it may need ${needed}, but the disk has ${free} left. Free some space and try again.`,
  )
export const noRoomToRestore = (folder: string, needed: string, free: string) =>
  new AppError(
    507,
    'backup.no_room_to_restore',
    `There is no room to restore this backup: ${folder} needs ${needed}, but its disk has ${free} left. Free some space and try again. Nothing was changed.`,
  )
export const dataNotEmpty = (what: string) =>
  refuse(
    'backup.not_empty',
    `The database already holds ${what}. To replace all of it, add --replace; it is backed up first.`,
  )
export const newerData = () =>
  refuse(
    'backup.newer_data',
    'The database was written by a newer version of this program: use that version.',
  )
export const rowsDiffer = (table: string) =>
  refuse(
    'backup.rows_differ',
    `After loading, the table ${table} was not the same as in the backup. Nothing was changed.`,
  )
export const filesDiffer = (path: string) =>
  refuse('backup.files_differ', `After loading, ${path} was not the same as in the backup.`)
