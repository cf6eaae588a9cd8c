export const autosaveTexts = {
  unchanged: 'No unsaved changes',
  saving: 'Saving…',
  draftSaved: (time: string) => `Unfinished draft saved at ${time}`,
  offline: 'Offline. Kept in this browser.',
  signedOut: 'Signed out. Kept in this browser.',
  failed: 'Not saved anywhere. Save the post soon.',
  conflict: 'Also changed in another window.',
  compare: 'Compare',
  saved: (time: string) => `Saved at ${time}`,
} as const

export const restoreTexts = {
  title: 'You have unsaved changes',
  text: (title: string, time: string) =>
    `“${title}”: kept in this browser on ${time}, but never saved.`,
  onServer: (title: string, time: string) =>
    `“${title}”: kept as an unfinished draft on ${time}, but never saved.`,
  /** `end` is the end of the text, which tells two restorable copies of a post apart. */
  ends: (words: string, end: string) => `${words}, ending “${end}”`,
  savedSince: 'The post was saved elsewhere in the meantime; you can compare both when you save.',
  show: 'Show the difference',
  hide: 'Hide the difference',
  restore: 'Restore',
  discard: 'Discard',
  discardTitle: 'Discard these words?',
  discardText: 'They’re only in this browser and will be gone for good.',
  discardOnServer: 'They aren’t anywhere else and will be gone for good.',
  keep: 'Keep them',
} as const

export const leaveTexts = {
  title: 'Leave without saving?',
  text: 'Your changes aren’t in the post yet. We’ll keep them as an unfinished draft and offer them when you come back.',
  stay: 'Keep writing',
  leave: 'Leave',
} as const

export const conflictTexts = {
  title: 'This post was saved somewhere else',
  text: 'Another tab or another person saved it after you opened it. Nothing has been overwritten. Compare both and choose.',
  theirs: 'Saved version',
  mine: 'Your version',
  keepMine: 'Save mine',
  takeTheirs: 'Use the saved version',
  keepBoth: 'Keep both',
  goOn: 'Keep editing',
  same: 'No difference here.',
} as const

export const draftConflictTexts = {
  title: 'This draft was changed in another window',
  text: 'Another tab or device changed it too. Nothing has been overwritten. Compare both and choose.',
  theirs: 'Other version',
  mine: 'Your version',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the other version',
  keepBoth: 'Keep both',
  goOn: 'Keep editing',
  same: 'No difference here.',
} as const

/** Compares two versions of a text in one field. */
export const mergeTexts = {
  mark: '**The other version:**',
  toast: {
    title: 'Both are in the editor',
    description: 'The other version stands below yours. Nothing is saved yet.',
  },
} as const

export const unfinishedTexts = {
  title: 'Unfinished',
  untitled: 'Untitled',
  changes: 'Unsaved changes',
  gone: 'This draft is no longer there. It was saved as a post or discarded.',
  discard: (title: string) => `Discard "${title}"`,
  more: (count: number) => `${count} more unfinished`,
  failed: { title: 'Error', description: 'Failed to discard the draft. Please try again.' },
} as const

export const deletedTexts = {
  title: 'This post was deleted somewhere else',
  text: 'Your words are still here. You can save them as a new post.',
  saveAsNew: 'Save as new post',
  goOn: 'Not now',
} as const

export const historyTexts = {
  title: 'History',
  text: 'We keep your last 50 saves. Restoring one puts its words back in the editor; nothing changes until you save.',
  loading: 'Loading the history…',
  failed: 'We couldn’t load the history. Please try again.',
  retry: 'Try again',
  empty: 'No earlier versions yet.',
  choose: 'Choose a version to compare it with what’s in the editor.',
  compare: (time: string) => `What would change if you restored the version from ${time}`,
  same: 'This is what’s in the editor now.',
  restore: 'Restore this version',
  words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  current: 'last save',
} as const

export const differenceTexts = {
  removed: 'removed',
  added: 'added',
  unchangedParts: '…',
  on: 'On',
  off: 'Off',
  nothing: '(empty)',
} as const
