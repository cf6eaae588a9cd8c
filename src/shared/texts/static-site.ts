/** What stands in the site as plain files where the diary itself would ask for something. */
export const staticSiteTexts = {
  contact: 'This is a copy of the diary. It can’t take messages or sign anyone up for letters.',
  moved: 'This page has moved',
} as const
