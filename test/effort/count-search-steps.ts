import { memoizeTest, RegexpProgram, type Step } from './regexp-program.ts'

/** This is far more than any test allows; it stops a pattern that would never end. */
const MAX_STEPS = 3_000_000

/** A surrogate pair counts as one character under the `u` flag. */
function charAt(text: string, place: number, isBack: boolean, isUnicode: boolean): string {
  const near = text[isBack ? place - 1 : place] ?? ''
  if (!isUnicode || near < '\ud800' || near > '\udfff') return near
  const pair = isBack ? text.slice(Math.max(0, place - 2), place) : text.slice(place, place + 2)
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : near
}

/**
 * Tries a pattern at one position after another and counts all steps, including backtracked ones.
 */
class Matcher {
  steps = 0
  private readonly text: string
  private readonly isUnicode: boolean
  private readonly slots = new Map<number, number>()

  constructor(text: string, isUnicode: boolean) {
    this.text = text
    this.isUnicode = isUnicode
  }

  fits(program: Step[], from: number): boolean {
    // The stack has three numbers per entry: a step, its position and 0 for a retry, or -1, a slot
    // and its old value.
    const tries: number[] = []
    let [at, place] = [0, from]
    while (at < program.length) {
      if (++this.steps > MAX_STEPS) return false
      const step = program[at]!
      let moved = 0
      let isFine = true
      at += 1
      if (step.kind === 'char') {
        const char = charAt(this.text, place, step.isBack, this.isUnicode)
        isFine = char !== '' && step.fits(char)
        moved = step.isBack ? -char.length : char.length
      } else if (step.kind === 'split') {
        tries.push(at - 1 + step.second, place, 0)
        at += step.first - 1
      } else if (step.kind === 'jump') {
        at += step.by - 1
      } else if (step.kind === 'save') {
        tries.push(-1, step.slot, this.slots.get(step.slot) ?? -1)
        this.slots.set(step.slot, place)
      } else if (step.kind === 'same') {
        const captured = this.textOfGroup(step.group)
        const there = step.isBack ? place - captured.length : place
        isFine = this.text.startsWith(captured, there)
        moved = there === place ? captured.length : -captured.length
      } else {
        isFine = this.matchesAt(step, place)
      }
      place += moved
      if (isFine) continue
      for (; tries[tries.length - 3] === -1; tries.length -= 3) {
        this.slots.set(tries[tries.length - 2]!, tries[tries.length - 1]!)
      }
      if (tries.length === 0) return false
      at = tries[tries.length - 3]!
      place = tries[tries.length - 2]!
      tries.length -= 3
    }
    return true
  }

  private textOfGroup(group: number): string {
    const [start = -1, end = -1] = [this.slots.get(group * 2), this.slots.get(group * 2 + 1)]
    return start < 0 || end < start ? '' : this.text.slice(start, end)
  }

  private matchesAt(step: Step, place: number): boolean {
    if (step.kind === 'look') return this.fits(step.program, place) === step.isPositive
    if (step.kind === 'moved') return this.slots.get(step.slot) !== place
    if (step.kind !== 'place') return true
    step.pattern.lastIndex = place
    return nativeExec.call(step.pattern, this.text) !== null
  }
}

const nativeExec = RegExp.prototype.exec

interface Program {
  steps: Step[]
  canBegin: (char: string) => boolean
  /** If every alternative starts with `^`, V8 tries no other position. */
  isAnchored: boolean
}
const programs = new Map<string, Program>()

function programOf(pattern: RegExp): Program {
  const key = String(pattern)
  const known = programs.get(key)
  if (known) return known
  const { steps } = new RegexpProgram(pattern)
  const isAnchored = !pattern.multiline && isAnchoredAtStart(steps)
  const made = { steps, canBegin: beginningOf(steps), isAnchored }
  programs.set(key, made)
  return made
}

function isAnchoredAtStart(steps: Step[], at = 0): boolean {
  const step = steps[at]
  if (step?.kind === 'save') return isAnchoredAtStart(steps, at + 1)
  if (step?.kind === 'jump') return isAnchoredAtStart(steps, at + step.by)
  if (step?.kind === 'split') {
    return isAnchoredAtStart(steps, at + step.first) && isAnchoredAtStart(steps, at + step.second)
  }
  return step?.kind === 'place' && step.pattern.source === '^'
}

