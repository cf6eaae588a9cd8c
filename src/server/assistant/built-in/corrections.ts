import { missingApostrophes, misspelledWords } from './misspellings.ts'

/** Tells what was changed, in words the owner reads. */
export type Note = (what: string) => void
type Rule = (prose: string, note: Note) => string

// Lengths are bounded everywhere: a text of spaces must not make a pattern think for minutes.

const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|and|of|to|in|for|with|is|was|it|he|she|we|they|i|you|his|her|our|my|your|their|but|or|as|from|this|be|are|were|has|have|will|would|can|could|should|not|like|likes|do|does|did|don['’]t|at|on|by|into|onto|about|after|before|because|if|when|what|who|which|than|then|just|get|gets|got|goes|went|been|all|some|me|him|us|them|its|under|over)([ \t]{1,8}\1)+(?![\p{L}\p{N}'’-])/giu

const removeDoubledWords: Rule = (prose, note) =>
  prose.replace(doubled, (_, word: string) => {
    note(`Removed the repeated word “${word}”`)
    return word
  })

function sameCase(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
  const first = model.charAt(0)
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function replaceWords(words: ReadonlyMap<string, string>, verb: string): Rule {
  const list = [...words.keys()].join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’_.-])(?:${list})(?![\\p{L}\\p{N}'’_-])`, 'giu')
  return (prose, note) =>
    prose.replace(pattern, (wrong) => {
      // IM, HES and the like may be initials.
      if (words === missingApostrophes && wrong.length < 4 && wrong === wrong.toUpperCase()) {
        return wrong
      }
      const right = sameCase(wrong, words.get(wrong.toLowerCase()) ?? wrong)
      note(`${verb} “${wrong}” to “${right}”`)
      return right
    })
}

/** Each pair: what is looked for, and what it becomes. */
const phrases: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(could|should|would|must) of(?= [\p{L}])/giu, '$1 have'],
  [/(?<![\p{L}\p{N}'’])([Ii])ts (?=(?:a|an|the|been|not|going|always|never) )/gu, "$1t's "],
  [/(?<![\p{L}\p{N}])([Yy])our welcome(?![\p{L}])/gu, "$1ou're welcome"],
  // Two of them together do, one alone does.
  [
    /(?<!\b(?:and|or) (?:(?:a|the|my|our|his|her|your|their) )?)(?<![\p{L}\p{N}'’])(he|she|it|(?:(?:a|the|my|our|his|her|your|their|this|that) )?(?:little |old |small |long )?(?:dog|dachshund|puppy|pup|cat|vet|neighbor|child|baby)|nobody|everybody|everyone|somebody|someone) don['’]t(?![\p{L}])/giu,
    "$1 doesn't",
  ],
  [
    /(?<![\p{L}\p{N}'’])(we|they|you|I|(?:the |my |our )?(?:dogs|puppies|cats)) doesn['’]t(?![\p{L}])/giu,
    "$1 don't",
  ],
]

const mendPhrases: Rule = (prose, note) =>
  phrases.reduce(
    (text, [pattern, replacement]) =>
      text.replace(pattern, (found, first: string) => {
        const mended = replacement.replace('$1', first)
        note(`Corrected “${found.trim()}” to “${mended.trim()}”`)
        return mended
      }),
    prose,
  )

const soundsLikeConsonant = /^(?:eu|ewe|one(?![a-z])|once|ouija|uni|use|usu)/i
const a = /(?<![\p{L}\p{N}'’&-])([Aa]) (?=((?:[aeio]|hour|honest|honor|heir)\p{Ll}{0,30}))/gu
const an = /(?<![\p{L}\p{N}'’&-])([Aa])n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}{2,30})/gu

const fixArticles: Rule = (prose, note) =>
  prose
    .replace(a, (found, article: string, word: string) => {
      if (soundsLikeConsonant.test(word)) return found
      note(`Wrote “an” before “${word}”`)
      return `${article}n `
    })
    .replace(an, (_, article: string) => {
      note('Wrote “a” before a consonant')
      return `${article} `
    })

const tidySpaces: Rule = (prose, note) =>
  prose
    .replace(/(?<=\S)[ \t]{1,200}$/gm, () => {
      note('Removed spaces at the end of a line')
      return ''
    })
    .replace(/(?<=[^\s])[ \t]{2,200}(?=\S)/g, () => {
      note('Removed extra spaces between words')
      return ' '
    })
    .replace(/(?<=[\p{L}\p{N})”"])[ \t]{1,8}([,;!?]|\.(?!\.))(?=\s|$)/gmu, (_, mark: string) => {
      note(`Removed a space before “${mark}”`)
      return mark
    })
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, () => {
      note('Added a space after a comma')
      return ', '
    })
    .replace(/(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll})/gu, (mark) => {
      note('Added a space between two sentences')
      return `${mark} `
    })

const calmMarks: Rule = (prose, note) =>
  prose.replace(/(?<=[\p{L}\p{N})”"'’*])([!?])\1{1,50}/gu, (many, mark: string) => {
    note(`Used “${mark}” once instead of “${many.slice(0, 5)}”`)
    return mark
  })

const properNames =
  /(?<![\p{L}\p{N}_@#-])(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|halloween|thanksgiving)(?=s?(?:['’]s)?(?![\p{L}\p{N}_-]))/gu

const capitalizeNames: Rule = (prose, note) =>
  prose
    .replace(properNames, (name) => {
      const capital = name.charAt(0).toUpperCase() + name.slice(1)
      note(`Corrected “${name}” to “${capital}”`)
      return capital
    })
    .replace(/(?<![\p{L}\p{N}'’_.*&(-])i(?=[ ,;!?]|['’](?:m|ve|ll|d)(?!\p{L})|$)/gmu, () => {
      note('Corrected “i” to “I”')
      return 'I'
    })

const abbreviation =
  /(?:^|[^\p{L}])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|st|no|approx|[ap]\.m|[a-z])\.$/iu
const nextSentence = /(?<=(.{0,8}[\p{Ll}\p{N})”"][.?]) )(\p{Ll})(?=\p{Ll}{0,30}(?![\p{L}\p{N}]))/gu
const firstOfParagraph = /(?<=^|\n[ \t]*\n)(\p{Ll})(?=\p{Ll}{0,30}[ ,'’][^\n]{10,2000}[.!?]$)/gmu

const capitalizeSentences: Rule = (prose, note) => {
  const raise = (letter: string) => {
    note('Began a sentence with a capital letter')
    return letter.toUpperCase()
  }
  return prose
    .replace(nextSentence, (letter, before: string) =>
      abbreviation.test(before) ? letter : raise(letter),
    )
    .replace(firstOfParagraph, (letter, _first, offset: number, all: string) => {
      const before = all.slice(0, offset)
      return before === '' || /\n[ \t]*\n$/.test(before.slice(-200)) ? raise(letter) : letter
    })
}

/** In this order: spacing first, so that the others see words side by side. */
export const rules: Rule[] = [
  tidySpaces,
  replaceWords(misspelledWords, 'Corrected'),
  replaceWords(missingApostrophes, 'Corrected'),
  mendPhrases,
  removeDoubledWords,
  fixArticles,
  calmMarks,
  capitalizeNames,
  capitalizeSentences,
]
