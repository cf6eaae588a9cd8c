import { clipLimits, MAX_UPLOAD_MEGABYTES } from '#shared/limits.ts'
import type * as english from '#texts/admin/photos.ts'
import type { Translation } from '../../translation.ts'

export const adminGalleryTexts: Translation<typeof english.adminGalleryTexts> = {
  title: 'Galerie verwalten',
  columns: ['Vorschau', 'Titel', 'Kategorie', 'Hinzugefügt', 'Aktionen'],
  brokenImage: 'Kein Bild',
  empty: 'In der Galerie sind noch keine Fotos. Füge dein erstes hinzu.',
  addPhoto: 'Neues Foto',
  allRequired: 'Bitte füll alle Felder aus.',
  photoTitle: 'Titel',
  description: 'Beschreibung',
  optional: 'Optional.',
  alt: 'Alternativtext',
  altHint: 'Was auf dem Bild ist, für alle, die es nicht sehen können. Optional.',
  imageUrl: 'Bildadresse',
  imageUrlHint: 'Oder füg einen Link zu einem Bild ein, das schon online ist',
  imageUrlPlaceholder: 'https://example.com/foto.jpg',
  category: 'Kategorie',
  add: 'Foto hinzufügen',
  cancel: 'Abbrechen',
  adding: 'Wird hinzugefügt …',
  edit: 'Foto bearbeiten',
  editDescription: 'Am Bild selbst ändert sich nichts.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  photos: 'Fotos',
  search: 'Fotos durchsuchen',
  searchPlaceholder: 'Fotos durchsuchen …',
  anyCategory: 'Alle Kategorien',
  view: 'Ansicht',
  views: { table: 'Tabelle', tiles: 'Kacheln' },
  noMatch: 'Zu dieser Suche passt kein Foto.',
  showAll: 'Alle Fotos zeigen',
  pages: 'Seiten mit Fotos',
  previous: 'Zurück',
  next: 'Weiter',
  shown: (from, to, total) => `${from}–${to} von ${total}`,
}

export const photoSelectionTexts: Translation<typeof english.photoSelectionTexts> = {
  select: (title) => `${title} auswählen`,
  selectAll: (count) => `Alle ${count} auswählen`,
  selected: (count) => `${count} ausgewählt`,
  clear: 'Abwählen',
  category: 'Neue Kategorie',
  choose: 'Kategorie …',
  change: 'Kategorie ändern',
  delete: 'Auswahl löschen',
  confirmTitle: (count) => (count === 1 ? 'Dieses Foto löschen?' : `${count} Fotos löschen?`),
  confirm:
    'Das lässt sich nicht rückgängig machen. Die ausgewählten Fotos sind dann endgültig aus der Galerie verschwunden.',
}

export const leaveUploadsTexts: Translation<typeof english.leaveUploadsTexts> = {
  title: 'Gehen, ohne die Fotos hinzuzufügen?',
  text: 'Deine Fotos sind noch nicht in der Galerie. Ihre Titel und Beschreibungen gingen verloren.',
  stay: 'Bleiben',
  leave: 'Gehen',
}

export const waitingPhotoTexts: Translation<typeof english.waitingPhotoTexts> = {
  offer: (count) =>
    count === 1
      ? 'Ein Foto, das du auf diesem Gerät ausgesucht hast, ist noch nicht in der Galerie.'
      : `${count} Fotos, die du auf diesem Gerät ausgesucht hast, sind noch nicht in der Galerie.`,
  goOn: 'Weitermachen',
  discard: 'Verwerfen',
  discardTitle: (count) =>
    count === 1 ? 'Dieses Foto verwerfen?' : `Diese ${count} Fotos verwerfen?`,
  discardText:
    'Was du dazu geschrieben hast, geht mit verloren. Den Bildern auf deinem Handy oder Computer passiert nichts.',
  discardCancel: () => 'Behalten',
}

export const photoActionLabels: Translation<typeof english.photoActionLabels> = {
  view: (title) => `${title} ansehen`,
  edit: (title) => `${title} bearbeiten`,
  delete: (title) => `${title} löschen`,
  earlier: (title) => `${title} an diesem Tag nach vorn`,
  later: (title) => `${title} an diesem Tag nach hinten`,
}

