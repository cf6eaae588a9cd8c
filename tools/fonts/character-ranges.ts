/** The characters of an English page; any other character loads the rest of the alphabet. */
export const CORE_RANGE =
  'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026'

/** The further characters of German, Spanish and French pages; every such page has some of them. */
export const NEIGHBORS_SIGNS = [
  ...'ÄÖÜäöüß„‚ÁÍÓÚÑáíóúñ¿¡ªºÀÂÆÇÈÉÊËÎÏÔŒÙÛàâæçèêëîïôœùûÿ«»‹›°€\u202f',
]

/** "U+0041-0043,U+00E9" becomes "ABCé". */
export function signsOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
}

export function rangeOf(signs: string[]): string {
  const runs: { from: number; to: number }[] = []
  for (const code of signs.map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && code === last.to + 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}
