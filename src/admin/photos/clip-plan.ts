import { clipLimits } from '#shared/limits.ts'

/** Part of a clip, in seconds from its beginning. */
export interface Cut {
  from: number
  to: number
}

/** What the owner keeps of it, and the moment that stands for it; null: the first that isn't dark. */
export interface ClipChoice {
  cut: Cut
  posterAt: number | null
}

const MAX_SECONDS = clipLimits.seconds
const LONGER_SIDE = Math.round((clipLimits.lines * 16) / 9)
/** Nobody sees less of a dog than that. */
const FEWEST_SECONDS = 1

/** What films "a minute" is often a few pictures longer: those are left out without a word. */
export const isTooLong = (length: number) => length >= MAX_SECONDS + 0.5

export const wholeCut = (length: number): Cut => ({ from: 0, to: Math.min(length, MAX_SECONDS) })

/** As it is told: a clip that plays has one second at least. */
export const secondsOf = ({ from, to }: Cut) => Math.max(1, Math.round(to - from))

/** Of what is kept, to choose one. */
export const POSTERS = 6

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** One end goes where it is wanted; the other one comes along where the part would be too long, or nothing. */
export function moveEnd(cut: Cut, end: keyof Cut, wanted: number, length: number): Cut {
  const least = Math.min(FEWEST_SECONDS, length)
  if (end === 'from') {
    const from = between(0, wanted, length - least)
    return { from, to: between(from + least, cut.to, Math.min(from + MAX_SECONDS, length)) }
  }
  const to = between(least, wanted, length)
  return { from: between(Math.max(0, to - MAX_SECONDS), cut.from, to - least), to }
}

/** A little before the end: not every file has a picture there. */
const BEFORE_END = 0.1

/** So many moments of it, from its first to its last. */
export function momentsOf({ from, to }: Cut, count: number): number[] {
  const last = Math.max(from, to - BEFORE_END)
  return Array.from({ length: count }, (_, at) => from + ((last - from) * at) / (count - 1))
}

/** Of 255: a pocket, a lens cap, a fade. */
export const isDark = (brightness: number) => brightness <= 40

/** Which of the pictures stands for the clip: the first that isn't dark, else the brightest. */
export function choosePoster(brightness: readonly number[]): number {
  const first = brightness.findIndex((value) => !isDark(value))
  return first === -1 ? brightness.indexOf(Math.max(...brightness)) : first
}

/** As large as it is made. Encoders want even sides. */
export function fitSize(width: number, height: number) {
  const scale = Math.min(
    1,
    clipLimits.lines / Math.min(width, height),
    LONGER_SIDE / Math.max(width, height),
  )
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

const BITS_PER_SECOND = 2_500_000
export const SOUND_BITS_PER_SECOND = 128_000
/** Encoders keep to what they are asked for only roughly. */
const SHARE_OF_LIMIT = 0.85

/** Of the pictures: a whole minute must fit, too. */
export function bitrateFor(seconds: number): number {
  const fitting = (clipLimits.storedBytes * 8 * SHARE_OF_LIMIT) / seconds - SOUND_BITS_PER_SECOND
  return Math.round(Math.min(BITS_PER_SECOND, fitting))
}

export interface FilmFacts {
  codec: string | null
  width: number
  height: number
  bytes: number
  length: number
}

/** Small enough as it was filmed, and wanted as a whole. */
export function canGoAsItIs({ codec, width, height, bytes, length }: FilmFacts, cut: Cut): boolean {
  const fit = fitSize(width, height)
  // An odd side is no reason.
  const isSmall = fit.width + 1 >= width && fit.height + 1 >= height
  const isWhole = cut.from === 0 && length - cut.to < FEWEST_SECONDS / 2
  return codec === 'avc' && isSmall && isWhole && bytes <= clipLimits.storedBytes
}

const endings = /\.(mp4|m4v|mov|webm|mkv|avi|3gp|mpe?g|wmv)$/i

/** Some phones give no type at all. */
export const isClip = ({ type, name }: File) =>
  type.startsWith('video/') || (!type.startsWith('image/') && endings.test(name))
