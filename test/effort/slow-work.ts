/** What counting must be able to see: work that grows with the square of its input. */
export function workSlowly(source: string): number {
  let steps = 0
  for (const _ of source) for (const _inner of source) steps += 1
  return steps
}
