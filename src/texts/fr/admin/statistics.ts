import type * as english from '#texts/admin/statistics.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

export const chartTexts: Translation<typeof english.chartTexts> = {
  asTable: 'Voir en tableau',
  tableOf: (heading) => `${heading}, en tableau`,
  percent: (percent) => `${numbers.written(percent)} %`,
  cursorOf: (heading) => `${heading}, un par un`,
  barTip: (column, value, percent) =>
    `${column} : ${numbers.written(value)}, ${percent} % de cette liste`,
  shareTip: (percent, column, value) => `${percent} %. ${column} : ${numbers.written(value)}`,
}

const visitors = (count: number) => plurals.counted(count, 'visiteur', 'visiteurs')

const pagesRead = (count: number) => plurals.counted(count, 'page lue', 'pages lues')

export const statisticsTexts: Translation<typeof english.statisticsTexts> = {
  failed: 'Impossible de charger les statistiques. Vérifie ta connexion et réessaie.',
  loading: 'Les statistiques arrivent',
  figures: {
    visitors: 'Visiteurs',
    views: 'Pages lues',
    perVisitor: 'Pages par visiteur',
    joined: 'Nouveaux abonnés',
  },
  moreThan: (days) => ` de plus que les ${days} jours précédents`,
  lessThan: (days) => ` de moins que les ${days} jours précédents`,
  off: {
    title: 'Personne n’est compté',
    text: 'Active le compteur pour voir les visites et leurs sources. Sans cookies.',
    kept: 'Personne n’est compté en ce moment. Les chiffres d’avant restent ici jusqu’à ce que tu les supprimes.',
  },
  nobody: 'Personne n’est passé depuis que le compteur est activé.',
  look: 'Voir le journal (ta visite ne compte pas)',
  noTrace: {
    bold: 'Pas de cookies, pas d’adresses gardées.',
    text: 'Les visiteurs sont comptés une fois par jour et oubliés sous deux jours. Tes propres visites ne comptent pas.',
  },
  how: 'Comment on compte',
  close: 'Fermer',
}

/**
 * States exactly what is counted; the privacy dialog tells visitors the same. A change of the counting
 * must change both.
 */
export const howItCountsTexts: Translation<typeof english.howItCountsTexts> = {
  paragraphs: [
    'Une page compte quand quelqu’un l’ouvre, tout comme chaque page visitée ensuite. Les robots, les pages que les navigateurs chargent d’avance, les aperçus de brouillons et les navigateurs où un admin a une session ouverte ne comptent pas.',
    'Un visiteur compte une fois par jour. S’il revient demain, c’est un nouveau visiteur, parce que nous oublions les visiteurs sous deux jours.',
    'Seuls des totaux sont gardés : par jour, page, source et type d’écran. Au bout de trois mois, pages, sources, recherches et liens cassés sont additionnés par mois. Pas de cookies, pas d’adresses réseau, pas de noms de navigateurs : tu n’as donc rien à demander à tes visiteurs.',
    'Une recherche apparaît dès qu’au moins deux visiteurs ont utilisé les mêmes mots.',
  ],
}

export const visitorsChartTexts: Translation<typeof english.visitorsChartTexts> = {
  heading: 'Visiteurs par jour',
  period: 'Période',
  days: (period) => [period, ' jours'],
  span: (from, to) => `du ${from} au ${to}`,
  before: (days) => `${days} jours précédents`,
  post: 'Article paru',
  cursor: 'Jour',
  title: (span, lowest, highest, day) =>
    `Visiteurs par jour, ${span} : ${numbers.written(lowest)} au plus bas, ${numbers.written(highest)} au plus haut, le ${day}`,
  tip: (day) => `${visitors(day.visitors)}, ${pagesRead(day.views)}`,
  tipBefore: (count, days) => `, ${visitors(count)} ${days} jours plus tôt`,
  andMore: (title, more) =>
    more > 0 ? `${title} et ${plurals.counted(more, 'autre', 'autres')}` : title,
  columns: {
    day: 'Jour',
    visitors: 'Visiteurs',
    views: 'Pages lues',
    before: 'Visiteurs avant',
  },
}

export const mostReadTexts: Translation<typeof english.mostReadTexts> = {
  heading: 'Les plus lus',
  all: 'Tous les articles',
  columns: ['Page', 'Vues'],
  none: 'Rien n’a été lu pendant cette période.',
}

