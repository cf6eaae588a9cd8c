import type * as english from '#texts/site/home.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const homeTexts: Translation<typeof english.homeTexts> = {
  latestPostsAnchor: 'Neueste Geschichten',
  featured: 'Ausgewählte Wedelgeschichten',
  viewAllPosts: 'Alle Beiträge ansehen',
  gallery: 'Pfotografierte Momente',
  viewFullGallery: 'Ganze Galerie ansehen',
  recent: 'Frisch ausgebuddelt',
  featuredTurn: 'Wedelgeschichten',
  galleryTurn: 'Momente',
  recentTurn: 'ausgebuddelt',
  morePhotos: 'Wo die herkommen, gibt es noch mehr.',
  noPosts: 'Noch keine Geschichten.',
  aboutLink: (name) => `Über ${name}`,
  moreAbout: (name) => `Mehr über ${name}`,
  birthday: (name, years) => `Heute wird ${name} ${years}.`,
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
  seeAll: (pronouns) =>
    ({ he: 'Ihn in ganzer Länge', she: 'Sie in ganzer Länge', they: 'In ganzer Länge' })[pronouns],
  dayParts(day) {
    const date = new Date(day)
    return {
      month: dates.monthName(date.getUTCMonth() + 1),
      date: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    }
  },
}
