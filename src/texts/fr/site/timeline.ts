import type * as english from '#texts/site/timeline.ts'
import type { Translation } from '../../translation.ts'
import { elision, plurals } from '../grammar.ts'
import { ages, spelling } from '../grammar-ages.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** « deux ans et trois mois » */
const inWords = (months: number) =>
  ages.months(months).replace(/\d+/g, (many) => spelling.number(Number(many)))

/** « Année » is feminine. */
const ordinal = (year: number) => (year === 1 ? 'Première' : upperFirst(spelling.ordinal(year)))

const years = (many: number) => `${spelling.number(many)} ${plurals.of(many, 'an', 'ans')}`

export const timelineTexts: Translation<typeof english.timelineTexts> = {
  title: () => ({ plain: 'Tout en', turned: 'longueur' }),
  lead({ name, months, hasWeights }) {
    const life = months > 0 ? upperFirst(inWords(months)) : 'Les premières semaines'
    const scale = hasWeights ? ' Son dos suit la balance de la cuisine.' : ''
    return `${life} de la vie ${elision.de(name)}, en commençant par la queue. Chaque article, chaque photo et toutes les premières fois.${scale}`
  },
  show: 'Afficher',
  everything: 'Tout',
  kinds: { posts: 'Articles', photos: 'Photos', milestones: 'Premières fois' },
  years: 'Années',
  allYears: 'Toutes les années',
  /** Digits, so that three of them fit side by side on a phone. */
  year: (year) => `${year === 1 ? '1re' : `${year}e`} année`,
  yearTitle: (year) => ({ plain: ordinal(year), turned: 'année' }),
  fromTo: (from, to) => `du ${from} au ${to}`,
  since: (from) => `depuis le ${from}`,
  /** « à 10 semaines » */
  at: (age) => `à ${age}`,
  atAge: (months) => (months === 0 ? 'À la naissance' : `À ${ages.months(months)}`),
  /** Pairs of number and unit on the tape measure: « 1 an 2 mois », « 3 ans ». */
  onTape(month) {
    const [whole, months] = [Math.floor(month / 12), month % 12]
    if (month === 0) return [[0, '']]
    const parts: (readonly [number, string])[] = []
    if (whole > 0) parts.push([whole, ` ${plurals.of(whole, 'an', 'ans')}${months > 0 ? ' ' : ''}`])
    if (months > 0) parts.push([months, ' mois'])
    return parts
  },
  /** « 8 mois tranquilles », « 4 ans et 11 mois tranquilles, avec 4 anniversaires » */
  quiet(months, birthdays) {
    const isOne = months === 1 || months === 12
    const stretch = `${ages.months(months)} ${isOne ? 'tranquille' : 'tranquilles'}`
    return birthdays > 0
      ? `${stretch}, avec ${plurals.counted(birthdays, 'anniversaire', 'anniversaires')}`
      : stretch
  },
  born: 'Naissance',
  yearsOld: (many) => upperFirst(years(many)),
  onTheScale: 'Sur la balance : ',
  morePhotos: (many) => `et ${plurals.counted(many, 'autre photo', 'autres photos')}`,
  today: 'Aujourd’hui',
  books: 'Les années en livres',
  book: (year) => `${year} en livre`,
  pages: 'Pages de la frise',
  previous: 'Avant',
  next: 'Après',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  loading: 'Le mètre ruban se déroule',
  failed: 'Impossible de charger la frise. Vérifie ta connexion et recharge la page.',
  noBirthday: 'La frise commence par un anniversaire',
  noBirthdayHint: (name) =>
    `Nous ne connaissons pas encore celui ${elision.de(name)}. En attendant, les histoires sont par ici.`,
  readBlog: 'Lire le blog',
}

export const onThisDayTexts: Translation<typeof english.onThisDayTexts> = {
  yearsAgo: (many) => `Il y a ${years(many)} jour pour jour`,
  age: (words) => `à ${words}`,
  birthday: (many) => `le jour de son ${spelling.ordinal(many)} anniversaire`,
}
