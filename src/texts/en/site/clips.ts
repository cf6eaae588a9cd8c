import { plurals } from '../grammar.ts'

/** Stands before the length that a clip wears on its poster, and is read aloud only. */
export const clipWords = { readAloud: 'Clip, ' } as const

/** In letters, where nothing plays. The length is unknown where an address was typed by hand. */
export const clipLetterWords = {
  play: (seconds: number | null) =>
    seconds === null ? 'Play the clip' : `Play the clip, ${lengthOf(seconds)}`,
  inText: (alt: string, seconds: number | null) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt].filter(Boolean).join(': '),
} as const

const lengthOf = (seconds: number) => plurals.counted(seconds, 'second', 'seconds')
