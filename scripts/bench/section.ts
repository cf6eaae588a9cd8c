/** A table of the report; the first column names its row. */
export interface Table {
  caption: string
  head: string[]
  rows: (string | number)[][]
}

export interface Goal {
  goal: string
  wanted: string
  measured: string
  isKept: boolean
  /** Said where it is not kept. */
  reason?: string
}

/** One part of the bench. What it found is plain data, kept from run to run. */
export interface Section<Found = unknown> {
  title: string
  /** What was done and how to read the figures. */
  about: string
  measure(): Promise<Found>
  tables(found: Found): Table[]
  goals(found: Found): Goal[]
}

export const ms = (value: number) => {
  if (value >= 100) return `${Math.round(value)} ms`
  return value >= 10 ? `${value.toFixed(1)} ms` : `${value.toFixed(2)} ms`
}
export const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
export const mb = (value: number) => `${Math.round(value)} MB`
export const times = (value: number) => `${value.toFixed(2)} ×`
export const bytes = (value: number) => {
  if (value < 1000) return `${value} B`
  return value < 1_000_000 ? `${(value / 1000).toFixed(1)} KB` : `${(value / 1e6).toFixed(1)} MB`
}
export const count = (value: number) => Math.round(value).toLocaleString('en')

/** The worst of several, judged against one limit. */
export const most = (goal: string, limit: number, values: number[], say: (n: number) => string) => {
  const worst = Math.max(...values)
  return { goal, wanted: `≤ ${say(limit)}`, measured: say(worst), isKept: worst <= limit }
}
