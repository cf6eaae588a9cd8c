import type * as english from '#texts/site/posts.ts'
import type { Translation } from '../../translation.ts'
import { elision, plurals } from '../grammar.ts'

export const postListTexts: Translation<typeof english.postListTexts> = {
  allPosts: 'Tous les articles',
  searchPlaceholder: 'Chercher une histoire…',
  searchButton: 'Chercher',
  viewAllPosts: 'Tous les articles',
  failed: 'Impossible de charger les articles. Réessaie un peu plus tard.',
  featuredFailed: 'Impossible de charger les articles à la une. Réessaie un peu plus tard.',
  recentFailed: 'Impossible de charger les derniers articles. Réessaie un peu plus tard.',
  /** Null without a filter: the page then shows its default heading. */
  heading({ search, category }) {
    if (search) return `Résultats : ${search}`
    return category ? `Articles : ${category}` : null
  },
  subtitle({ search, category }, total) {
    if (!search && !category) return blogTexts.subtitle
    const where = search && category ? ` dans « ${category} »` : ''
    if (total === undefined)
      return search ? `Recherche${where}` : `Tout ce qui est rangé dans « ${category} ».`
    return search
      ? `${plurals.counted(total, 'article trouvé', 'articles trouvés')}${where}.`
      : `${plurals.counted(total, 'article rangé', 'articles rangés')} dans « ${category} », du plus récent au plus ancien.`
  },
  none({ search, category }) {
    if (search) return `Aucun article ne correspond à « ${search} ».`
    return category ? `Aucun article dans la catégorie « ${category} ».` : 'Aucun article.'
  },
}

export const blogTexts: Translation<typeof english.blogTexts> = {
  heading: ['Histoires', 'au ras du sol'],
  subtitle:
    'Balades, siestes, visites chez le véto et un scandale de temps en temps, du plus récent au plus ancien.',
  filterLabel: 'Filtrer les articles par catégorie',
  yearAsBook: (year) => `Toute l’année ${year} en livre`,
  pagination: {
    label: 'Pagination',
    previousLabel: 'Précédent',
    nextLabel: 'Suivant',
    pageLabel: (page) => `Page ${page}`,
  },
}

export const postTexts: Translation<typeof english.postTexts> = {
  backToBlog: 'Retour au blog',
  share: 'Partager cet article',
  notFoundTitle: 'Article introuvable',
  notFound: 'L’article que tu cherches n’existe pas ou a été retiré.',
  returnToBlog: 'Revenir au blog',
  loading: 'L’article arrive',
  copyLink: 'Copier le lien',
  /** Shown in a browser alert. */
  copied: 'Lien copié dans le presse-papiers !',
  copyByHand: 'Copie ce lien :',
  aboutDog: (name) => `À propos ${elision.de(name)}`,
  readStory: () => 'Lire son histoire',
  categories: 'Catégories',
  /** Accessible name that distinguishes this list from the categories in the footer. */
  byCategory: 'Articles par catégorie',
  readingTime: (minutes) => `${minutes} min de lecture`,
  comments: (count) => plurals.counted(count, 'commentaire', 'commentaires'),
}

export const taleTexts: Translation<typeof english.taleTexts> = {
  heading: ['La piste', 'continue'],
  next: 'Histoire suivante',
  previous: 'Histoire précédente',
  moreFrom: (category) => `Encore dans « ${category} »`,
}
