/** The counter must detect this work, which is quadratic in its input. */
export function workQuadratically(source: string): number {
  let steps = 0
  for (const _ of source) for (const _inner of source) steps += 1
  return steps
}
