import type * as english from '#texts/site/timeline.ts'
import type { Translation } from '../../translation.ts'
import { cases } from '../grammar.ts'
import { ages, spelling } from '../grammar-ages.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const count = (many: number, one: string, several: string) =>
  `${many} ${many === 1 ? one : several}`

/** "zwei Jahre und drei Monate" */
const inWords = (months: number) =>
  ages.months(months).replace(/\d+/g, (many) => spelling.number(Number(many)))

/** "mit 1 Jahr und 2 Monaten" */
const atAge = (age: string) => `mit ${cases.dative(age)}`

/** "zweite" takes an ending, "21." does not. */
const ordinal = (years: number, ending: string) =>
  spelling.ordinal(years).replace(/e$/, `e${ending}`)

export const timelineTexts: Translation<typeof english.timelineTexts> = {
  title: (pronouns) => ({
    plain: 'So lang',
    turned: { he: 'ist er', she: 'ist sie', they: 'ist der Hund' }[pronouns],
  }),
  lead({ name, pronouns, months, hasWeights }) {
    const life = months > 0 ? upperFirst(inWords(months)) : 'Die ersten Wochen'
    const back = { he: 'Sein Rücken', she: 'Ihr Rücken', they: 'Der Rücken' }[pronouns]
    const scale = hasWeights ? ` ${back} folgt der Küchenwaage.` : ''
    return `${life} ${name}, mit der Rute voran. Jeder Beitrag, jedes Foto und jedes erste Mal.${scale}`
  },
  show: 'Zeigen',
  everything: 'Alles',
  kinds: { posts: 'Beiträge', photos: 'Fotos', milestones: 'Meilensteine' },
  years: 'Jahre',
  allYears: 'Alle Jahre',
  year: (year) => `${upperFirst(ordinal(year, 's'))} Jahr`,
  yearTitle: (year) => ({ plain: upperFirst(ordinal(year, 's')), turned: 'Jahr' }),
  fromTo: (from, to) => `${from} bis ${to}`,
  since: (from) => `seit ${from}`,
  at: atAge,
  atAge: (months) => (months === 0 ? 'Bei der Geburt' : upperFirst(atAge(ages.months(months)))),
  /** "1 J. 2 M.", "3 Jahre" */
  onTape(month) {
    const [years, months] = [Math.floor(month / 12), month % 12]
    if (years > 0 && months > 0)
      return [
        [years, ' J. '],
        [months, ' M.'],
      ]
    if (month === 0) return [[0, '']]
    return years > 0
      ? [[years, years === 1 ? ' Jahr' : ' Jahre']]
      : [[months, months === 1 ? ' Monat' : ' Monate']]
  },
  /** "8 ruhige Monate", "1 ruhiges Jahr und 2 Monate mit 1 Geburtstag" */
  quiet(months, birthdays) {
    const stretch = ages
      .months(months)
      .replace(/^1 Jahr/, '1 ruhiges Jahr')
      .replace(/^1 Monat/, '1 ruhiger Monat')
      .replace(/^(\d+) (Monate|Jahre)/, '$1 ruhige $2')
    return birthdays > 0
      ? `${stretch}, mit ${count(birthdays, 'Geburtstag', 'Geburtstagen')}`
      : stretch
  },
  born: 'Geboren',
  yearsOld: (years) => `${upperFirst(spelling.number(years))} Jahr${years === 1 ? '' : 'e'} alt`,
  onTheScale: 'Auf der Waage: ',
  morePhotos: (many) => `und ${count(many, 'weiteres Foto', 'weitere Fotos')}`,
  today: 'Heute',
  books: 'Die Jahre als Bücher',
  book: (year) => `${year} als Buch`,
  pages: 'Seiten des Zeitstrahls',
  previous: 'Früher',
  next: 'Später',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  loading: 'Das Maßband wird ausgerollt',
  failed:
    'Der Zeitstrahl ließ sich nicht laden. Schau nach deiner Verbindung und lade die Seite neu.',
  noBirthday: 'Ein Zeitstrahl beginnt mit einem Geburtstag',
  noBirthdayHint: (name) =>
    `Den von ${name} kennen wir noch nicht. Bis dahin stehen die Geschichten hier.`,
  readBlog: 'Zum Blog',
}

export const onThisDayTexts: Translation<typeof english.onThisDayTexts> = {
  yearsAgo: (years) =>
    `Heute vor ${years === 1 ? 'einem Jahr' : `${spelling.number(years)} Jahren`}`,
  age: atAge,
  birthday: (years) => `am ${ordinal(years, 'n')} Geburtstag`,
}
