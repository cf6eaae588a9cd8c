const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ'
const kept = /<[^>]*>|&\w+;|https?:\S+|[\w.]+@[\w.]+/g
const BRACKETS = '[!!  !!]'.length

const accented = (text: string) =>
  text.replace(/[a-zA-Z]/g, (letter) => signs[plain.indexOf(letter)] ?? letter)

/** "Delete this draft for good?" as "[!! Ðéļéţé ţĥîš ðŕåƒţ ƒöŕ ĝööð? !!]": two fifths longer, with no letter left as it was. */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  const more = Math.round(text.length * 0.4)
  const marks = [...text.matchAll(kept)].map(([mark]) => mark)
  const words = text.split(kept)
  let left = more >= BRACKETS ? more - BRACKETS : more
  const longer = words.map((part) =>
    accented(part).replace(/[åéîöü]/g, (vowel) => {
      left -= 1
      return left >= 0 ? vowel + vowel : vowel
    }),
  )
  const whole = longer.flatMap((part, at) => [part, marks[at] ?? '']).join('')
  return more >= BRACKETS ? `[!! ${whole} !!]` : whole
}

/** Inside a sentence that is being made, nothing is dressed twice. */
let depth = 0

function dress(value: unknown): unknown {
  if (typeof value === 'string') return depth > 0 ? value : pseudo(value)
  if (typeof value === 'function') {
    return function (this: unknown, ...args: unknown[]) {
      depth += 1
      let made: unknown
      try {
        made = value.apply(this, args)
      } finally {
        depth -= 1
      }
      return dress(made)
    }
  }
  if (Array.isArray(value)) return value.map(dress)
  if (typeof value !== 'object' || value === null) return value
  const dressed = Object.entries(Object.getOwnPropertyDescriptors(value)).map(
    ([name, { get, value }]) => [
      name,
      {
        enumerable: true,
        configurable: true,
        get: () => dress(get ? get.call(dressedObject) : value),
      },
    ],
  )
  const dressedObject = Object.defineProperties({}, Object.fromEntries(dressed))
  return dressedObject
}

/** Formats read it; by the tag the program sees that another language is spoken. */
const named = (language: object) => ({ ...language, tag: 'en-x-nobody' })

/** The objects of a module, or of all modules, in a language that nobody speaks. */
export const dressModule = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      name === 'language' ? named(value as object) : dress(value),
    ]),
  ) as T
