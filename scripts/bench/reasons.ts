/** Why a goal is missed, as far as we know; the first that fits is said. */
const reasons: [about: RegExp, reason: string][] = [
  [
    /drawn anew.*embedded/,
    'the database runs in the same process, as WebAssembly, and its work is counted: home asks it three questions of about half a millisecond each, the list two, a post one. It is paid once per page and write; every later visit is sent from memory.',
  ],
  [
    /drawn anew/,
    'home is the largest page: seven posts, six photos and all sections, drawn by React, then hashed and compressed on the spot. It is paid once per page and write; every later visit is sent from memory.',
  ],
  [
    /Memory after load/,
    'the budget is for an idle diary. Under load V8 lets its heap grow and gives the room back only when it has long been quiet.',
  ],
]

export function reasonFor(goal: string): string {
  return (
    reasons.find(([about]) => about.test(goal))?.[1] ??
    'not yet understood; the machine may have been busy, see whether it repeats.'
  )
}
