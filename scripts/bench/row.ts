/** A line of the table. */
export interface Row {
  what: string
  budget: string
  measured: string
  isOk: boolean
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** How a figure is written. */
export const say = {
  ms: (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  mb: (value: number) => `${Math.round(value)} MB`,
  kb: (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`,
  times: (value: number) => `${value.toFixed(2)} ×`,
  exactTimes: (value: number) => `${value.toFixed(3)} ×`,
  count: (value: number) => String(value),
}

type Say = (value: number) => string

export const atMost = (what: string, limit: number, value: number, write: Say): Row => ({
  what,
  budget: `≤ ${write(limit)}`,
  measured: write(value),
  isOk: value <= limit,
})

export const atLeast = (what: string, limit: number, value: number, write: Say): Row => ({
  what,
  budget: `≥ ${write(limit)}`,
  measured: write(value),
  isOk: value >= limit,
})

export function printTable(rows: Row[]) {
  const head = { what: 'what', budget: 'budget', measured: 'measured', verdict: '' }
  const lines = [head, ...rows.map((row) => ({ ...row, verdict: row.isOk ? 'ok' : 'MISSED' }))]
  const columns = ['what', 'budget', 'measured', 'verdict'] as const
  const width = (name: (typeof columns)[number]) =>
    Math.max(...lines.map((one) => one[name].length))
  const widths = columns.map(width)
  const rule = widths.map((size) => '-'.repeat(Math.max(3, size)))
  const write = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [first = '', ...rest] = lines.map((line) => write(columns.map((name) => line[name])))
  console.log(['', first, write(rule), ...rest].join('\n'))
}