export const photoDayTexts: Translation<typeof english.photoDayTexts> = {
  day: 'Tag',
  hint: 'Leer heißt: heute.',
  readHint: 'Aus dem Foto gelesen.',
  editHint: 'Leer heißt: der Tag, an dem du es hinzugefügt hast.',
  forSelected: 'Neuer Tag',
  set: 'Tag setzen',
  undo: 'Rückgängig',
  arranged: (title, place, of) => `${title} ist an seinem Tag jetzt Nummer ${place} von ${of}.`,
  offer: (count) =>
    count === 1
      ? 'Der Dateiname eines Fotos verrät, an welchem Tag es entstanden ist.'
      : `Die Dateinamen von ${count} Fotos verraten, an welchem Tag sie entstanden sind.`,
  offerOpen: 'Tage eintragen …',
  offerDismiss: 'Jetzt nicht',
  title: 'Tage eintragen',
  description:
    'Diese Fotos stehen bei dem Tag, an dem du sie hinzugefügt hast. Ihre Dateinamen sagen, wann sie entstanden sind.',
  add: (count) =>
    count === 0 ? 'Tage eintragen' : count === 1 ? '1 Tag eintragen' : `${count} Tage eintragen`,
  adding: 'Wird eingetragen …',
  cancel: 'Abbrechen',
}

export const photoDayToasts: Translation<typeof english.photoDayToasts> = {
  set: (count) => ({
    title: count === 1 ? 'Foto geändert' : `${count} Fotos geändert`,
    description: 'Galerie, Zeitstrahl und Jahrbuch richten sich nach dem neuen Tag.',
  }),
  undone: { title: 'Rückgängig gemacht', description: 'Die Fotos haben wieder ihre alten Tage.' },
  failed: (serverMessage) => ({
    title: 'Fehler',
    description: `Der Tag wurde nicht gesetzt: ${serverMessage}`,
  }),
  arrangeFailed: (serverMessage) => ({
    title: 'Fehler',
    description: `Das Foto wurde nicht verschoben: ${serverMessage}`,
  }),
}

export const deletePhotoTexts: Translation<typeof english.deletePhotoTexts> = {
  confirmTitle: 'Ganz sicher?',
  confirm:
    'Das lässt sich nicht rückgängig machen. Das Foto ist dann endgültig aus der Galerie verschwunden.',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
}

export const photoToasts: Translation<typeof english.photoToasts> = {
  added: {
    title: 'Foto hinzugefügt',
    description: 'Das Foto ist jetzt in der Galerie.',
  },
  changed: { title: 'Foto geändert', description: 'Das Foto ist auf dem neuesten Stand.' },
  deleted: {
    title: 'Foto gelöscht',
    description: 'Das Foto ist aus der Galerie verschwunden.',
  },
  deleteFailed: {
    title: 'Fehler',
    description: 'Das Foto wurde nicht gelöscht. Bitte versuch es noch einmal.',
  },
  manyAdded: (count) =>
    count === 1
      ? photoToasts.added
      : {
          title: `${count} Fotos hinzugefügt`,
          description: 'Die Fotos sind jetzt in der Galerie.',
        },
  manyChanged: (count) => ({
    title: count === 1 ? 'Foto geändert' : `${count} Fotos geändert`,
    description: 'Die Kategorie ist geändert.',
  }),
  manyDeleted: (count) =>
    count === 1
      ? photoToasts.deleted
      : {
          title: `${count} Fotos gelöscht`,
          description: 'Die Fotos sind aus der Galerie verschwunden.',
        },
  addFailed: (serverMessage) => ({
    title: 'Fehler',
    description: `Das Foto wurde nicht hinzugefügt: ${serverMessage}`,
  }),
  changeFailed: (serverMessage) => ({
    title: 'Fehler',
    description: `Das Foto wurde nicht geändert: ${serverMessage}`,
  }),
}

