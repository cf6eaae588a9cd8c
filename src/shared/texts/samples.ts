import type { Samples } from '../contract/samples.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const samplesText = ({ posts, photos }: Samples) =>
  [
    posts > 0 && counted(posts, 'sample story', 'sample stories'),
    photos > 0 && counted(photos, 'sample photo', 'sample photos'),
  ]
    .filter(Boolean)
    .join(' and ')

export const samplesTexts = {
  title: 'Samples',
  about: (samples: Samples) =>
    `${samplesText(samples)} came with the diary and haven’t been changed. Anything you’ve edited isn’t counted here and stays.`,
  remove: 'Remove the samples',
  removing: 'Removing…',
  ask: 'Remove the samples?',
  askText: (samples: Samples) =>
    `${samplesText(samples)} will be gone. A backup of everything is made first, so you can get them back.`,
  keep: 'Keep them',
  done: (samples: Samples) => `${samplesText(samples)} removed`,
  failed: 'The samples weren’t removed',
} as const
