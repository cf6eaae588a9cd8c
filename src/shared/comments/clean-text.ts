/** Direction marks can make a text read differently from its characters. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Soft hyphens, zero-width characters, fillers and tags are invisible. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant alone
  /\u034f|[\u00ad\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Persian words and family emoji need joiners, but only single ones between two characters. */
const LONE_JOINERS = /(?<=^|\s|[\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/gu
const MANY_VARIANTS = /([\ufe00-\ufe0f])[\ufe00-\ufe0f]+/g
/** Stacked combining marks overflow into the lines above; no language needs more than four. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu
const HALF_PAIRS = /\p{Cs}/gu

const clean = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROL, '')
    .replace(HALF_PAIRS, '')
    .normalize('NFC')
    .replace(BIDI, '')
    .replace(INVISIBLE, '')
    .replace(LONE_JOINERS, '')
    .replace(MANY_VARIANTS, '$1')
    .replace(MANY_MARKS, '$1')

/** Removes characters that disguise or disturb a text; line breaks stay. */
export const cleanMessage = (text: string) =>
  clean(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

export const cleanName = (name: string) => clean(name).replace(/\s+/g, ' ').trim()
