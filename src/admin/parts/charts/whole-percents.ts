/** Percents that add up to 100: what rounding down leaves over goes where most was cut off. */
export function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const percents = exact.map(Math.floor)
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const cut = (at: number) => (exact[at] ?? 0) - (percents[at] ?? 0)
  const mostCut = values.map((_, at) => at).sort((a, b) => cut(b) - cut(a))
  const raised = new Set(mostCut.slice(0, left))
  return percents.map((percent, at) => (raised.has(at) ? percent + 1 : percent))
}
