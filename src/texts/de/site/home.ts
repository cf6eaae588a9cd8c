import type * as english from '#texts/site/home.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

export const homeTexts: Translation<typeof english.homeTexts> = {
  latestPostsAnchor: 'Neueste Geschichten',
  featured: 'Pfotenverlesene Geschichten',
  viewAllPosts: 'Alle Beiträge ansehen',
  gallery: 'Pfotografierte Momente',
  viewFullGallery: 'Ganze Galerie ansehen',
  recent: 'Frisch ausgebuddelt',
  featuredTurn: 'Geschichten',
  galleryTurn: 'Momente',
  recentTurn: 'ausgebuddelt',
  morePhotos: 'Wo die herkommen, gibt es noch mehr.',
  noPosts: 'Noch keine Geschichten.',
  aboutLink: (name) => `Über ${name}`,
  moreAbout: (name) => `Mehr über ${name}`,
  birthday: (name, years) => `Heute wird ${name} ${plurals.counted(years, 'Jahr', 'Jahre')} alt.`,
}

export const emptyDiaryTexts: Translation<typeof english.emptyDiaryTexts> = {
  title: 'Die erste Geschichte ist schon unterwegs',
  turn: 'ist schon unterwegs',
  soon: (name) => `${name} überlegt noch, womit das Ganze anfangen soll. Schau bald wieder vorbei.`,
  writeFirst: 'Erste Geschichte schreiben',
}

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

export const homeTodayTexts: Translation<typeof english.homeTodayTexts> = {
  title: { plain: 'An diesem', turned: 'Tag' },
  /** No pronoun here, so the text fits any dog. */
  seeAll: () => 'In voller Länge ansehen',
  dayParts(day) {
    const date = new Date(day)
    return {
      month: dates.monthName(date.getUTCMonth() + 1),
      date: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    }
  },
}
