import type { BackupKind, Restore } from '#shared/contract/backups.admin.ts'
import { plurals } from '../grammar.ts'

export const backupTexts = {
  title: 'Backups',
  hint: 'One file with every post, photo, message, and setting. Keep a copy somewhere else too.',
  daily: 'A new one is made every day. We keep the last 7 days and 4 weeks.',
  notDaily: 'Daily backups are turned off (BACKUPS=none).',
  none: 'No backup yet.',
  days: 'Backups of the last 7 days',
  dayMade: 'backed up',
  dayMissing: 'no backup',
  now: 'Back up now',
  running: 'Backing up…',
  download: 'Download',
  notDownloaded: 'Backup not downloaded',
  failed: 'Failed to fetch the backups',
  done: { title: 'Backup made', description: 'We read it back to make sure it’s complete.' },
  trouble: 'Backup failed',
  kinds: {
    daily: 'daily',
    'by-hand': 'by hand',
    'before-upgrade': 'before an upgrade',
    'before-restore': 'before a restore',
    uploaded: 'uploaded',
  } satisfies Record<BackupKind, string>,
  restore: 'Restore',
  fromFile: 'Restore from a file',
  checking: 'Checking the file you sent…',
} as const

export const restoreTexts = {
  ask: (day: string) => `Restore the backup of ${day}?`,
  text: 'Posts, photos, comments, readers, and settings become what they were then. What was written since is gone from the diary.',
  facts: [
    'A backup of now is made first, so you can come back to it.',
    'Visitors can read all the while; nobody can save anything until it’s done.',
    'Your accounts, passwords, and passkeys stay as they are now, and you stay signed in.',
    'No letter or other mail goes out until you allow it under Readers › Letters.',
  ],
  typeName: (name: string) => `Type ${name} to confirm`,
  cancel: 'Cancel',
  start: 'Restore',
  starting: 'Starting…',
  title: (day: string) => `Restoring the backup of ${day}`,
  steps: {
    checking: 'Checking the backup',
    'backing-up': 'Making a backup of now',
    rows: 'Putting the pages back',
    photos: 'Putting the photos back',
  },
  stepDone: 'done',
  leave: 'You can close this page: the restore goes on by itself.',
  lost: 'The connection to the diary is lost. The restore goes on without it; we keep asking how far it is.',
  done: 'Everything is back',
  failed: 'Nothing was restored',
  cutShort: 'The diary was started again meanwhile',
  cutShortText:
    'Either everything is back or nothing was changed, never half of it: have a look at your posts. If they aren’t what you expected, restore the backup again.',
  came: ({ posts, photos }: NonNullable<Restore['came']>) =>
    `${plurals.counted(posts, 'post', 'posts')} and ${plurals.counted(photos, 'photo', 'photos')} are here now.`,
  held: (mails: number) =>
    mails === 0
      ? 'Mail is held until you allow it under Readers › Letters.'
      : `${plurals.counted(mails, 'letter or other mail is', 'letters and other mails are')} held until you allow mail under Readers › Letters.`,
  before: 'What was here before is in the list as a backup “before a restore.”',
  toLetters: 'Go to Letters',
  close: 'Close',
} as const

export const backupUploadTexts = {
  title: (name: string) => `Sending ${name}`,
  progress: 'Sent so far',
  sent: (sent: string, all: string) => `${sent} of ${all}`,
  staysOpen: 'Keep this tab open until it’s all here.',
  checking: 'All of it is here. We’re reading it to the end to make sure it’s complete.',
  cancel: 'Cancel',
  failed: 'The file can’t be restored',
  lost: 'The connection was lost on the way. Check your connection, then choose the file again.',
  refusedByProxy: (status: number) =>
    `Something in front of the diary didn’t let the file through (${status}); it may limit how large a file can be. Raise the limit there, or use the shell: npm run restore.`,
  close: 'Close',
} as const
