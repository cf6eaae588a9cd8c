/** One promise of the product, what was measured, and whether it was kept. */
export interface Promised {
  promise: string
  figure: string
  /** Null where this machine does not allow the attempt. */
  isKept: boolean | null
}

export const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`

/** How long it took until it was so; infinitely long when it never was. */
export async function waitFor(isSo: () => Promise<boolean>, limitMs: number): Promise<number> {
  const begun = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return performance.now() - begun
    if (performance.now() - begun > limitMs) return Number.POSITIVE_INFINITY
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export function printTable(rows: Promised[]) {
  const width = Math.max(...rows.map((row) => row.promise.length))
  console.log('')
  for (const { promise, figure, isKept } of rows) {
    const verdict = isKept === null ? 'untried' : isKept ? 'kept' : 'BROKEN'
    console.log(`${verdict.padEnd(7)}  ${promise.padEnd(width)}  ${figure}`)
  }
}
