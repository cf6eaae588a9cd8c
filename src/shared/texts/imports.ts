const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

export const importTexts = {
  badChoice: 'Choose yes or no',
  badCategory: 'Choose a category for each name',
  noName: 'The file needs a name',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: (most: number) => `A file can have up to ${inMegabytes(most)}.`,
  notFound: 'This import is gone.',
  notNow: 'The import has moved on meanwhile. Reload the page to see how far it is.',
  tooMany: 'Several files are waiting already. Bring them in or throw them away first.',
  noRoom: (needed: number) =>
    `There isn’t enough room on the disk. Please free about ${inMegabytes(needed)} and try again.`,
  cutOff: 'Only a part of the file has arrived. Please choose the file again.',
  tooMuch: 'More arrived than was announced. Please choose the file again.',
  notBytes: 'Send the file itself, as application/octet-stream.',
  tooLate: 'This import is too long ago to be undone.',
  fileGone: 'The file isn’t on the server any more. Please choose it again.',
  trouble: 'Something went wrong again and again. The log of the server says more.',
} as const

/** What of a post could not be kept, in the words of its report. */
export const warningTexts = {
  notFetched: (name: string, why: string) => `${name} could not be fetched: ${why}`,
  pictureMissing: (name: string) => `${name} is not in the file`,
  pictureDamaged: (name: string) => `${name} is damaged`,
  notAPicture: (name: string, why: string) => `${name} could not be stored: ${why}`,
  noCover: 'It had no picture, so a drawing stands in for the cover',
  slugTaken: (wanted: string, got: string) => `The address ${wanted} was taken; it is at ${got}`,
  addressUnknown: (pattern: string) =>
    `Its old address was made by a template (${pattern}), so links to it lead nowhere`,
  addressTaken: (path: string) => `There is a page at ${path}, so visitors see that page`,
  addressesFull: 'There are too many old addresses; this one leads nowhere',
  shortened: 'It was too long and is cut at its end',
  future: 'Its day lies ahead, so it is a draft',
  categoriesFull: (name: string) => `There is no room for the category “${name}” in the list`,
  failed: 'It could not be brought in. The log of the server says more.',
} as const

/** Why a picture did not come from the old blog's server. */
export const fetchTexts = {
  notPublic: 'its address is not a public one',
  badAddress: 'its address is not one of the web',
  tooLarge: 'it is too large',
  tooSlow: 'the old server took too long',
  tooManyRedirects: 'it was sent on too often',
  status: (status: number) =>
    status === 404 || status === 410
      ? 'the old server answered “not found”'
      : `the old server answered ${status}`,
  unreachable: 'the old server could not be reached',
  enough: 'there were too many of them',
  off: 'fetching is switched off',
} as const
