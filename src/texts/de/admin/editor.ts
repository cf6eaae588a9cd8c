import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/editor.ts'
import type { Translation } from '../../translation.ts'

export const editorTexts: Translation<typeof english.editorTexts> = {
  createTitle: 'Neuer Beitrag',
  editTitle: 'Bearbeiten',
  write: 'Schreiben',
  preview: 'Vorschau',
  emptyPreview: '*Noch kein Text für eine Vorschau*',
  save: 'Speichern',
  publish: 'Veröffentlichen',
  schedule: 'Planen',
  update: 'Aktualisieren',
  unpublish: 'Zurückziehen',
  saveAndStay: 'Speichern und bleiben',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  history: 'Verlauf',
  loading: 'Der Beitrag wird geladen …',
  loadFailed:
    'Der Beitrag ließ sich nicht laden. Vielleicht gibt es ihn nicht mehr, oder du darfst ihn nicht bearbeiten.',
  backToDashboard: 'Zurück zur Übersicht',
  readOn: 'Im Blog lesen',
}

export const editorFields: Translation<typeof english.editorFields> = {
  title: 'Titel',
  titlePlaceholder: 'Was ist passiert?',
  slug: 'Adresskürzel',
  slugPlaceholder: 'aus-dem-titel',
  content: 'Text',
  contentPlaceholder: 'Fang irgendwo an …',
  excerpt: 'Auszug',
  coverImage: 'Titelbild',
  lang: 'Sprache dieses Beitrags',
  langOfDiary: 'Die des Tagebuchs',
  category: 'Kategorie',
  categoryPlaceholder: 'Kategorie wählen',
  published: 'Veröffentlichen',
  featured: 'Auf der Startseite zeigen',
  featuredHint: 'Höchstens drei auf einmal',
  schedule: 'Erscheint',
  publishedOn: 'Datum des Beitrags',
  freeSlug: (slug) => `„${slug}“ nehmen`,
}

export const markdownTexts: Translation<typeof english.markdownTexts> = {
  views: 'Schreiben oder Vorschau',
  toolbar: 'Markdown',
  cheatsheet: 'Markdown-Spickzettel',
  cheatsheetSamples: [
    '# Überschrift 1',
    '## Überschrift 2',
    '### Überschrift 3',
    '**fett**, *kursiv* und ~~durchgestrichen~~',
    '* eine Sache\n  * und was dazugehört\n* noch eine',
    '1. erstens\n2. zweitens',
    '- [x] Gassi\n- [ ] gebürstet',
    '> unterwegs aufgeschnappt',
    '[der Blog](/blog)',
    '![Schläft auf dem Sofa](/media/demo/sofa-nap/1600x1067.jpg "Die Worte unter einem Foto")',
    '::: photos\n![Schläft](/media/demo/sofa-nap/1600x1067.jpg)\n![Wach](/media/demo/portrait-tilt/1600x1067.jpg)\n:::',
    'https://vimeo.com/76979871',
    '| Tag | Runden |\n| --- | --: |\n| Montag | 3 |',
    '---',
    '`Code` in einer Zeile',
    '```\nCode für sich allein\n```',
  ],
  cheatsheetIntro: 'Das hier geht. Alles andere erscheint so, wie du es getippt hast.',
  cheatsheetKeys:
    'Strg oder ⌘ mit B für fett, I für kursiv, K für einen Link, S zum Speichern. Füg eine Adresse über markierten Worten ein, um sie zu verlinken. Was du aus Word, Google Docs oder einer Website einfügst, behält Überschriften, Listen, Links, Fett und Kursiv; mit der Umschalttaste kommen nur die Worte. Die Eingabetaste führt eine Liste fort; auf einem leeren Punkt beendet sie sie. Mit Tab geht es zum nächsten Feld.',
}

export const photoTexts: Translation<typeof english.photoTexts> = {
  linkedPicture: 'Bild',
  takePhoto: 'Foto aufnehmen',
  placeholder: (fileName) => `${fileName} wird hinzugefügt …`,
  adding: 'Fotos, die gerade in den Text kommen',
  waiting: 'Warten auf das Foto …',
  uploading: 'Das Foto wird hinzugefügt …',
  notAdded: {
    title: 'Ein Foto fehlt noch',
    description: 'Versuch es unter dem Text noch einmal oder entferne das Foto. Dann speichere.',
  },
  whereTitle: (count) => (count === 1 ? 'Wohin soll dieses Foto?' : 'Wohin sollen diese Fotos?'),
  asCover: (count) => (count === 1 ? 'Als Titelbild nehmen' : 'Das erste als Titelbild'),
  atTheEnd: 'Ans Ende des Texts',
  nowhere: 'Nirgendwohin',
  notAPhoto: 'In einen Beitrag passen nur Fotos und Clips.',
}

