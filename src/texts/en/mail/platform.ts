import { plurals } from '../grammar.ts'

const lengthOf = (seconds: number) => plurals.counted(seconds, 'second', 'seconds')

/** Words of our own that stand in mails. */
export const mailWords = {
  stamp: (dogName: string) => `A stamp with ${dogName}’s head`,
  picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
  clip: (alt: string, seconds: number | null) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt].filter(Boolean).join(': '),
  /** The length is unknown where an address was typed by hand. */
  playClip: (seconds: number | null) =>
    seconds === null ? 'Play the clip' : `Play the clip, ${lengthOf(seconds)}`,
} as const
