import type * as english from '#texts/site/home.ts'
import type { Translation } from '../../translation.ts'
import { dates, elision } from '../grammar.ts'

export const homeTexts: Translation<typeof english.homeTexts> = {
  latestPostsAnchor: 'Derniers articles',
  featured: 'Histoires avec queue et tête',
  viewAllPosts: 'Tous les articles',
  gallery: 'Instants au poil',
  viewFullGallery: 'Toute la galerie',
  recent: 'Dernières nouvelles de la niche',
  /** The `…Turn` texts are the italic part of each heading. */
  featuredTurn: 'queue et tête',
  galleryTurn: 'au poil',
  recentTurn: 'de la niche',
  morePhotos: 'Il y en a plein d’autres là d’où viennent celles-ci.',
  noPosts: 'Pas encore d’histoires.',
  aboutLink: (name) => `À propos ${elision.de(name)}`,
  moreAbout: (name) => `Mieux connaître ${name}`,
  /** Shown on the birthday itself. */
  birthday: (name, years) =>
    `Aujourd’hui, ${name} fête ${years === 1 ? 'son premier anniversaire' : `ses ${years} ans`}.`,
}

export const emptyDiaryTexts: Translation<typeof english.emptyDiaryTexts> = {
  title: 'La première histoire est en chemin',
  turn: 'est en chemin',
  soon: (name) => `${name} se demande encore par où commencer. Reviens bientôt.`,
  writeFirst: 'Écrire la première histoire',
}

const weekdays = ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']

export const homeTodayTexts: Translation<typeof english.homeTodayTexts> = {
  title: { plain: 'Un jour', turned: 'comme aujourd’hui' },
  seeAll: () => 'Voir la bête en entier',
  /** The parts of a day on a wall calendar. */
  dayParts(day) {
    const date = new Date(day)
    return {
      month: dates.monthName(date.getUTCMonth() + 1),
      date: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    }
  },
}
