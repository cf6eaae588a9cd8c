import type { DayWeight } from '#shared/dog/weight-curve.ts'
import type * as english from '#texts/site/dog.ts'
import type { Translation } from '../../translation.ts'
import { calendarNames, weightWords } from '../grammar.ts'

export const aboutTexts: Translation<typeof english.aboutTexts> = {
  heading: (name) => ({ plain: 'Te presentamos a', turned: name }),
  facts: 'De un vistazo',
  breed: 'Raza',
  age: 'Edad',
  color: 'Color',
  weight: 'Peso',
  weightCurve: 'En la báscula',
  birthday: 'Cumpleaños',
  favorites: { plain: 'Lo que más', turned: 'le gusta' },
  food: 'Comida',
  toy: 'Juguete',
  activity: 'Actividad',
  napSpot: 'Siesta',
  trick: 'Truco',
  story: { plain: 'Así empezó', turned: 'todo' },
  training: { plain: 'Aprendiendo,', turned: 'en equipo' },
  funFacts: { plain: 'Datos', turned: 'curiosos' },
  readBlog: 'Leer el blog',
  seeGallery: 'Ver la galería',
  loading: 'Cargando la historia',
  failed: 'No pudimos cargar la historia. Revisa tu conexión y recarga la página.',
  howLong: () => 'Ver de la cola al hocico',
}

export const weightCurveTexts: Translation<typeof english.weightCurveTexts> = {
  label(weights, unit) {
    const [first, last] = [weights[0], weights.at(-1)]
    if (!first || !last) return ''
    const at = ({ day, grams }: DayWeight) =>
      `${weightWords.spoken(grams, unit)} en ${calendarNames.monthAndYear(day)}`
    return `Peso: de ${at(first)} a ${at(last)}`
  },
}

export const weightTableTexts: Translation<typeof english.weightTableTexts> = {
  asTable: 'Ver como tabla',
  day: 'Día',
  weight: 'Peso',
}
