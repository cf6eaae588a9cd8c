import { basename } from 'node:path'
import { MAX_BACKUP_UPLOAD_BYTES } from '#shared/limits.ts'
import { backupErrors as texts } from '#texts/errors/backups.ts'
import { fileSizes } from '#texts/grammar.ts'
import { AppError, badRequest, conflict, invalidFields, notFound } from '../platform/http/errors.ts'

const refuse = (code: string, message: string, cause?: unknown) =>
  new AppError(409, code, message, { cause })

export const damagedBackup = (file: string, cause?: unknown) =>
  refuse('backup.damaged', texts.damaged(basename(file)), cause)
export const notABackup = (file: string) => refuse('backup.unknown', texts.unknown(basename(file)))
export const foreignBackup = (file: string) => refuse('backup.odd', texts.odd(basename(file)))
export const swollenBackup = (file: string) =>
  refuse('backup.swollen', texts.swollen(basename(file)))
export const unusableSettings = (file: string, columns: string[]) =>
  refuse(
    'backup.unusable_settings',
    texts.unusableSettings(basename(file), columns.join(', ').replaceAll('_', ' ')),
  )
export const newerBackup = (file: string) => refuse('backup.newer', texts.newer(basename(file)))
export const noSuchBackup = () => notFound('backup.not_found', texts.notFound)
export const restoreRunning = () => conflict('backup.restore_running', texts.restoreRunning)
export const wrongBlogName = () => invalidFields({ blogName: texts.wrongName })
export const uploadNotBytes = () => new AppError(415, 'backup.not_bytes', texts.notBytes)
export const emptyFile = () => badRequest('backup.empty', texts.emptyFile)
export const tooLargeFile = () =>
  new AppError(413, 'backup.too_large', texts.tooLarge(fileSizes.readable(MAX_BACKUP_UPLOAD_BYTES)))
export const cutOffFile = () => badRequest('backup.cut_off', texts.cutOff)
export const noRoomToUpload = (needed: string, free: string) =>
  new AppError(507, 'backup.no_room_to_upload', texts.noRoomToUpload(needed, free))
export const backupRunning = () => conflict('backup.running', texts.running)
export const noRoomForBackup = (needed: string, free: string) =>
  new AppError(507, 'backup.no_room', texts.noRoom(needed, free))
export const noRoomToRestore = (folder: string, needed: string, free: string) =>
  new AppError(507, 'backup.no_room_to_restore', texts.noRoomToRestore(folder, needed, free))
export const dataNotEmpty = (what: string) => refuse('backup.not_empty', texts.notEmpty(what))
export const newerData = () => refuse('backup.newer_data', texts.newerData)
export const rowsDiffer = (table: string) => refuse('backup.rows_differ', texts.rowsDiffer(table))
export const filesDiffer = (path: string) => refuse('backup.files_differ', texts.filesDiffer(path))
