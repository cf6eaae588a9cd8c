import { differenceOf } from '../../parts/difference.tsx'

interface Change {
  before: string
  after: string
}

interface Hunk {
  /** Where it stands in the text after the change. */
  from: number
  to: number
  /** What stood there before. */
  text: string
}

/** Each place that the change touched. */
function hunksOf({ before, after }: Change): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | null = null
  for (const { kind, text } of differenceOf(before, after)) {
    if (kind === 'same') {
      open = null
      at += text.length
      continue
    }
    if (!open) {
      open = { from: at, to: at, text: '' }
      hunks.push(open)
    }
    if (kind === 'removed') open.text += text
    else {
      at += text.length
      open.to = at
    }
  }
  return hunks
}

/** Where the stretches that nobody touched since are now. */
function untouched(after: string, now: string) {
  const spans: { from: number; to: number; move: number }[] = []
  let inAfter = 0
  let inNow = 0
  for (const { kind, text } of differenceOf(after, now)) {
    if (kind === 'same') {
      spans.push({ from: inAfter, to: inAfter + text.length, move: inNow - inAfter })
    }
    if (kind !== 'added') inAfter += text.length
    if (kind !== 'removed') inNow += text.length
  }
  return spans
}

/** The text without the change, and with everything written since. `missed` places were written over meanwhile. */
export function takeBack(now: string, change: Change): { text: string; missed: number } {
  if (now === change.after) return { text: change.before, missed: 0 }
  const spans = untouched(change.after, now)
  const hunks = hunksOf(change)
  let missed = 0
  let text = now
  for (const hunk of hunks.reverse()) {
    const span = spans.find(({ from, to }) => from <= hunk.from && hunk.to <= to)
    if (!span) {
      missed += 1
      continue
    }
    text = text.slice(0, hunk.from + span.move) + hunk.text + text.slice(hunk.to + span.move)
  }
  return { text, missed }
}