/** V8 skips positions where no match can start, so these are not counted either. */
function beginningOf(steps: Step[]): Program['canBegin'] {
  const firsts: ((char: string) => boolean)[] = []
  const seen = new Set<number>()
  const ways = [0]
  for (let at = ways.pop(); at !== undefined; at = ways.pop()) {
    const step = steps[at]
    if (!step || step.kind === 'same') return () => true
    if (seen.has(at)) continue
    seen.add(at)
    if (step.kind === 'char') firsts.push(step.fits)
    else if (step.kind === 'split') ways.push(at + step.first, at + step.second)
    else if (step.kind === 'jump') ways.push(at + step.by)
    else ways.push(at + 1)
  }
  return memoizeTest((char) => char !== '' && firsts.some((fits) => fits(char)))
}

/** Counts the steps at each possible start until one matches. */
function stepsOfExec(pattern: RegExp, text: string): number {
  const { global, sticky, unicode, unicodeSets, lastIndex } = pattern
  const matcher = new Matcher(text, unicode || unicodeSets)
  const { steps, canBegin, isAnchored } = programOf(pattern)
  const from = global || sticky ? lastIndex : 0
  const last = sticky || isAnchored ? from : text.length
  for (let place = from; place <= last; place += 1) {
    matcher.steps += 1
    if (!canBegin(charAt(text, place, false, unicode || unicodeSets))) continue
    if (matcher.fits(steps, place) || matcher.steps > MAX_STEPS) break
  }
  return matcher.steps
}

type Native = (this: unknown, ...args: unknown[]) => unknown
interface Listed {
  length: number
  indexOf(item: unknown, from?: number): number
}

/** The cost of built-in calls on strings and lists: how many elements V8 visits. */
const whole = (on: Listed) => on.length
const searched = (on: Listed, [item, from = 0]: unknown[]) => {
  const found = on.indexOf(item, Number(from))
  return (found < 0 ? on.length : found) - Math.max(0, Number(from)) + 1
}
const cut = (on: Listed, [from = 0]: unknown[]) => on.length - Math.min(Number(from), on.length)
const calls: [prototype: object, name: string, cost: (on: Listed, args: unknown[]) => number][] = [
  [String.prototype, 'indexOf', searched],
  [String.prototype, 'includes', searched],
  [String.prototype, 'lastIndexOf', whole],
  [String.prototype, 'toLowerCase', whole],
  [String.prototype, 'normalize', whole],
  [String.prototype, 'trim', whole],
  [String.prototype, 'trimStart', whole],
  [String.prototype, 'trimEnd', whole],
  [Array.prototype, 'indexOf', searched],
  [Array.prototype, 'includes', searched],
  [Array.prototype, 'splice', cut],
  [Array.prototype, 'shift', whole],
]

/**
 * Counts work that block counts cannot see: the steps of patterns, and searches in strings and
 * lists. A counting matcher runs each pattern again, so that the result is the same on every
 * machine.
 */
export async function countSearchSteps(work: () => unknown): Promise<number> {
  let [steps, isCounting] = [0, true]
  const count = (cost: () => number) => {
    if (!isCounting) return
    isCounting = false
    steps += cost()
    isCounting = true
  }
  const undo: (() => void)[] = []
  const replace = (prototype: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(prototype, name)!
    Object.defineProperty(prototype, name, { ...before, value })
    undo.push(() => Object.defineProperty(prototype, name, before))
  }
  replace(RegExp.prototype, 'exec', function (this: RegExp, text: unknown) {
    count(() => stepsOfExec(this, String(text)))
    return nativeExec.call(this, String(text))
  })
  for (const [prototype, name, cost] of calls) {
    const native = (prototype as Record<string, Native>)[name]!
    replace(prototype, name, function (this: Listed, ...args: unknown[]) {
      count(() => cost(this, args))
      return native.apply(this, args)
    })
  }
  try {
    await work()
  } finally {
    for (const each of undo.reverse()) each()
  }
  return steps
}
