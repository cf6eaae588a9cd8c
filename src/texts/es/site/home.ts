import type * as english from '#texts/site/home.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const homeTexts: Translation<typeof english.homeTexts> = {
  latestPostsAnchor: 'Últimas entradas',
  featured: 'Historias que traen cola',
  viewAllPosts: 'Ver todas las entradas',
  gallery: 'Momentos que dejan huella',
  viewFullGallery: 'Ver toda la galería',
  recent: 'Las últimas aventuras perrunas',
  featuredTurn: 'traen cola',
  galleryTurn: 'que dejan huella',
  recentTurn: 'aventuras perrunas',
  morePhotos: 'Y hay más de donde salieron estas.',
  noPosts: 'Todavía no hay historias.',
  aboutLink: (name) => `Sobre ${name}`,
  moreAbout: (name) => `Más sobre ${name}`,
  birthday: (name, years) => `Hoy ${name} cumple ${years} ${years === 1 ? 'año' : 'años'}.`,
}

export const emptyDiaryTexts: Translation<typeof english.emptyDiaryTexts> = {
  title: 'La primera historia está en camino',
  turn: 'está en camino',
  soon: (name) => `${name} aún está pensando por dónde empezar. Vuelve pronto.`,
  writeFirst: 'Escribir la primera',
}

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

export const homeTodayTexts: Translation<typeof english.homeTodayTexts> = {
  title: { plain: 'Tal día', turned: 'como hoy' },
  seeAll: () => 'Ver toda su historia',
  dayParts(day) {
    const date = new Date(day)
    return {
      month: dates.monthName(date.getUTCMonth() + 1),
      date: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    }
  },
}
