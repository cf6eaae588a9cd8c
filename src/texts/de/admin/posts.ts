import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/posts.ts'
import type { Translation } from '../../translation.ts'
import { lists } from '../grammar.ts'

export const adminPostTexts: Translation<typeof english.adminPostTexts> = {
  heading: 'Beiträge',
  columns: ['Titel', 'Kategorie', 'Datum', 'Status', 'Aktionen'],
  published: 'Online',
  scheduled: 'Geplant',
  draft: 'Entwurf',
  empty: 'Keine Beiträge gefunden.',
  createFirst: 'Den ersten Beitrag schreiben',
  failed:
    'Die Beiträge ließen sich nicht laden. Melde dich neu an oder versuch es später noch einmal.',
  acts: { view: 'Ansehen', edit: 'Bearbeiten', delete: 'Löschen' },
  view: (title) => `„${title}“ ansehen`,
  edit: (title) => `„${title}“ bearbeiten`,
  delete: (title) => `„${title}“ löschen`,
  filter: 'Nach Titel oder Kategorie filtern',
  filterPlaceholder: 'Beiträge filtern …',
  status: 'Status',
  statuses: {
    all: 'Alle',
    published: 'Online',
    scheduled: 'Geplant',
    draft: 'Entwürfe',
  },
  sort: 'Sortieren',
  sorts: {
    'date desc': 'Neueste',
    'date asc': 'Älteste',
    'title asc': 'Titel A–Z',
    'title desc': 'Titel Z–A',
  },
  sortBy: (column) => `Nach ${column} sortieren`,
  noMatch: 'Zu diesem Filter passt kein Beitrag.',
  showAll: 'Alle Beiträge zeigen',
  pages: 'Seiten mit Beiträgen',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page) => `Seite ${page}`,
  shown: (from, to, total) => `${from}–${to} von ${total}`,
}

export const deletePostTexts: Translation<typeof english.deletePostTexts> = {
  confirmTitle: 'Ganz sicher?',
  confirm: 'Das lässt sich nicht rückgängig machen. Der Beitrag ist dann endgültig weg.',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
}

export const deletePostToasts: Translation<typeof english.deletePostToasts> = {
  done: { title: 'Beitrag gelöscht', description: 'Der Beitrag ist weg.' },
  failed: {
    title: 'Fehler',
    description: 'Der Beitrag wurde nicht gelöscht. Bitte versuch es noch einmal.',
  },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  heading: 'Zuletzt gelöscht',
  intro: `Gelöschte Beiträge und Fotos bleiben ${DELETED_ITEM_RETENTION_DAYS} Tage hier. Holst du etwas zurück, kommt alles mit zurück: Adresse, Titelbild, frühere Fassungen und Dateien.`,
  empty: 'In letzter Zeit nichts gelöscht.',
  failed: 'Das Gelöschte ließ sich nicht laden. Bitte versuch es später noch einmal.',
  kinds: { post: 'Beitrag', photo: 'Foto' },
  deleted: (day) => `Gelöscht am ${day}`,
  until: (day) => `endgültig weg am ${day}`,
  restore: 'Zurückholen',
  restoreOne: (title) => `„${title}“ zurückholen`,
  removeOne: (title) => `„${title}“ endgültig löschen`,
  undo: 'Rückgängig',
  showMore: 'Mehr zeigen',
  confirmTitle: 'Endgültig löschen?',
  confirm: 'Dann lässt es sich nicht mehr zurückholen.',
  cancel: 'Behalten',
  remove: 'Endgültig löschen',
  removing: 'Wird gelöscht …',
}

export const deletedToasts: Translation<typeof english.deletedToasts> = {
  restored: (count) => ({
    title: 'Wieder da',
    description:
      count === 1 ? 'Genau dort, wo es war.' : `Alle ${count} sind genau dort, wo sie waren.`,
  }),
  moved: (title, slug) => ({
    title: 'Wieder da, mit neuer Adresse',
    description: `Inzwischen hat ein anderer Beitrag die Adresse von „${title}“. Er steht jetzt unter /blog/${slug}.`,
  }),
  gone: {
    title: 'Zu spät',
    description: 'Es wurde schon anderswo zurückgeholt oder ist endgültig weg.',
  },
  restoreFailed: {
    title: 'Fehler',
    description: 'Das Zurückholen hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  removed: {
    title: 'Endgültig gelöscht',
    description: 'Es ist weg, und alles, was dazugehörte, auch.',
  },
  removeFailed: {
    title: 'Fehler',
    description: 'Das Löschen hat nicht geklappt. Bitte versuch es noch einmal.',
  },
}

export const categoryTexts: Translation<typeof english.categoryTexts> = {
  title: 'Kategorien',
  kinds: { posts: 'Geschichten', photos: 'Fotos' },
  twoLists: (unchoosable, chipless) =>
    `Blog und Editor haben verschiedene Kategorien. Eine gemeinsame Liste? Nur im Blog: ${lists.and(unchoosable)}. Nur im Editor: ${lists.and(chipless)}.`,
  oneList: 'Gemeinsame Liste',
  photoList:
    'Daraus wählst du, wenn du ein Foto hinzufügst. Die Galerie zeigt für jede benutzte einen Filter.',
  changeList: 'Diese Liste ändern',
  lead: {
    posts:
      'In dieser Reihenfolge stehen sie über dem Blog, neben jeder Geschichte und im Editor. Die ersten fünf stehen auch in der Fußzeile.',
    photos: 'In dieser Reihenfolge wählst du, wenn du ein Foto hinzufügst.',
  },
  name: (at) => `Name der Kategorie ${at}`,
  tone: (name) => `Farbe von ${name}`,
  tones: {
    green: 'Grün',
    blue: 'Blau',
    amber: 'Bernstein',
    violet: 'Violett',
    rose: 'Rosa',
    indigo: 'Indigo',
    cyan: 'Cyan',
    lime: 'Limette',
    own: 'Deine Farbe',
  },
  used: {
    posts: (count) => (count === 1 ? '1 Geschichte' : `${count} Geschichten`),
    photos: (count) => (count === 1 ? '1 Foto' : `${count} Fotos`),
  },
  formerly: (names) => `Links zu ${lists.and(names)} führen hierher.`,
  hidden: 'Ausgeblendet',
  hide: (name) => `${name} ausblenden`,
  show: (name) => `${name} einblenden`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  remove: (name) => `${name} entfernen`,
  unnamed: 'die neue Kategorie',
  moved: (name, place, of) => `${name} ist Nummer ${place} von ${of}`,
  add: 'Kategorie hinzufügen',
  cancel: 'Abbrechen',
  save: 'Kategorien speichern',
  saving: 'Wird gespeichert …',
  failed: 'Die Kategorien ließen sich nicht laden.',
}

export const categoryToasts: Translation<typeof english.categoryToasts> = {
  saved: {
    title: 'Kategorien gespeichert',
    description: 'Geschichten und Fotos sind mit umgezogen.',
  },
  failed: (message) => ({ title: 'Kategorien nicht gespeichert', description: message }),
}
