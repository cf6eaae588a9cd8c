export type RecordCorrection = (what: string) => void
type Rule = (prose: string, note: RecordCorrection) => string

export const correctProse = (content: string, note: RecordCorrection): string =>
  changeProse(content, (prose) => rules.reduce((text, rule) => rule(text, note), prose))

// Every pattern bounds its quantifiers: a text of nothing but spaces must not cost minutes.

/**
 * Code, addresses and link targets are not prose: a correction there would break them. The
 * placeholder characters are left alone, too, in case a text contains them.
 */
const notProse =
  /^[ \t]*(```|~~~)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[^\n]*$|(?![\s\S]))|`[^`\n]{1,500}`|!\[[^[\]\n]{0,500}\](?:\([^()\n]{0,2000}\))?|\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,2000}\)|\b(?:https?:\/\/|www\.)[^\s<>)\]]+|\b[\w.+-]{1,64}@[\w.-]{1,255}|\b[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}\/\S*|[\uE000\uE001]/gm

const OPEN = '\uE000'
const CLOSE = '\uE001'

/** Passes only the prose to `change` and restores everything else untouched. */
function changeProse(text: string, change: (prose: string) => string): string {
  const protectedParts: string[] = []
  const prose = text.replace(notProse, (part) => `${OPEN}${protectedParts.push(part) - 1}${CLOSE}`)
  return change(prose).replace(
    /\uE000(\d+)\uE001/g,
    (_, index) => protectedParts[Number(index)] ?? '',
  )
}

/** These misspellings are never words of their own, so they can be corrected without asking. */
const misspellings = `
accross across, acheive achieve, acheived achieved, accomodate accommodate, adn and, adress address, agressive aggressive
allways always, alot a lot, aparently apparently, apparant apparent, arguement argument, basicly basically
beacuse because, becasue because, becouse because, becuase because, beautifull beautiful, beatiful beautiful
befor before, begining beginning, beleive believe, belive believe, bizzare bizarre, brocoli broccoli, buisness business
calender calendar, carefull careful, comming coming, commited committed, concious conscious, curiousity curiosity
dachshound dachshund, dachsund dachshund, daschund dachshund, daschshund dachshund, datchshund dachshund
definately definitely, definatly definitely, dissapear disappear, dissapeared disappeared, dissapointed disappointed
embarass embarrass, embarassed embarrassed, embarassing embarrassing, enviroment environment, excelent excellent
existance existence, experiance experience, familar familiar, finaly finally, foriegn foreign, fourty forty, foward forward
freind friend, freinds friends, garantee guarantee, gaurd guard, goverment government, happend happened
happyness happiness, hieght height, hte the, humourous humorous, imediately immediately, immediatly immediately
independant independent, interupt interrupt, intresting interesting, knowlege knowledge, lenght length, libary library
litle little, maintainance maintenance, mispelled misspelled, naturaly naturally, neccessary necessary, necessery necessary
neice niece, noticable noticeable, occassion occasion, occassionally occasionally, occured occurred, occurence occurrence
occuring occurring, oppurtunity opportunity, orignal original, paniced panicked, particulary particularly, peice piece
persistant persistent, posession possession, prefered preferred, probaly probably, probly probably, publically publicly
realy really, reciept receipt, recieve receive, recieved received, recieves receives, recomend recommend
recomended recommended, refered referred, relevent relevant, remeber remember, rythm rhythm, saftey safety
sandwhich sandwich, scedule schedule, seperate separate, seperated separated, shoudl should, similiar similar
sincerly sincerely, succesful successful, sucess success, sucessful successful, suprise surprise, suprised surprised
suprising surprising, taht that, teh the, temperment temperament, tendancy tendency, thier their, threshhold threshold
tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, tounge tongue, trafic traffic, truely truly, untill until
usefull useful, usualy usually, vaccum vacuum, vegtable vegetable, vegtables vegetables, vetenarian veterinarian
veteranarian veterinarian, vetrinarian veterinarian, visable visible, wellcome welcome, whcih which, wich which
wierd weird, wiht with, wonderfull wonderful, writting writing, wtih with, yeild yield, yesturday yesterday
`

const contractions = `
aint ain't, arent aren't, cant can't, couldnt couldn't, couldve could've, didnt didn't, doesnt doesn't, dont don't
hadnt hadn't, hasnt hasn't, havent haven't, heres here's, hes he's, im I'm, isnt isn't, itd it'd, itll it'll, ive I've
mustnt mustn't, neednt needn't, shes she's, shouldnt shouldn't, shouldve should've, thats that's, theres there's
theyll they'll, theyre they're, theyve they've, wasnt wasn't, werent weren't, weve we've, whats what's, wheres where's
whos who's, wont won't, wouldnt wouldn't, wouldve would've, youll you'll, youre you're, youve you've
`

function readPairs(list: string): ReadonlyMap<string, string> {
  const pairs = list.trim().split(/,\s*|\n/)
  return new Map(
    pairs.map((pair): [string, string] => {
      const [wrong = '', ...right] = pair.trim().split(' ')
      return [wrong, right.join(' ')]
    }),
  )
}

const misspelledWords = readPairs(misspellings)
const missingApostrophes = readPairs(contractions)

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
      // Short words in capitals, such as IM or HES, may be initials.
      if (words === missingApostrophes && wrong.length < 4 && wrong === wrong.toUpperCase()) {
        return wrong
      }
      const right = sameCase(wrong, words.get(wrong.toLowerCase()) ?? wrong)
      note(`${verb} “${wrong}” to “${right}”`)
      return right
    })
}

const doubled =
  /(?<![\p{L}\p{N}'’-])(the|a|an|and|of|to|in|for|with|is|was|it|he|she|we|they|i|you|his|her|our|my|your|their|but|or|as|from|this|be|are|were|has|have|will|would|can|could|should|not|like|likes|do|does|did|don['’]t|at|on|by|into|onto|about|after|before|because|if|when|what|who|which|than|then|just|get|gets|got|goes|went|been|all|some|me|him|us|them|its|under|over)([ \t]{1,8}\1)+(?![\p{L}\p{N}'’-])/giu

const removeDoubledWords: Rule = (prose, note) =>
  prose.replace(doubled, (_, word: string) => {
    note(`Removed the repeated word “${word}”`)
    return word
  })

const phrases: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(could|should|would|must) of(?= [\p{L}])/giu, '$1 have'],
  [/(?<![\p{L}\p{N}'’])([Ii])ts (?=(?:a|an|the|been|not|going|always|never) )/gu, "$1t's "],
  [/(?<![\p{L}\p{N}])([Yy])our welcome(?![\p{L}])/gu, "$1ou're welcome"],
  // Two subjects joined by "and" or "or" take "don't", so these patterns match single ones only.
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

/** The order matters: spacing first, so that the other rules see words side by side. */
const rules: Rule[] = [
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