export const markdownActionLabels: Translation<typeof english.markdownActionLabels> = {
  heading1: 'Überschrift 1',
  heading2: 'Überschrift 2',
  bold: 'Fett',
  italic: 'Kursiv',
  bulletList: 'Aufzählung',
  numberedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  codeBlock: 'Codeblock',
  link: 'Link',
  image: 'Foto oder Clip',
}

export const coverTexts: Translation<typeof english.coverTexts> = {
  choose: 'Titelbild auswählen',
  change: 'Ändern',
  remove: 'Titelbild entfernen',
  pickerTitle: 'Titelbild',
  tabs: { gallery: 'Galerie', upload: 'Hochladen', photos: 'Deine Fotos' },
  sampleLabel: (title) => `Das Beispiel „${title}“ nehmen`,
  photoLabel: (title) => `„${title}“ nehmen`,
  storyLabel: (alt, place) =>
    alt ? `„${alt}“ aus der Geschichte nehmen` : `Foto ${place} aus der Geschichte nehmen`,
  firstPhotoIs: 'Das erste Foto aus deiner Geschichte. Du kannst jederzeit ein anderes wählen.',
  firstPhotoWill: 'Oder lass es so: Das erste Foto der Geschichte wird zum Titelbild.',
  url: 'Bildadresse',
  urlHint: 'Eine Adresse, die mit https:// oder /media/ beginnt',
  add: 'Bild hinzufügen',
  didNotLoad:
    'Dieses Bild ließ sich nicht laden. Prüf die Adresse, oder lass sie stehen, wenn du sicher bist.',
}

export const editorToasts: Translation<typeof english.editorToasts> = {
  saved: { title: 'Gespeichert', description: 'Dein Beitrag ist gut aufgehoben.' },
  created: { title: 'Beitrag angelegt', description: 'Dein neuer Beitrag ist gespeichert.' },
  updated: {
    title: 'Beitrag aktualisiert',
    description: 'Dein Beitrag ist auf dem neuesten Stand.',
  },
  saveFailed: {
    title: 'Fehler',
    description: 'Dein Beitrag wurde nicht gespeichert. Bitte versuch es noch einmal.',
  },
  createFailed: {
    title: 'Fehler',
    description: 'Der Beitrag wurde nicht angelegt. Bitte versuch es noch einmal.',
  },
  updateFailed: {
    title: 'Fehler',
    description: 'Der Beitrag wurde nicht aktualisiert. Bitte versuch es noch einmal.',
  },
  restored: {
    title: 'Worte zurückgeholt',
    description: 'Sie stehen wieder im Editor. Speichere den Beitrag, um sie zu behalten.',
  },
}

export const addressTexts: Translation<typeof english.addressTexts> = {
  willLeadHere: 'Die alte Adresse wird hierher weiterleiten.',
  keepOld: 'Alte Adresse behalten',
  taken: (title) =>
    `Das ist eine alte Adresse von „${title}“. Sobald du speicherst, gehört sie zu diesem Beitrag.`,
  leadHere: (count) =>
    count === 1 ? '1 alte Adresse führt hierher' : `${count} alte Adressen führen hierher`,
  remove: (slug) => `/blog/${slug} entfernen`,
  confirmTitle: 'Diese alte Adresse entfernen?',
  confirm: 'Wer einem alten Link folgt, erfährt dann, dass es den Beitrag nicht gibt.',
  cancel: 'Behalten',
  confirmRemove: 'Entfernen',
}

export const addressToasts: Translation<typeof english.addressToasts> = {
  removeFailed: {
    title: 'Fehler',
    description: 'Die alte Adresse wurde nicht entfernt. Bitte versuch es noch einmal.',
  },
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Vorschaulink',
  saves: 'Der Entwurf wird dabei gleich gespeichert.',
  hint: `Wer ihn hat, kann den Entwurf ohne Anmeldung lesen. Er gilt ${PREVIEW_LINK_DAYS} Tage und zeigt, was du zuletzt gespeichert hast.`,
  make: 'Vorschaulink anlegen',
  address: 'Vorschaulink',
  copy: 'Vorschaulink kopieren',
  until: (day) => `Gilt bis ${day}`,
  isOut: 'Es gibt einen gültigen Link. Seine Adresse wird nur einmal gezeigt.',
  makeNew: 'Neuen anlegen',
  revoke: 'Widerrufen',
}

export const previewToasts: Translation<typeof english.previewToasts> = {
  copied: {
    title: 'Link kopiert',
    description: 'Wer den Link hat, kann diesen Entwurf lesen.',
  },
  copyFailed: {
    title: 'Nicht kopiert',
    description: 'Markiere die Adresse und kopier sie von Hand.',
  },
  revoked: { title: 'Link widerrufen', description: 'Er gilt nicht mehr.' },
  failed: { title: 'Fehler', description: 'Das hat nicht geklappt. Bitte versuch es noch einmal.' },
}
