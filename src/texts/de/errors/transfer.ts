import { importLimits } from '#shared/transfer.ts'
import type * as english from '#texts/errors/transfer.ts'
import type { Translation } from '../../translation.ts'
import { fileSizes, numbers, plurals } from '../grammar.ts'

export const importErrors: Translation<typeof english.importErrors> = {
  badChoice: 'Wähle ja oder nein',
  category: 'Wähle für jeden Namen eine Kategorie',
  fileName: 'Die Datei braucht einen Namen',
  fields: { category: 'Die Kategorie', fileName: 'Der Dateiname' },
  empty: 'Diese Datei ist leer. Bitte wähle eine andere.',
  tooLarge: (most) => `Eine Datei darf höchstens ${fileSizes.whole(most)} groß sein.`,
  notFound: 'Diesen Import gibt es nicht mehr.',
  notNow: 'Der Import ist inzwischen weiter. Lade die Seite neu, um zu sehen, wie weit.',
  tooMany: 'Es warten schon mehrere Dateien. Hol sie zuerst herein oder leg sie weg.',
  noRoom: (needed) =>
    `Auf dem Datenträger ist nicht genug Platz. Bitte schaff etwa ${fileSizes.whole(needed)} Platz und versuch es noch einmal.`,
  cutOff: 'Von der Datei ist nur ein Teil angekommen. Bitte wähle sie noch einmal aus.',
  tooMuch: 'Es kam mehr an als angekündigt. Bitte wähle die Datei noch einmal aus.',
  notBytes: 'Schick die Datei selbst, als application/octet-stream.',
  tooLate: 'Dieser Import ist zu lange her, um ihn rückgängig zu machen.',
  fileGone: 'Die Datei liegt nicht mehr auf dem Server. Bitte wähle sie noch einmal aus.',
  exportRuns: 'Es wird schon ein Export geschrieben.',
  trouble: 'Da ging immer wieder etwas schief. Mehr steht im Protokoll des Servers.',
}

export const warningTexts: Translation<typeof english.warningTexts> = {
  gallery: (pictures) => plurals.counted(pictures, 'Bild', 'Bilder'),
  notFetched: (name, why) => `${name} ließ sich nicht holen: ${why}`,
  pictureMissing: (name) => `${name} ist nicht in der Datei`,
  pictureDamaged: (name) => `${name} ist beschädigt`,
  notAPicture: (name, why) => `${name} ließ sich nicht speichern: ${why}`,
  noCover: 'Er hatte kein Bild, deshalb springt als Titelbild das Porträt oder ein Muster ein',
  slugTaken: (wanted, got) => `Die Adresse ${wanted} war vergeben; er steht unter ${got}`,
  addressUnknown: (pattern) =>
    `Seine alte Adresse entstand aus einer Vorlage (${pattern}), Links dorthin führen deshalb ins Leere`,
  addressTaken: (path) => `Unter ${path} gibt es schon eine Seite, deshalb wird diese gezeigt`,
  addressesFull: 'Es gibt zu viele alte Adressen; diese führt ins Leere',
  shortened: 'Er war zu lang und ist am Ende gekürzt',
  future: 'Sein Tag liegt in der Zukunft, deshalb ist er ein Entwurf',
  categoriesFull: (name) => `Für die Kategorie „${name}“ ist in der Liste kein Platz`,
  failed: 'Er ließ sich nicht hereinholen. Mehr steht im Protokoll des Servers.',
  tangled: 'Sein HTML ist zu verworren, deshalb kamen nur die Worte mit',
  galleryPicture: (id) => `Bild ${id} einer Galerie`,
  reusableBlock: 'Ein wiederverwendbarer Block, der nicht in der Datei ist',
  block: (name) => `Der Block „${name}“`,
  script: 'ein Skript',
  form: 'ein Formular',
  tweet: 'ein Tweet',
  otherPost: 'ein Beitrag einer anderen Website',
  frame: 'ein Rahmen ohne Adresse',
  media: (kind) => `eine Datei der Art „${kind}“`,
  noAddress: 'ohne Adresse',
  mergedCells: 'verbundene Zellen',
  nestedTable: 'eine Tabelle in einer anderen oder in einer Liste',
}

export const importedTexts: Translation<typeof english.importedTexts> = {
  untitled: 'Ohne Titel',
  pictureInText: 'ein Bild im Text',
  writtenBy: (author) => `Geschrieben von ${author}`,
  tags: (tags) => `Schlagwörter: ${tags.join(', ')}`,
}

