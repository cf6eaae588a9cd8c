/** Why a goal is missed, as far as we know; the first that fits is said. */
const reasons: [about: RegExp, reason: string][] = []

export function reasonFor(goal: string): string {
  return (
    reasons.find(([about]) => about.test(goal))?.[1] ??
    'not yet understood; the machine may have been busy, see whether it repeats.'
  )
}
