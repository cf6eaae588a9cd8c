import type { BackupKind } from '#shared/contract/backups.admin.ts'

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
} as const
