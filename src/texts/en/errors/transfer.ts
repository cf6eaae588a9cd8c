import { importLimits } from '#shared/transfer.ts'
import { fileSizes, numbers, plurals } from '../grammar.ts'

export const importErrors = {
  badChoice: 'Choose yes or no',
  category: 'Choose a category for each name',
  fileName: 'The file needs a name',
  fields: { category: 'Category', fileName: 'The file’s name' },
  empty: 'This file is empty. Please choose another one.',
  tooLarge: (most: number) => `A file can have up to ${fileSizes.whole(most)}.`,
  notFound: 'This import is gone.',
  notNow: 'The import has moved on meanwhile. Reload the page to see how far it is.',
  tooMany: 'Several files are waiting already. Bring them in or throw them away first.',
  noRoom: (needed: number) =>
    `There isn’t enough room on the disk. Please free about ${fileSizes.whole(needed)} and try again.`,
  cutOff: 'Only a part of the file has arrived. Please choose the file again.',
  tooMuch: 'More arrived than was announced. Please choose the file again.',
  notBytes: 'Send the file itself, as application/octet-stream.',
  tooLate: 'This import is too long ago to be undone.',
  fileGone: 'The file isn’t on the server any more. Please choose it again.',
  exportRuns: 'An export is being written already.',
  trouble: 'Something went wrong again and again. The log of the server says more.',
} as const

/** Sentences of the import report about things that a post lost. */
export const warningTexts = {
  gallery: (pictures: number) => plurals.counted(pictures, 'picture', 'pictures'),
  notFetched: (name: string, why: string) => `${name} could not be fetched: ${why}`,
  pictureMissing: (name: string) => `${name} is not in the file`,
  pictureDamaged: (name: string) => `${name} is damaged`,
  notAPicture: (name: string, why: string) => `${name} could not be stored: ${why}`,
  noCover: 'It had no picture, so the portrait or a pattern stands in for the cover',
  slugTaken: (wanted: string, got: string) => `The address ${wanted} was taken; it is at ${got}`,
  addressUnknown: (pattern: string) =>
    `Its old address was made by a template (${pattern}), so links to it lead nowhere`,
  addressTaken: (path: string) => `There is a page at ${path}, so visitors see that page`,
  addressesFull: 'There are too many old addresses; this one leads nowhere',
  shortened: 'It was too long and is cut at its end',
  future: 'Its day lies ahead, so it is a draft',
  categoriesFull: (name: string) => `There is no room for the category “${name}” in the list`,
  failed: 'It could not be brought in. The log of the server says more.',
  tangled: 'Its HTML is too tangled to read, so only the words came along',
  galleryPicture: (id: string) => `Picture ${id} of a gallery`,
  reusableBlock: 'A reusable block that isn’t in the file',
  block: (name: string) => `The block “${name}”`,
  script: 'a script',
  form: 'a form',
  tweet: 'a tweet',
  otherPost: 'a post of another site',
  frame: 'a frame without an address',
  media: (kind: string) => `a ${kind} file`,
  noAddress: 'without an address',
  mergedCells: 'merged cells',
  nestedTable: 'a table inside another or a list',
} as const

/** Texts that an import writes into posts. */
export const importedTexts = {
  untitled: 'Untitled',
  pictureInText: 'a picture in the text',
  writtenBy: (author: string) => `Written by ${author}`,
  tags: (tags: readonly string[]) => `Tags: ${tags.join(', ')}`,
} as const

/** Column names of the report's CSV file. */
export const importCsvTexts = {
  columns: ['Title', 'Post', 'State', 'Kind', 'What could not be kept'],
} as const

/** Reasons why an image could not be downloaded from the old blog. */
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

/** Reasons why a file was refused, each with a remedy. The keys are part of the error codes. */
export const refusals = {
  unknown:
    'We don’t recognize this file. Please use a WordPress export (.xml), a Ghost export (.json or .zip), or a .zip with markdown files.',
  missing: 'There’s no such file. Please check its name.',
  empty: 'This file is empty. Please export it again.',
  cut_off:
    'This file ends too early, so a part of it is missing. Please download or export it again.',
  damaged: 'This file is damaged. Please download or export it again.',
  encoding:
    'The letters in this file aren’t stored as UTF-8, so they would come out wrong. Please export it again as UTF-8.',
  doctype:
    'This file defines entities of its own (a DTD), which no blog’s export needs. We don’t open such files.',
  too_deep:
    'The parts of this file are nested deeper than any blog’s export. We don’t open such files.',
  post_too_large: `A post in this file is larger than ${importLimits.postBytes / 1024 / 1024} MB. Please shorten or remove it and export again.`,
  code_front_matter:
    'A file in here has code as its front matter (---js), and we never run code from a file. Please write its front matter as YAML.',
  zip_path:
    'This zip has file names that lead out of its own folder. We don’t open such files. Please pack it again.',
  zip_link:
    'This zip has links instead of files in it. Please pack it again with the files themselves.',
  zip_encrypted: 'This zip is locked with a password. Please pack it again without one.',
  zip_entries: `This zip has more than ${numbers.written(importLimits.zipEntries)} files. Please pack it in parts.`,
  zip_bomb: 'Unpacked, this zip would be far larger than a blog can be. We don’t open such files.',
  endless:
    'We began to look into this file twice and never got to its end. Please export it again, in smaller parts if you can.',
  pictures_missing: 'There’s no such folder or zip of pictures. Please check its name.',
} as const

/** Reasons why a post is imported as a draft. */
export const draftReasons = {
  page: 'It was a page, so it’s a draft here',
  trash: 'It was in the trash, so it’s a draft here',
  private: 'It was private, so it’s a draft here',
  password: 'It had a password, so it’s a draft here',
  scheduled: 'It was scheduled, so it’s a draft here',
  members: 'It was for members only, so it’s a draft here',
  letter: 'It was only sent by email, so it’s a draft here',
  no_date: 'It has no date, so it’s a draft here',
  expired: 'It was set to expire, so it’s a draft here',
  note: 'It doesn’t say that it’s public, so it’s a draft here',
} as const
