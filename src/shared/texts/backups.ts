import type { BackupKind } from '../contract/backups.ts'

export const backupTexts = {
  title: 'Backups',
  hint: 'One file with all posts, photos, messages and settings. Keep a copy somewhere else too.',
  daily: 'Made every day by itself; the last 7 days and 4 weeks are kept.',
  notDaily: 'Daily backups are switched off (BACKUPS=none).',
  none: 'There is no backup yet.',
  now: 'Back up now',
  running: 'Backing up…',
  download: 'Download',
  notDownloaded: 'Backup not downloaded',
  failed: 'Failed to fetch the backups',
  done: { title: 'Backup made', description: 'It was read back and is whole.' },
  trouble: 'Backup failed',
  kinds: {
    daily: 'daily',
    'by-hand': 'by hand',
    'before-upgrade': 'before an upgrade',
    'before-restore': 'before a restore',
  } satisfies Record<BackupKind, string>,
} as const
