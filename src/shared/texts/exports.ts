import type { ExportKind } from '../contract/transfer.admin.ts'

export const exportTexts = {
  heading: 'Take it with you',
  hint: 'Yours, in forms that others can read too.',
  kinds: {
    markdown: {
      name: 'Markdown and pictures',
      text: 'One file a story, with its pictures.',
      label: 'Export Markdown and pictures',
    },
    static: {
      name: 'A static website',
      text: 'Opens without any server.',
      label: 'Export a static website',
    },
  } satisfies Record<ExportKind, { name: string; text: string; label: string }>,
  backup: {
    name: 'Everything, as a backup',
    text: 'Stories, photos, comments, letters, log and settings.',
    label: 'Export everything as a backup',
    making: 'Making the backup…',
  },
  about: (size: string) => `About ${size}`,
  failed: 'The download didn’t start',
  lastBackup: (moment: string) =>
    `The last backup was made on ${moment} and read back to check it.`,
  noBackup: 'There is no backup yet. Exporting everything makes one.',
} as const
