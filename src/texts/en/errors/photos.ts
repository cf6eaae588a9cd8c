import {
  clipLimits,
  MAX_AVIF_MEGAPIXELS,
  MAX_PHOTOS_AT_ONCE,
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOAD_MEGAPIXELS,
} from '#shared/limits.ts'

/** Reasons why a photo was refused, each with a remedy. */
export const uploadTexts = {
  tooLarge: `This file is larger than ${MAX_UPLOAD_MEGABYTES} MB. Please choose a smaller one or export it at a lower quality.`,
  empty: 'This file is empty. Please choose another one.',
  notAnImage: 'We can’t read this file as a picture. Please use JPEG, PNG, WebP, AVIF, or GIF.',
  heic: 'Most browsers can’t show HEIC pictures. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or share the photo as JPEG, and add it again.',
  tooManyPixels: `This picture has more than ${MAX_UPLOAD_MEGAPIXELS} megapixels. Please make it smaller and add it again.`,
  tooManyAvifPixels: `This AVIF picture has more than ${MAX_AVIF_MEGAPIXELS} megapixels. Please save it as JPEG and add it again.`,
  tooLongAnimation:
    'This animation has too many frames for its size. Please make it shorter or smaller and add it again.',
  tooSlow: 'This picture took too long to read. Please export it as a plain JPEG and add it again.',
  damaged: 'This picture is damaged or incomplete. Please export it again and add the new file.',
  tooHeavy:
    'This picture was too much for this machine. Please save a smaller version as a plain JPEG and add it again.',
  busy: 'Many photos are being prepared right now. Please try again in a moment.',
  diskFull:
    'The diary’s disk is full, so the photo wasn’t saved. Please free up some space and try again.',
  notWritable:
    'The photo folder isn’t writable, so the photo wasn’t saved. Please check its permissions and try again.',
  connectionLost: 'The connection was lost. Please try again.',
} as const

const megabytes = (bytes: number) => bytes / 1024 ** 2

/** Reasons why a clip was refused, each with a remedy. */
export const clipTexts = {
  sentTooLarge: `This clip is larger than ${megabytes(clipLimits.sentBytes)} MB. Please choose a shorter one.`,
  tooLarge: `This clip is larger than ${megabytes(clipLimits.storedBytes)} MB. Please trim it, or save it smaller, and add it again.`,
  tooLong: `A clip can be ${clipLimits.seconds} seconds long. Please trim it and add it again.`,
  hevc: 'Most browsers can’t play HEVC videos. On an iPhone, choose Settings › Camera › Formats › Most Compatible, or save the clip as MP4 with H.264, and add it again.',
  withoutPicture: 'There’s only sound in this file. Please choose a clip with a picture.',
  unknown:
    'Browsers can’t play this kind of video. Please save it as MP4 with H.264 and add it again.',
  damaged:
    'The diary couldn’t read this clip. Please save it again as MP4 with H.264 and add the new file.',
  tooSlow: 'This clip took too long to read. Please save it again as MP4 and add the new file.',
  tooHeavy:
    'This clip was too much for this machine. Please save a smaller version and add it again.',
} as const

export const photoErrors = {
  title: 'Title must be at least 3 characters',
  description: 'Description must be at least 10 characters',
  category: 'Category is required',
  alt: 'Alt text must be text',
  dayAhead: 'This day is still to come. Please choose today or an earlier day.',
  otherDays: 'Only photos of the same day can be put in order.',
  notFound: 'This photo doesn’t exist or has been removed.',
  noneChosen: 'Please choose at least one photo',
  tooManyChosen: `Please choose at most ${MAX_PHOTOS_AT_ONCE} photos at once`,
  longAddress: 'This address is too long for a focal point',
  fields: { title: 'Title', description: 'Description', category: 'Category', alt: 'Alt text' },
} as const