export const sourcesTexts: Translation<typeof english.sourcesTexts> = {
  heading: 'D’où ils viennent',
  columns: ['Source', 'Visiteurs'],
  kinds: {
    direct: 'Adresse tapée, favori ou application',
    search: 'Recherche',
    letters: 'Tes lettres',
    site: 'Un autre site',
    others: 'D’autres sites',
  },
  none: 'Personne n’est passé pendant cette période.',
}

export const screensTexts: Translation<typeof english.screensTexts> = {
  heading: 'Lu sur',
  kinds: {
    phone: 'Téléphone',
    desktop: 'Ordinateur',
    tablet: 'Tablette',
  },
  columns: ['Écran', 'Pages lues', 'Visiteurs'],
}

export const searchesTexts: Translation<typeof english.searchesTexts> = {
  heading: 'Ce qu’ils ont cherché',
  columns: ['Mots', 'Visiteurs'],
  hint: 'Les recherches apparaissent ici quand deux visiteurs ont utilisé les mêmes mots.',
}

export const missingTexts: Translation<typeof english.missingTexts> = {
  heading: 'Liens cassés',
  columns: ['Adresse', 'Fois'],
  none: 'Aucun lien cassé.',
  from: (names) => `Depuis : ${names}`,
  make: 'Rediriger',
  about: (path) => ` (${path})`,
}

export const makeRedirectTexts: Translation<typeof english.makeRedirectTexts> = {
  title: 'Créer une redirection',
  text: (path) => `Les visiteurs de ${path} arriveront sur la page que tu choisis.`,
  to: 'Mène à',
  hint: 'Tape un bout de titre, ou une adresse comme /blog.',
  post: (title) => `L’article « ${title} »`,
  cancel: 'Annuler',
  save: 'Créer',
  saving: 'Enregistrement…',
}

export const redirectsTexts: Translation<typeof english.redirectsTexts> = {
  summary: (count) => plurals.counted(count, 'redirection', 'redirections'),
  leadsTo: (to) => `mène à ${to}`,
  leadsNowhere: 'ne mène nulle part tant que son article n’est pas public',
  remove: (path) => `Retirer la redirection de ${path}`,
  failed: 'Impossible de charger les redirections.',
}

export const redirectToasts: Translation<typeof english.redirectToasts> = {
  made: (path, to) => ({
    title: 'Redirection créée',
    description: `${path} mène maintenant à ${to}.`,
  }),
  removed: (path) => ({
    title: 'Redirection retirée',
    description: `${path} ne mène plus nulle part.`,
  }),
  undo: 'Annuler',
}

export const deleteStatisticsTexts: Translation<typeof english.deleteStatisticsTexts> = {
  open: 'Supprimer les statistiques',
  title: 'Supprimer toutes les statistiques ?',
  text: 'Tout ce qui a été compté jusqu’ici disparaîtra pour de bon : visiteurs, pages, sources et recherches. Tes articles et tes lecteurs restent. Si ces chiffres peuvent te servir plus tard, exporte-les d’abord.',
  cancel: 'Annuler',
  delete: 'Tout supprimer',
  deleting: 'Suppression…',
}

export const exportStatisticsTexts: Translation<typeof english.exportStatisticsTexts> = {
  open: 'Exporter en CSV',
  exporting: 'Export…',
}

export const statisticsToasts: Translation<typeof english.statisticsToasts> = {
  deleted: { title: 'Statistiques supprimées', description: 'Le compteur repart de zéro.' },
  deletedOff: { title: 'Statistiques supprimées', description: 'Il n’en reste rien.' },
  exportFailed: {
    title: 'Erreur',
    description: 'Les statistiques n’ont pas pu être exportées. Réessaie.',
  },
}

export const visitorsCardTexts: Translation<typeof english.visitorsCardTexts> = {
  heading: 'Visiteurs',
  link: 'Statistiques',
  today: 'aujourd’hui',
  change: (change) => `${change} en 30 jours`,
  label: (days, lowest, highest) =>
    `Visiteurs par jour ces ${days} derniers jours, de ${numbers.written(lowest)} à ${numbers.written(highest)}`,
  lastDay: 'Aujourd’hui',
  failed: 'Impossible de charger les visiteurs.',
}

export const viewsTexts: Translation<typeof english.viewsTexts> = {
  column: 'Vues',
  views: (count) => plurals.counted(count, 'vue', 'vues'),
}
