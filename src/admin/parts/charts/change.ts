import { numbers } from '#texts/grammar.ts'

export interface Change {
  isUp: boolean
  text: string
}

/** In percent of what it was; nothing where there is nothing to compare with, or no difference. */
export function percentChange(now: number, before: number): Change | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0
    ? null
    : { isUp: percent > 0, text: `${numbers.written(Math.abs(percent))}%` }
}

/** To one place behind the point, as the figure itself is shown. */
export function difference(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  const tenths = Math.round(now * 10) - Math.round(before * 10)
  return tenths === 0 ? null : { isUp: tenths > 0, text: numbers.written(Math.abs(tenths) / 10) }
}
