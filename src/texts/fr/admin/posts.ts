import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/posts.ts'
import type { Translation } from '../../translation.ts'
import { lists, plurals } from '../grammar.ts'

export const adminPostTexts: Translation<typeof english.adminPostTexts> = {
  heading: 'Articles',
  columns: ['Titre', 'Catégorie', 'Date', 'Statut', 'Actions'],
  published: 'Publié',
  scheduled: 'Planifié',
  draft: 'Brouillon',
  empty: 'Aucun article.',
  createFirst: 'Écris ton premier article',
  failed: 'Impossible de charger les articles. Vérifie ta connexion ou réessaie un peu plus tard.',
  acts: { view: 'Voir', edit: 'Modifier', delete: 'Supprimer' },
  view: (title) => `Voir « ${title} »`,
  edit: (title) => `Modifier « ${title} »`,
  delete: (title) => `Supprimer « ${title} »`,
  filter: 'Filtrer par titre ou catégorie',
  filterPlaceholder: 'Filtrer les articles…',
  status: 'Statut',
  statuses: {
    all: 'Tous',
    published: 'Publiés',
    scheduled: 'Planifiés',
    draft: 'Brouillons',
  },
  sort: 'Tri',
  sorts: {
    'date desc': 'Récents',
    'date asc': 'Anciens',
    'title asc': 'De A à Z',
    'title desc': 'De Z à A',
  },
  sortBy: (column) => `Trier par ${column.toLowerCase()}`,
  noMatch: 'Aucun article ne correspond à ce filtre.',
  showAll: 'Tout afficher',
  pages: 'Pages d’articles',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page) => `Page ${page}`,
  shown: (from, to, total) => `${from}–${to} sur ${total}`,
}

export const deletePostTexts: Translation<typeof english.deletePostTexts> = {
  confirmTitle: 'Supprimer cet article ?',
  confirm: 'C’est irréversible. L’article sera définitivement supprimé.',
  cancel: 'Annuler',
  delete: 'Supprimer',
  deleting: 'Suppression…',
}

export const deletePostToasts: Translation<typeof english.deletePostToasts> = {
  done: { title: 'Article supprimé', description: 'L’article n’est plus dans le journal.' },
  failed: { title: 'Erreur', description: 'L’article n’a pas pu être supprimé. Réessaie.' },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  heading: 'Supprimés récemment',
  intro: `Les articles et photos supprimés restent ici ${DELETED_ITEM_RETENTION_DAYS} jours. En restaurer un ramène tout : adresse, couverture, versions précédentes et fichiers.`,
  empty: 'Rien de supprimé récemment.',
  failed: 'Impossible de charger les éléments supprimés. Réessaie un peu plus tard.',
  kinds: { post: 'Article', photo: 'Photo' },
  deleted: (day) => `Suppression le ${day}`,
  until: (day) => `effacement définitif le ${day}`,
  restore: 'Restaurer',
  restoreOne: (title) => `Restaurer « ${title} »`,
  removeOne: (title) => `Supprimer « ${title} » pour de bon`,
  undo: 'Annuler',
  showMore: 'En voir plus',
  confirmTitle: 'Supprimer pour de bon ?',
  confirm: 'Il n’y aura pas de retour possible.',
  cancel: 'Garder',
  remove: 'Supprimer',
  removing: 'Suppression…',
}

export const deletedToasts: Translation<typeof english.deletedToasts> = {
  restored: (count) => ({
    title: 'De retour',
    description:
      count === 1
        ? 'C’est exactement là où c’était.'
        : `Les ${count} sont exactement là où ils étaient.`,
  }),
  moved: (title, slug) => ({
    title: 'De retour à une nouvelle adresse',
    description: `Entre-temps, un autre article a pris l’adresse de « ${title} ». Il est maintenant à /blog/${slug}.`,
  }),
  gone: {
    title: 'Trop tard',
    description: 'Déjà restauré ailleurs, ou perdu pour de bon.',
  },
  restoreFailed: { title: 'Erreur', description: 'La restauration n’a pas marché. Réessaie.' },
  removed: {
    title: 'Supprimé pour de bon',
    description: 'Plus aucune trace, ni de ce qui allait avec.',
  },
  removeFailed: { title: 'Erreur', description: 'La suppression n’a pas marché. Réessaie.' },
}

export const categoryTexts: Translation<typeof english.categoryTexts> = {
  title: 'Catégories',
  kinds: { posts: 'Histoires', photos: 'Photos' },
  twoLists: (unchoosable, chipless) =>
    `Le blog et l’éditeur n’utilisent pas les mêmes catégories. Les réunir en une seule liste ? Seulement sur le blog : ${lists.and(unchoosable)}. Seulement dans l’éditeur : ${lists.and(chipless)}.`,
  oneList: 'Une seule liste',
  photoList:
    'À choisir quand tu ajoutes une photo. La galerie montre un filtre pour chaque catégorie utilisée.',
  changeList: 'Changer cette liste',
  lead: {
    posts:
      'C’est leur ordre au-dessus du blog, à côté de chaque histoire et dans l’éditeur. Les cinq premières apparaissent aussi dans le pied de page.',
    photos: 'C’est leur ordre quand tu ajoutes une photo.',
  },
  name: (at) => `Nom de la catégorie ${at}`,
  tone: (name) => `Couleur : ${name}`,
  tones: {
    green: 'Vert',
    blue: 'Bleu',
    amber: 'Ambre',
    violet: 'Violet',
    rose: 'Rose',
    indigo: 'Indigo',
    cyan: 'Cyan',
    lime: 'Citron vert',
    own: 'Ta couleur',
  },
  used: {
    posts: (count) => plurals.counted(count, 'histoire', 'histoires'),
    photos: (count) => plurals.counted(count, 'photo', 'photos'),
  },
  formerly: (names) => `Les liens vers ${lists.and(names)} mènent ici.`,
  hidden: 'Masquée',
  hide: (name) => `Masquer ${name}`,
  show: (name) => `Afficher ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Retirer ${name}`,
  unnamed: 'la nouvelle catégorie',
  moved: (name, place, of) => `${name} est numéro ${place} sur ${of}`,
  add: 'Nouvelle catégorie',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  failed: 'Impossible de charger les catégories.',
}

export const categoryToasts: Translation<typeof english.categoryToasts> = {
  saved: {
    title: 'Catégories enregistrées',
    description: 'Les histoires et les photos ont suivi.',
  },
  failed: (message) => ({ title: 'Catégories non enregistrées', description: message }),
}
