/** Why a goal is missed, as far as we know; the first that fits is said. */
const reasons: [about: RegExp, reason: string][] = [
  [
    /drawn anew.*embedded/,
    'the database runs in the same process, as WebAssembly, and its work is counted: home asks it three questions, the list and a post one each; the difference to the server store in the table is what they cost. The rest is as on a server, below. It is paid once per page and write (in an earlier measurement Ghost spent 56 ms and WordPress 71 ms on every visit); later visits are sent from memory.',
  ],
  [
    /drawn anew/,
    'in a profile of home React took more than a third; the rest is spread over three questions to the database, writing to sockets, collecting garbage, hashing and compressing. It is paid once per page and write (in an earlier measurement Ghost spent 56 ms and WordPress 71 ms on every visit); later visits are sent from memory.',
  ],
  [
    /^TBT/,
    'what is counted is no script but the first layout of the page, whenever the simulation puts it behind the first paint: from run to run one page had between 0 and 46 ms on a quiet machine. In a browser that is really slowed four times it stands in the table of first drawings, before anything can be touched.',
  ],
  [
    /^Longest task/,
    'the act that is the longest changes from run to run with the pace of the machine, which stands with the table; in the last six whole runs it was between 38 and 50 ms.',
  ],
]

export function reasonFor(goal: string): string {
  return (
    reasons.find(([about]) => about.test(goal))?.[1] ??
    'not yet understood; the machine may have been busy, see whether it repeats.'
  )
}
