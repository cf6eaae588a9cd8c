import type { SourceKind } from '../contract/transfer.admin.ts'

interface SourceTexts {
  name: string
  hint: string
  /** In "Drop … here". */
  file: string
}

export const sourceTexts: Record<SourceKind, SourceTexts> = {
  wordpress: { name: 'WordPress', hint: 'Tools, Export: .xml', file: 'the WordPress file' },
  ghost: { name: 'Ghost', hint: 'Settings, Export: .json or .zip', file: 'the Ghost file' },
  markdown: {
    name: 'Markdown',
    hint: 'A .zip of .md files and pictures',
    file: 'the .zip with your Markdown files',
  },
  diary: { name: 'Dachshund Diary', hint: 'Our own export: .zip', file: 'the .zip of a diary' },
}

export const dropTexts = {
  question: 'Where does the diary come from?',
  title: 'Put it in the box',
  text: (file: string, most: string) =>
    `Drop ${file} here, up to ${most}. We look inside first: nothing is written before you have seen the list.`,
  choose: 'Choose a file',
  announcing: 'One moment…',
  letGo: 'Let go, and it’s in the box',
} as const

export const sendingTexts = {
  title: (name: string) => `Sending ${name}`,
  progress: 'Sent so far',
  sent: (sent: string, all: string) => `${sent} of ${all}`,
  staysOpen: 'Keep this tab open until it’s all here. You can look at other screens meanwhile.',
  cancel: 'Cancel',
  lost: 'The connection was lost on the way. Check your connection, then choose the file again.',
  refusedByProxy: (status: number) =>
    `Something in front of the diary didn’t let the file through (${status}); it may limit how large a file can be. Raise the limit there, or bring the file in from the shell: npm run import.`,
  notHere: 'The file isn’t here yet',
  notHereText: (name: string, size: string) => `Choose ${name} (${size}) once more to send it.`,
  chooseAgain: 'Choose the file again',
  otherFile: (name: string) => `That’s another file. Please choose ${name}, just as it was.`,
} as const

export const lookingTexts = {
  title: 'Looking inside',
  text: 'Nothing is written yet. You can leave this page: the list will be here when you come back.',
} as const

export const throwAwayTexts = {
  open: 'Another file',
  title: 'Put this file away?',
  text: 'Nothing of it has been written. To bring it in later, you’d have to choose it again.',
  keep: 'Keep it',
  away: 'Put it away',
} as const
