export const backupErrors = {
  damaged: (name: string) => `The backup ${name} is damaged or incomplete. Use another one.`,
  unknown: (name: string) => `${name} isn’t a backup of this program.`,
  odd: (name: string) =>
    `The backup ${name} lists things this program never writes, so something else made it or changed it. Use another one. Nothing was changed.`,
  swollen: (name: string) =>
    `The backup ${name} unpacks to far more than this program would ever put into it. Use another one. Nothing was changed.`,
  unusableSettings: (name: string, columns: string) =>
    `The settings in the backup ${name} hold values this program can’t use (${columns}), so something else made it or changed it. Use another one. Nothing was changed.`,
  newer: (name: string) =>
    `The backup ${name} was made by a newer version of this program. Restore it with that version or a later one.`,
  notFound: 'There’s no such backup.',
  running: 'A backup is already running.',
  restoreRunning: 'A restore is already running.',
  wrongName: 'That isn’t the name of your diary.',
  notBytes: 'Send the backup file itself, as application/octet-stream.',
  emptyFile: 'This file is empty. Please choose another one.',
  tooLarge: (most: string) =>
    `A backup file sent from here can have up to ${most}. Restore larger ones with npm run restore.`,
  cutOff: 'Only a part of the file has arrived. Please choose it again.',
  noRoomToUpload: (needed: string, free: string) =>
    `There isn’t enough space for this file: it needs ${needed}, but the disk has ${free} left. Free up some space and try again.`,
  restoreFailed: 'The restore failed, and nothing was changed. The server log says why.',
  uploadFailed: 'The file couldn’t be checked. The server log says why.',
  noRoom: (needed: string, free: string) =>
    `There isn’t enough space for a backup: it may need ${needed}, but the disk has ${free} left. Free up some space and try again.`,
  noRoomToRestore: (folder: string, needed: string, free: string) =>
    `There isn’t enough space to restore this backup: ${folder} needs ${needed}, but its disk has ${free} left. Free up some space and try again. Nothing was changed.`,
  notEmpty: (what: string) =>
    `The database already has ${what}. To replace everything, add --replace; it’s backed up first.`,
  newerData: 'The database was written by a newer version of this program. Use that version.',
  rowsDiffer: (table: string) =>
    `After loading, the table ${table} didn’t match the backup. Nothing was changed.`,
  filesDiffer: (path: string) => `After loading, ${path} didn’t match the backup.`,
  failed: 'The last backup failed. The server log says why.',
} as const
