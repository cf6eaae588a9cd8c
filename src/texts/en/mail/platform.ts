import { plurals } from '../grammar.ts'

const lengthOf = (seconds: number) => plurals.counted(seconds, 'second', 'seconds')

export const mailWords = {
  stamp: (dogName: string) => `A stamp with ${dogName}’s head`,
  picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
  clip: (alt: string, seconds: number | null) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt].filter(Boolean).join(': '),
  /** The length is unknown when the owner typed the clip's address by hand. */
  playClip: (seconds: number | null) =>
    seconds === null ? 'Play the clip' : `Play the clip, ${lengthOf(seconds)}`,
} as const
