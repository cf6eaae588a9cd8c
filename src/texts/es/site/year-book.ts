import type * as english from '#texts/site/year-book.ts'
import type { Translation } from '../../translation.ts'
import { dates, numbers, plurals } from '../grammar.ts'

export const bookTexts: Translation<typeof english.bookTexts> = {
  heading: (year) => ({ plain: 'El libro de', turned: String(year) }),
  lead: (isRunning) =>
    `Todo lo que ${isRunning ? 'llevamos escrito este año' : 'escribimos aquel año'}, en papel bien largo. Imprímelo, ponle un collar y déjalo en la mesa de la abuela.`,
  stillGrows: ' por ahora. El año no ha terminado, así que el libro sigue creciendo',
  print: 'Imprimir o guardar en PDF',
  gathering: 'Preparando las imágenes…',
  paper: (sheets, isRunning) =>
    `A4 o carta, en horizontal, unas ${sheets} hojas${isRunning ? bookTexts.stillGrows : ''}.`,
  otherYears: 'Otros años',
  cover: 'Portada',
  writtenBy: (owner) => `Escrito por ${owner}`,
  at: (age) => `con ${age}`,
  storyMeta: (date, age) => (age ? `${date} · ${age}` : date),
  photos: (count) => (count === 1 ? 'Una foto' : `${count} fotos`),
  moreStories: (count) => (count === 1 ? 'Una historia más' : `${count} historias más`),
  photoSheet: 'Fotos',
  goodNight: 'Buenas noches.',
  loading: 'Abriendo el libro',
  failed: 'No pudimos abrir el libro. Revisa tu conexión y recarga la página.',
  notFound: 'Ese año no se escribió nada, así que no hay libro.',
  readBlog: 'Leer el blog',
  end: (year, isRunning) =>
    isRunning
      ? { plain: 'Así de largo,', turned: 'por ahora' }
      : { plain: 'Así fue', turned: String(year) },
  figures({ posts, photos, words, days, weight }) {
    return [
      [numbers.written(posts), plurals.of(posts, 'entrada, y es verdad', 'entradas, todas verdad')],
      [numbers.written(photos), plurals.of(photos, 'foto que salió', 'fotos que salieron')],
      [numbers.written(words), 'palabras, ninguna suya'],
      weight
        ? [weight.text, `en la báscula, en ${dates.monthName(Number(weight.day.slice(5, 7)))}`]
        : [numbers.written(days), plurals.of(days, 'día para guardar', 'días para guardar')],
    ]
  },
  /** "Tenía 1 año cuando empezó este libro y 2 años el 16 de noviembre, cuando se imprimió." */
  ages({ ageAtBegin, ageAtEnd, lastDay, isRunning }) {
    if (!ageAtBegin || !ageAtEnd) return ''
    const day = dates.long(lastDay).replace(/ de \d+$/, '')
    const end = isRunning ? 'cuando se imprimió' : 'cuando terminó'
    return `Tenía ${ageAtBegin} cuando empezó este libro y ${ageAtEnd} el ${day}, ${end}.`
  },
}
