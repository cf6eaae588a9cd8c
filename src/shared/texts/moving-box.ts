import { importLimits } from '../transfer.ts'

/** Why a file is not taken in, and what to do about it. The keys are part of the error codes. */
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
  zip_entries: `This zip has more than ${importLimits.zipEntries.toLocaleString('en-US')} files. Please pack it in parts.`,
  zip_bomb: 'Unpacked, this zip would be far larger than a blog can be. We don’t open such files.',
  endless:
    'We began to look into this file twice and never got to its end. Please export it again, in smaller parts if you can.',
  pictures_missing: 'There’s no such folder or zip of pictures. Please check its name.',
} as const

/** Why a post comes in as a draft that nobody sees. */
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
