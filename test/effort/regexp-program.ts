/**
 * One step of a compiled pattern; jumps are relative. `isBack` reads backwards, as a lookbehind
 * does.
 */
export type Step =
  | { kind: 'char'; fits: (char: string) => boolean; isBack: boolean }
  | { kind: 'place'; pattern: RegExp }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; by: number }
  | { kind: 'save' | 'moved'; slot: number }
  | { kind: 'same'; group: number; isBack: boolean }
  | { kind: 'look'; program: Step[]; isPositive: boolean }

const ESCAPE = String.raw`\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|[pP]\{[^}]*\}|[\s\S])`
const CLASS = String.raw`\[(?:\\[\s\S]|[^\]\\])*\]`
const MANY = /[*+?]|\{(\d+)(?:(,)(\d*))?\}/y

/** Memoized, because a pattern tests the same few characters many times. */
export function memoizeTest(test: (char: string) => boolean): (char: string) => boolean {
  const known = new Map<string, boolean>()
  return (char) => {
    const before = known.get(char)
    if (before !== undefined) return before
    const fits = test(char)
    known.set(char, fits)
    return fits
  }
}

function charTest(written: string, flags: string) {
  const pattern = new RegExp(`^(?:${written})$`, flags)
  return memoizeTest((char) => pattern.test(char))
}

/** Compiles a pattern for a plain backtracking matcher, which is what V8 uses. */
export class RegexpProgram {
  readonly steps: Step[]
  private readonly source: string
  private readonly charFlags: string
  private readonly placeFlags: string
  private readonly char: RegExp
  private readonly names = new Map<string, number>()
  private at = 0
  private groups = 0
  private loops = 0

  constructor({ source, flags }: RegExp) {
    this.source = source
    this.charFlags = flags.replace(/[^iusv]/g, '')
    this.placeFlags = `${flags.replace(/[^imuv]/g, '')}y`
    const any = /[uv]/.test(flags) ? String.raw`[\ud800-\udbff][\udc00-\udfff]|[\s\S]` : '[\\s\\S]'
    this.char = new RegExp(`${CLASS}|${ESCAPE}|${any}`, 'iy')
    this.steps = this.either(false)
    if (this.at < source.length) throw new Error(`/${source}/ is not understood`)
  }

  private readToken(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private either(isBack: boolean): Step[] {
    const first = this.sequence(isBack)
    if (!this.readToken(/\|/y)) return first
    const other = this.either(isBack)
    const split: Step = { kind: 'split', first: 1, second: first.length + 2 }
    return [split, ...first, { kind: 'jump', by: other.length + 1 }, ...other]
  }

  private sequence(isBack: boolean): Step[] {
    const terms: Step[][] = []
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!)) {
      terms.push(this.repeated(this.term(isBack)))
    }
    return (isBack ? terms.reverse() : terms).flat()
  }

  private term(isBack: boolean): Step[] {
    if (this.readToken(/\(/y)) return this.group(isBack)
    const place = this.readToken(/[$^]|\\[bB]/y)
    if (place) return [{ kind: 'place', pattern: new RegExp(place[0], this.placeFlags) }]
    const again = this.readToken(/\\(?:([1-9]\d*)|k<(\w+)>)/y)
    if (again) {
      const group = Number(again[1] ?? this.names.get(again[2]!))
      return [{ kind: 'same', group, isBack }]
    }
    const written = this.readToken(this.char)![0]
    return [{ kind: 'char', fits: charTest(written, this.charFlags), isBack }]
  }

  private group(isBack: boolean): Step[] {
    const lookaround = this.readToken(/\?(<?)([=!])/y)
    const isPlain = lookaround ?? this.readToken(/\?:/y)
    const name = isPlain ? null : this.readToken(/\?<(\w+)>/y)?.[1]
    const group = isPlain ? 0 : ++this.groups
    if (name) this.names.set(name, group)
    const inner = this.either(lookaround ? lookaround[1] === '<' : isBack)
    if (!this.readToken(/\)/y)) throw new Error(`/${this.source}/ is not understood`)
    if (lookaround) return [{ kind: 'look', program: inner, isPositive: lookaround[2] === '=' }]
    if (isPlain) return inner
    const [start, end] = isBack ? [group * 2 + 1, group * 2] : [group * 2, group * 2 + 1]
    return [{ kind: 'save', slot: start }, ...inner, { kind: 'save', slot: end }]
  }

  private repeated(body: Step[]): Step[] {
    const mark = this.readToken(MANY)
    if (!mark) return body
    const [sign, low, comma, high] = mark
    const isLazy = this.readToken(/\?/y) !== null
    const least = sign === '+' ? 1 : Number(low ?? 0)
    const most = sign === '?' ? 1 : low && !comma ? least : Number(high || Infinity)
    const fork = (into: number, past: number): Step =>
      isLazy
        ? { kind: 'split', first: past, second: into }
        : { kind: 'split', first: into, second: past }
    const steps = Array.from({ length: least }, () => body).flat()
    if (most === Infinity) {
      // The language ends a loop whose body matched nothing.
      const slot = -1 - this.loops++
      const loop: Step[] = [{ kind: 'save', slot }, ...body, { kind: 'moved', slot }]
      return [...steps, fork(1, loop.length + 2), ...loop, { kind: 'jump', by: -loop.length - 1 }]
    }
    const rest = most - least
    const all = (body.length + 1) * rest
    for (let n = 0; n < rest; n += 1) {
      steps.push(fork(1, all - n * (body.length + 1)))
      for (const step of body) steps.push(step)
    }
    return steps
  }
}
