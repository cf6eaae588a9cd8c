export interface Row {
  what: string
  budget?: string
  figure: string
  /** Null if this machine does not allow the attempt. */
  isWithin: boolean | null
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

export const say = {
  ms: (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  minutes: (ms: number) => `${(ms / 60_000).toFixed(1)} minutes`,
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
  figure: write(value),
  isWithin: value <= limit,
})

export const atLeast = (what: string, limit: number, value: number, write: Say): Row => ({
  what,
  budget: `≥ ${write(limit)}`,
  figure: write(value),
  isWithin: value >= limit,
})
