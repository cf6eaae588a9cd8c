import { type Oklab, oklabFromHex } from '#shared/theme/oklab.ts'

type Numbers = Record<string, number>

const functions: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  cos: Math.cos,
  calc: (value = 0) => value,
  clamp: (low = 0, value = 0, high = 0) => Math.max(low, Math.min(value, high)),
}

/** Evaluates the colors of our stylesheets: the part of CSS Color 5 that the tokens use. */
class ColourReader {
  tokens: string[]
  variables: Map<string, string>

  constructor(text: string, variables: Map<string, string>) {
    this.tokens = text.match(/--[\w-]+|#[\da-f]+|[a-z][\w-]*|\d*\.?\d+%?|[-+*/(),]/gi) ?? []
    this.variables = variables
  }

  next(expected?: string): string {
    const token = this.tokens.shift() ?? ''
    if (expected && token !== expected) throw new Error(`expected ${expected}, found ${token}`)
    return token
  }

  take(token: string): boolean {
    if (this.tokens[0] !== token) return false
    this.tokens.shift()
    return true
  }

  /** A variable may stand for a color or, in the badges, for a number. */
  variable(): ColourReader {
    this.next('(')
    const name = this.next()
    this.next(')')
    const value = this.variables.get(name)
    if (value === undefined) throw new Error(`${name} is not defined`)
    return new ColourReader(value, this.variables)
  }

  colour(): Oklab {
    const token = this.next()
    if (token.startsWith('#')) return oklabFromHex(token)
    if (token === 'var') return this.variable().colour()
    if (token === 'oklch') return this.oklch()
    if (token === 'color-mix') return this.mix()
    throw new Error(`${token} is no colour this reader knows`)
  }

  oklch(): Oklab {
    this.next('(')
    const origin = this.take('from') ? this.colour() : { l: 0, a: 0, b: 0 }
    const c = Math.hypot(origin.a, origin.b)
    const turn = (Math.atan2(origin.b, origin.a) * 180) / Math.PI
    const known = { l: origin.l, c, h: c < 1e-4 ? 0 : (turn + 360) % 360 }
    const lightness = this.sum(known)
    const chroma = this.sum(known)
    const hue = (this.sum(known) * Math.PI) / 180
    this.next(')')
    return { l: lightness, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) }
  }

  mix(): Oklab {
    for (const token of ['(', 'in', 'oklab', ',']) this.next(token)
    const one = this.colour()
    const part = Number.parseFloat(this.next()) / 100
    this.next(',')
    const other = this.colour()
    this.next(')')
    const blend = (key: keyof Oklab) => one[key] * part + other[key] * (1 - part)
    return { l: blend('l'), a: blend('a'), b: blend('b') }
  }

  sum(known: Numbers): number {
    let value = this.product(known)
    for (;;) {
      if (this.take('+')) value += this.product(known)
      else if (this.take('-')) value -= this.product(known)
      else return value
    }
  }

  product(known: Numbers): number {
    let value = this.single(known)
    while (this.take('*')) value *= this.single(known)
    return value
  }

  single(known: Numbers): number {
    if (this.take('(')) {
      const value = this.sum(known)
      this.next(')')
      return value
    }
    const token = this.next()
    if (token === 'var') return this.variable().sum(known)
    const run = functions[token]
    if (!run) return this.number(token, known)
    const values: number[] = []
    this.next('(')
    do values.push(this.sum(known))
    while (this.take(','))
    this.next(')')
    return run(...values)
  }

  number(token: string, known: Numbers): number {
    const value = known[token] ?? Number(token)
    if (Number.isNaN(value)) throw new Error(`${token} is no number this reader knows`)
    return value
  }
}

export function readColour(text: string, variables: Map<string, string>): Oklab {
  return new ColourReader(text, variables).colour()
}

/** A later declaration replaces an earlier one. */
export function readVariables(css: string, selector: string): Map<string, string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const found = new Map<string, string>()
  for (const block of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!block[1]?.split(',').some((part) => part.trim() === selector)) continue
    for (const line of (block[2] ?? '').split(';')) {
      const [name = '', ...value] = line.split(':')
      if (name.trim().startsWith('--')) found.set(name.trim(), value.join(':').trim())
    }
  }
  return found
}