export const focalPointTexts: Translation<typeof english.focalPointTexts> = {
  open: 'Fokuspunkt',
  title: 'Was soll im Bild bleiben?',
  description:
    'Klick auf das Wichtigste, etwa das Gesicht deines Hundes. Wo immer das Bild beschnitten wird, bleibt diese Stelle zu sehen.',
  point: 'Fokuspunkt',
  place: (x, y) => `${x}\u00a0% von links, ${y}\u00a0% von oben`,
  keys: 'Zieh ihn oder beweg ihn mit den Pfeiltasten.',
  crops: 'So sehen die Ausschnitte aus',
  center: 'In die Mitte',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
}

export const focalPointToasts: Translation<typeof english.focalPointToasts> = {
  saved: {
    title: 'Fokuspunkt gespeichert',
    description: 'Alle Ausschnitte dieses Bildes richten sich danach.',
  },
  undone: {
    title: 'Rückgängig gemacht',
    description: 'Das Bild wird wieder wie vorher beschnitten.',
  },
  failed: (serverMessage) => ({
    title: 'Fehler',
    description: `Der Fokuspunkt wurde nicht gespeichert: ${serverMessage}`,
  }),
}

export const pictureTexts: Translation<typeof english.pictureTexts> = {
  title: 'Fotos und Clips hinzufügen',
  close: 'Schließen',
  tabs: { upload: 'Hochladen', gallery: 'Galerie', address: 'Adresse' },
  search: 'Galerie durchsuchen',
  noPhotos: 'In der Galerie sind noch keine Fotos.',
  nothingFound: 'Dazu passt kein Foto.',
  photosFailed: 'Die Fotos ließen sich nicht laden. Mach das hier zu und versuch es noch einmal.',
  loading: 'Wird geladen …',
  uploading: 'Wird hochgeladen …',
  or: 'oder',
  more: 'Mehr zeigen',
  address: 'Bildadresse',
  addressHint: 'Beginnt mit https:// oder /media/',
  addressWrong: 'Bitte gib eine gültige Bildadresse ein',
  add: 'Hinzufügen',
  chosen: 'Ausgewählte Bilder',
  alt: 'Was zu sehen ist',
  altHint: 'Wird allen vorgelesen, die es nicht sehen können',
  caption: 'Bildunterschrift',
  captionHint: 'Steht unter dem Bild. Optional.',
  remove: (name) => `${name} entfernen`,
  sideBySide: 'Sie stehen nebeneinander, wie in einem kleinen Album.',
  cancel: 'Abbrechen',
  photoLabel: (title) => `„${title}“ auswählen`,
  number: (n) => `Bild ${n}`,
  insert: (count) => (count <= 1 ? 'Bild einfügen' : `${count} Bilder einfügen`),
}

export const devicePhotoTexts: Translation<typeof english.devicePhotoTexts> = {
  choose: 'Fotos auswählen',
  chooseFiles: 'Dateien auswählen',
  chooseMore: 'Noch mehr',
  dropHint: 'oder hierher ziehen oder einfügen',
  dropHere: 'Fotos hier loslassen',
  limits: `JPEG, PNG, WebP, AVIF oder GIF, jeweils bis zu ${MAX_UPLOAD_MEGABYTES}\u00a0MB. Orts- und Kameradaten entfernen wir.`,
  filesLimits: `JPEG, PNG, WebP, AVIF oder GIF, jeweils bis zu ${MAX_UPLOAD_MEGABYTES}\u00a0MB, und Clips bis ${clipLimits.seconds} Sekunden. Orts- und Kameradaten entfernen wir.`,
  waiting: 'Wartet',
  preparing: 'Wird vorbereitet …',
  ready: 'Fertig',
  cancel: 'Hochladen abbrechen',
  remove: 'Entfernen',
  retry: 'Noch mal',
  sameForAll: 'Diese Worte für alle Fotos nehmen',
  sameForAllHint: 'Füllt nur, was leer ist.',
  undo: 'Rückgängig',
  sending: (percent) => `Wird hochgeladen … ${percent}\u00a0%`,
  progress: (fileName) => `${fileName} wird hochgeladen`,
  addPhotos: (count) =>
    count === 0
      ? 'Fotos hinzufügen'
      : count === 1
        ? 'Foto hinzufügen'
        : `${count} Fotos hinzufügen`,
}