export const importCsvTexts: Translation<typeof english.importCsvTexts> = {
  columns: ['Titel', 'Beitrag', 'Status', 'Art', 'Was sich nicht erhalten ließ'],
}

export const fetchTexts: Translation<typeof english.fetchTexts> = {
  notPublic: 'seine Adresse ist nicht öffentlich',
  badAddress: 'seine Adresse ist keine aus dem Web',
  tooLarge: 'es ist zu groß',
  tooSlow: 'der alte Server hat zu lange gebraucht',
  tooManyRedirects: 'es wurde zu oft weitergeleitet',
  status: (status) =>
    status === 404 || status === 410
      ? 'der alte Server antwortete „nicht gefunden“'
      : `der alte Server antwortete ${status}`,
  unreachable: 'der alte Server war nicht zu erreichen',
  enough: 'es waren zu viele',
  off: 'das Holen ist ausgeschaltet',
}

export const refusals: Translation<typeof english.refusals> = {
  unknown:
    'Diese Datei erkennen wir nicht. Bitte nimm einen Export von WordPress (.xml), einen von Ghost (.json oder .zip) oder eine .zip-Datei mit Markdown-Dateien.',
  missing: 'Diese Datei gibt es nicht. Bitte prüf ihren Namen.',
  empty: 'Diese Datei ist leer. Bitte exportiere sie noch einmal.',
  cut_off:
    'Diese Datei hört zu früh auf, ein Teil fehlt also. Bitte lade sie noch einmal herunter oder exportiere sie neu.',
  damaged:
    'Diese Datei ist beschädigt. Bitte lade sie noch einmal herunter oder exportiere sie neu.',
  encoding:
    'Die Buchstaben in dieser Datei sind nicht als UTF-8 gespeichert und kämen falsch heraus. Bitte exportiere sie noch einmal als UTF-8.',
  doctype:
    'Diese Datei legt eigene Entities fest (eine DTD), und das braucht kein Blogexport. Solche Dateien öffnen wir nicht.',
  too_deep:
    'Die Teile dieser Datei sind tiefer verschachtelt als in jedem Blogexport. Solche Dateien öffnen wir nicht.',
  post_too_large: `Ein Beitrag in dieser Datei ist größer als ${importLimits.postBytes / 1024 / 1024}\u00a0MB. Bitte kürze oder entferne ihn und exportiere noch einmal.`,
  code_front_matter:
    'Eine Datei darin hat Code als Front Matter (---js), und Code aus einer Datei führen wir nie aus. Bitte schreib das Front Matter als YAML.',
  zip_path:
    'Dieses Zip hat Dateinamen, die aus seinem eigenen Ordner hinausführen. Solche Dateien öffnen wir nicht. Bitte pack es neu.',
  zip_link:
    'In diesem Zip sind Verknüpfungen statt Dateien. Bitte pack es neu, mit den Dateien selbst.',
  zip_encrypted: 'Dieses Zip ist mit einem Passwort gesichert. Bitte pack es neu, ohne Passwort.',
  zip_entries: `Dieses Zip hat mehr als ${numbers.written(importLimits.zipEntries)} Dateien. Bitte pack es in Teilen.`,
  zip_bomb:
    'Entpackt wäre dieses Zip viel größer, als ein Blog sein kann. Solche Dateien öffnen wir nicht.',
  endless:
    'Wir haben diese Datei zweimal angefangen und kamen nie ans Ende. Bitte exportiere sie noch einmal, wenn möglich in kleineren Teilen.',
  pictures_missing:
    'Diesen Ordner oder dieses Zip mit Bildern gibt es nicht. Bitte prüf den Namen.',
}

export const draftReasons: Translation<typeof english.draftReasons> = {
  page: 'Es war eine Seite, deshalb ist es hier ein Entwurf',
  trash: 'Er lag im Papierkorb, deshalb ist er hier ein Entwurf',
  private: 'Er war privat, deshalb ist er hier ein Entwurf',
  password: 'Er hatte ein Passwort, deshalb ist er hier ein Entwurf',
  scheduled: 'Er war geplant, deshalb ist er hier ein Entwurf',
  members: 'Er war nur für Mitglieder, deshalb ist er hier ein Entwurf',
  letter: 'Er wurde nur per E-Mail verschickt, deshalb ist er hier ein Entwurf',
  no_date: 'Er hat kein Datum, deshalb ist er hier ein Entwurf',
  expired: 'Er sollte ablaufen, deshalb ist er hier ein Entwurf',
  note: 'Nirgends steht, dass er öffentlich ist, deshalb ist er hier ein Entwurf',
}
