import type * as english from '#texts/site/posts.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const postListTexts: Translation<typeof english.postListTexts> = {
  allPosts: 'Alle Beiträge',
  searchPlaceholder: 'Blog durchsuchen …',
  searchButton: 'Suchen',
  viewAllPosts: 'Alle Beiträge ansehen',
  failed: 'Die Beiträge ließen sich nicht laden. Bitte versuch es später noch einmal.',
  featuredFailed:
    'Die ausgewählten Beiträge ließen sich nicht laden. Bitte versuch es später noch einmal.',
  recentFailed:
    'Die neuesten Beiträge ließen sich nicht laden. Bitte versuch es später noch einmal.',
  heading({ search, category }) {
    if (search) return `Suche nach: ${search}`
    return category ? `Kategorie: ${category}` : null
  },
  subtitle({ search, category }, total) {
    if (!search && !category) return blogTexts.subtitle
    const where = search && category ? ` in „${category}“` : ''
    if (total === undefined)
      return search ? `Wir schnüffeln${where} …` : `Alles, was unter „${category}“ abgelegt ist.`
    const posts = total === 1 ? '1 Beitrag' : `${total} Beiträge`
    return search
      ? `${posts}${where} gefunden.`
      : `${posts} unter „${category}“, der neueste zuerst.`
  },
  none({ search, category }) {
    if (search) return `Kein Beitrag passt zu „${search}“.`
    return category
      ? `In der Kategorie „${category}“ gibt es noch keine Beiträge.`
      : 'Keine Beiträge gefunden.'
  },
}

export const blogTexts: Translation<typeof english.blogTexts> = {
  heading: ['Geschichten von', 'hier unten'],
  subtitle:
    'Gassirunden, Nickerchen, Tierarztbesuche und ab und zu ein Skandal. Das Neueste zuerst.',
  filterLabel: 'Beiträge nach Kategorie filtern',
  yearAsBook: (year) => `Das Jahr ${year} als Buch`,
  pagination: {
    label: 'Seiten',
    previousLabel: 'Zurück',
    nextLabel: 'Weiter',
    pageLabel: (page) => `Seite ${page}`,
  },
}

export const postTexts: Translation<typeof english.postTexts> = {
  backToBlog: 'Zurück zum Blog',
  share: 'Beitrag teilen',
  notFoundTitle: 'Beitrag nicht gefunden',
  notFound: 'Diesen Beitrag gibt es nicht oder nicht mehr.',
  returnToBlog: 'Zurück zum Blog',
  loading: 'Der Beitrag wird geladen',
  copyLink: 'Link kopieren',
  /** Shown in a browser alert. */
  copied: 'Link in die Zwischenablage kopiert!',
  copyByHand: 'Kopier diesen Link:',
  aboutDog: (name) => `Über ${name}`,
  readStory: () => 'Wie alles anfing',
  categories: 'Kategorien',
  byCategory: 'Beiträge nach Kategorie',
  readingTime: (minutes) => `${minutes} Min. Lesezeit`,
  comments: (count) => (count === 1 ? '1 Kommentar' : `${numbers.written(count)} Kommentare`),
}

export const taleTexts: Translation<typeof english.taleTexts> = {
  heading: ['Die Fährte', 'geht weiter'],
  next: 'Nächste Geschichte',
  previous: 'Vorige Geschichte',
  moreFrom: (category) => `Mehr aus „${category}“`,
}
