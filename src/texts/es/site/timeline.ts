import type * as english from '#texts/site/timeline.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'
import { ages, spelling } from '../grammar-ages.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "dos años y tres meses" */
const inWords = (months: number) =>
  ages.months(months).replace(/\d+/g, (many) => spelling.number(Number(many)))

const yearsInWords = (years: number) =>
  `${spelling.number(years)} ${plurals.of(years, 'año', 'años')}`

export const timelineTexts: Translation<typeof english.timelineTexts> = {
  title: () => ({ plain: 'De la cola', turned: 'al hocico' }),
  lead({ name, months, hasWeights }) {
    const life = months > 0 ? upperFirst(inWords(months)) : 'Las primeras semanas'
    const scale = hasWeights ? ' El lomo sube y baja con la báscula de la cocina.' : ''
    return `${life} de ${name}, empezando por la cola. Cada entrada, cada foto y cada cosa que hizo por primera vez.${scale}`
  },
  show: 'Mostrar',
  everything: 'Todo',
  kinds: { posts: 'Entradas', photos: 'Fotos', milestones: 'Hitos' },
  years: 'Años',
  allYears: 'Todos los años',
  year: (year) => `${upperFirst(spelling.ordinal(year))} año`,
  yearTitle: (year) => ({ plain: upperFirst(spelling.ordinal(year)), turned: 'año' }),
  fromTo: (from, to) => `del ${from} al ${to}`,
  since: (from) => `desde el ${from}`,
  /** "con 10 semanas" */
  at: (age) => `con ${age}`,
  atAge: (months) => (months === 0 ? 'Al nacer' : `Con ${ages.months(months)}`),
  /** "1 año 2 m", "3 años"; a bare "a" would be read as the preposition. */
  onTape(month) {
    const [years, months] = [Math.floor(month / 12), month % 12]
    if (years > 0 && months > 0)
      return [
        [years, plurals.of(years, ' año ', ' años ')],
        [months, ' m'],
      ]
    if (month === 0) return [[0, '']]
    return years > 0
      ? [[years, plurals.of(years, ' año', ' años')]]
      : [[months, plurals.of(months, ' mes', ' meses')]]
  },
  /** "8 meses de calma", "4 años y 11 meses de calma, con 4 cumpleaños" */
  quiet(months, birthdays) {
    const stretch = `${ages.months(months)} de calma`
    return birthdays > 0 ? `${stretch}, con ${birthdays} cumpleaños` : stretch
  },
  born: 'Nacimiento',
  yearsOld: (years) => upperFirst(yearsInWords(years)),
  onTheScale: 'En la báscula: ',
  morePhotos: (many) => `y ${plurals.counted(many, 'foto', 'fotos')} más`,
  today: 'Hoy',
  books: 'Los años hechos libro',
  book: (year) => `${year} hecho libro`,
  pages: 'Páginas de la cronología',
  previous: 'Antes',
  next: 'Después',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  loading: 'Desenrollando la cinta',
  failed: 'No pudimos cargar la cronología. Revisa tu conexión y recarga la página.',
  noBirthday: 'La cronología empieza con un cumpleaños',
  noBirthdayHint: (name) =>
    `Aún no sabemos cuál es el de ${name}. Mientras tanto, las historias están aquí.`,
  readBlog: 'Leer el blog',
}

export const onThisDayTexts: Translation<typeof english.onThisDayTexts> = {
  yearsAgo: (years) => `Hoy hace ${yearsInWords(years)}`,
  age: (words) => `con ${words}`,
  birthday: (years) => `en su ${spelling.ordinal(years)} cumpleaños`,
}
