import { clipLimits } from '#shared/limits.ts'

export interface TrimRange {
  from: number
  to: number
}

/** `posterAt` is the second of the still image; null takes the first frame that is not dark. */
export interface ClipChoice {
  cut: TrimRange
  posterAt: number | null
}

const MAX_SECONDS = clipLimits.seconds
const MAX_LONG_SIDE = Math.round((clipLimits.lines * 16) / 9)
const MIN_SECONDS = 1

/** Cameras that record "a minute" often add a few frames, which are cut off silently. */
export const isClipTooLong = (length: number) => length >= MAX_SECONDS + 0.5

export const createDefaultRange = (length: number): TrimRange => ({
  from: 0,
  to: Math.min(length, MAX_SECONDS),
})

/** For display: even the shortest clip counts as one second. */
export const displaySecondsOf = ({ from, to }: TrimRange) => Math.max(1, Math.round(to - from))

export const POSTER_CANDIDATE_COUNT = 6

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

/** Moves one end; the other end follows if the part would become too long or too short. */
export function moveRangeEnd(
  cut: TrimRange,
  end: keyof TrimRange,
  requested: number,
  length: number,
): TrimRange {
  const min = Math.min(MIN_SECONDS, length)
  if (end === 'from') {
    const from = between(0, requested, length - min)
    return { from, to: between(from + min, cut.to, Math.min(from + MAX_SECONDS, length)) }
  }
  const to = between(min, requested, length)
  return { from: between(Math.max(0, to - MAX_SECONDS), cut.from, to - min), to }
}

/** Seconds before the end, because not every file has a frame at its very end. */
const BEFORE_END = 0.1

/** Returns evenly spaced times, including the first and the last. */
export function listEvenTimes({ from, to }: TrimRange, count: number): number[] {
  const last = Math.max(from, to - BEFORE_END)
  return Array.from({ length: count }, (_, at) => from + ((last - from) * at) / (count - 1))
}

/** Brightness is 0 to 255; dark frames come from a pocket, a lens cap or a fade. */
export const isDarkFrame = (brightness: number) => brightness <= 40

/** Returns the index of the first frame that is not dark, else of the brightest. */
export function choosePosterIndex(brightness: readonly number[]): number {
  const first = brightness.findIndex((value) => !isDarkFrame(value))
  return first === -1 ? brightness.indexOf(Math.max(...brightness)) : first
}

/** Rounds to even sides, which encoders require. */
export function fitClipSize(width: number, height: number) {
  const scale = Math.min(
    1,
    clipLimits.lines / Math.min(width, height),
    MAX_LONG_SIDE / Math.max(width, height),
  )
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

const BITS_PER_SECOND = 2_500_000
export const AUDIO_BITS_PER_SECOND = 128_000
/** Encoders meet the requested bitrate only roughly. */
const SHARE_OF_LIMIT = 0.85

/** Bitrate of the video track, low enough that a whole minute stays below the size limit. */
export function chooseVideoBitrate(seconds: number): number {
  const fitting = (clipLimits.storedBytes * 8 * SHARE_OF_LIMIT) / seconds - AUDIO_BITS_PER_SECOND
  return Math.round(Math.min(BITS_PER_SECOND, fitting))
}

export interface FilmProperties {
  codec: string | null
  width: number
  height: number
  bytes: number
  length: number
}

/** Whether the film is small enough without conversion and used as a whole. */
export function canSendUnchanged(
  { codec, width, height, bytes, length }: FilmProperties,
  cut: TrimRange,
): boolean {
  const fit = fitClipSize(width, height)
  // `fitClipSize` makes odd sides even, which alone is no reason to convert.
  const isSmall = fit.width + 1 >= width && fit.height + 1 >= height
  const isWhole = cut.from === 0 && length - cut.to < MIN_SECONDS / 2
  return codec === 'avc' && isSmall && isWhole && bytes <= clipLimits.storedBytes
}

const endings = /\.(mp4|m4v|mov|webm|mkv|avi|3gp|mpe?g|wmv)$/i

/** Some phones send no MIME type, so the file extension counts, too. */
export const isClipFile = ({ type, name }: File) =>
  type.startsWith('video/') || (!type.startsWith('image/') && endings.test(name))
