export const dogErrors = {
  changedElsewhere:
    'This was saved somewhere else after you opened it. Reload the page to see what changed. What you typed is kept as a draft.',
  versionNotFound: 'That earlier save is no longer there.',
  entryNotFound: 'This entry does not exist or has been removed.',
  noBirthday: 'The timeline begins with a birthday, which is not known yet.',
} as const
