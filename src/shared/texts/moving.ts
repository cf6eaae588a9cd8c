export const movingTexts = {
  title: 'Import and export',
  back: 'Settings',
  loadFailed: 'We couldn’t load your imports. Please check your connection and try again.',
  failedTitle: 'That didn’t work',
  gone: 'This import is gone. It may have been thrown away on another device.',
  startOver: 'Bring in another diary',
} as const

/** On Settings › Database, and in the first steps. */
export const movingCardTexts = {
  title: 'Import and export',
  text: 'Bring your old blog along, or take everything with you: as Markdown, as a website, as a backup.',
  open: 'Open',
  firstSteps: 'Moving in from WordPress, Ghost or a folder of Markdown?',
  bring: 'Bring your diary along',
} as const
