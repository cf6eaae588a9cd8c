const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ'
const untranslated = /<[^>]*>|&\w+;|https?:\S+|[\w.]+@[\w.]+/g
const BRACKETS = '[!!  !!]'.length

const accented = (text: string) =>
  text.replace(/[a-zA-Z]/g, (letter) => signs[plain.indexOf(letter)] ?? letter)

/**
 * "Delete this draft for good?" becomes "[!! Ðéļéţé ţĥîš ðŕåƒţ ƒöŕ ĝööð? !!]": two fifths longer,
 * with every letter replaced.
 */
export function pseudoTranslate(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  const more = Math.round(text.length * 0.4)
  const marks = [...text.matchAll(untranslated)].map(([mark]) => mark)
  const words = text.split(untranslated)
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

/** Texts inside a text function are left alone, so that no text is replaced twice. */
let depth = 0

function translate(value: unknown): unknown {
  if (typeof value === 'string') return depth > 0 ? value : pseudoTranslate(value)
  if (typeof value === 'function') {
    return function (this: unknown, ...args: unknown[]) {
      depth += 1
      let made: unknown
      try {
        made = value.apply(this, args)
      } finally {
        depth -= 1
      }
      return translate(made)
    }
  }
  if (Array.isArray(value)) return value.map(translate)
  if (typeof value !== 'object' || value === null) return value
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value)).map(
    ([name, { get, value }]) => [
      name,
      {
        enumerable: true,
        configurable: true,
        get: () => translate(get ? get.call(translated) : value),
      },
    ],
  )
  const translated = Object.defineProperties({}, Object.fromEntries(properties))
  return translated
}

/** Formats still understand the tag, and the program sees that the language is not English. */
const named = (language: object) => ({ ...language, tag: 'en-x-nobody' })

/** Translates one module, or all modules, into a pseudo-language. */
export const pseudoTranslateModule = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      name,
      name === 'language' ? named(value as object) : translate(value),
    ]),
  ) as T
