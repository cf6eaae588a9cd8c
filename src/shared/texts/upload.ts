import { MAX_UPLOAD_MEGABYTES, MAX_UPLOAD_MEGAPIXELS } from '../limits.ts'

/** Why a photo from the device was not taken, and what to do about it. */
export const uploadTexts = {
  tooLarge: `This file is larger than ${MAX_UPLOAD_MEGABYTES} MB. Please choose a smaller one or export it at a lower quality.`,
  empty: 'This file is empty. Please choose another one.',
  notAnImage: 'This file is not a picture we can read. Please use JPEG, PNG, WebP, AVIF or GIF.',
  heic: 'HEIC pictures cannot be shown by most browsers. On an iPhone choose Settings › Camera › Formats › Most Compatible, or share the photo as JPEG, and add it again.',
  tooManyPixels: `This picture has more than ${MAX_UPLOAD_MEGAPIXELS} megapixels. Please make it smaller and add it again.`,
  tooSlow: 'This picture took too long to read. Please export it as a plain JPEG and add it again.',
  damaged: 'This picture is damaged or incomplete. Please export it again and add the new file.',
  busy: 'Many photos are being prepared right now. Please try again in a moment.',
  diskFull:
    'The disk of the diary is full, so the photo was not stored. Please free some space and try again.',
  notWritable:
    'The folder for photos cannot be written to, so the photo was not stored. Please check its permissions and try again.',
  connectionLost: 'The connection was lost. Please try again.',
} as const
