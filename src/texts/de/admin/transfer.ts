import type * as english from '#texts/admin/transfer.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const counted = (count: number, one: string, many: string) =>
  `${numbers.written(count)} ${plurals.of(count, one, many)}`

const posts = (count: number) => counted(count, 'Beitrag', 'Beiträge')

const pictures = (count: number) => counted(count, 'Bild', 'Bilder')

const comments = (count: number) => counted(count, 'Kommentar', 'Kommentare')

export const transferTexts: Translation<typeof english.transferTexts> = {
  title: 'Import und Export',
  back: 'Einstellungen',
  loadFailed:
    'Deine Importe ließen sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  failedTitle: 'Das hat nicht geklappt',
  gone: 'Diesen Import gibt es nicht mehr. Vielleicht wurde er auf einem anderen Gerät weggelegt.',
  startOver: 'Noch ein Tagebuch holen',
}

export const transferCardTexts: Translation<typeof english.transferCardTexts> = {
  title: 'Import und Export',
  text: 'Bring deinen alten Blog mit oder nimm alles mit: als Markdown, als Website, als Sicherung.',
  open: 'Öffnen',
  firstSteps: 'Du ziehst um, von WordPress, Ghost oder einem Ordner mit Markdown?',
  bring: 'Bring dein Tagebuch mit',
}

export const sourceTexts: Translation<typeof english.sourceTexts> = {
  wordpress: {
    name: 'WordPress',
    hint: 'Werkzeuge, Daten exportieren: .xml',
    file: 'die WordPress-Datei',
  },
  ghost: { name: 'Ghost', hint: 'Settings, Export: .json oder .zip', file: 'die Ghost-Datei' },
  markdown: {
    name: 'Markdown',
    hint: 'Ein .zip mit .md-Dateien und Bildern',
    file: 'das .zip mit deinen Markdown-Dateien',
  },
  diary: {
    name: 'Dachshund Diary',
    hint: 'Unser eigener Export: .zip',
    file: 'das .zip eines Tagebuchs',
  },
}

export const dropTexts: Translation<typeof english.dropTexts> = {
  question: 'Woher kommt das Tagebuch?',
  title: 'Ab in die Kiste damit',
  text: (file, most) =>
    `Zieh ${file} hierher, bis zu ${most}. Wir schauen erst hinein. Geschrieben wird nichts, bevor du die Liste gesehen hast.`,
  choose: 'Datei auswählen',
  announcing: 'Moment …',
  letGo: 'Loslassen, und sie liegt in der Kiste',
}

export const importUploadTexts: Translation<typeof english.importUploadTexts> = {
  title: (name) => `${name} wird geschickt`,
  progress: 'Bisher geschickt',
  sent: (sent, all) => `${sent} von ${all}`,
  staysOpen:
    'Lass diesen Tab offen, bis alles da ist. Andere Seiten kannst du dir inzwischen ansehen.',
  cancel: 'Abbrechen',
  lost: 'Die Verbindung ist unterwegs abgerissen. Prüf sie und wähle die Datei dann noch einmal aus.',
  refusedByProxy: (status) =>
    `Etwas vor dem Tagebuch hat die Datei nicht durchgelassen (${status}); womöglich begrenzt es die Dateigröße. Heb die Grenze dort an oder hol die Datei über die Shell herein: npm run import.`,
  notHere: 'Die Datei ist noch nicht hier',
  notHereText: (name, size) =>
    `Wähle ${name} (${size}) noch einmal aus, dann wird die Datei geschickt.`,
  chooseAgain: 'Noch mal auswählen',
  otherFile: (name) => `Das ist eine andere Datei. Bitte wähle ${name}, genau wie vorhin.`,
}

export const lookingTexts: Translation<typeof english.lookingTexts> = {
  title: 'Wir schauen hinein',
  text: 'Noch wird nichts geschrieben. Du kannst diese Seite verlassen: Die Liste ist da, wenn du wiederkommst.',
}

export const throwAwayTexts: Translation<typeof english.throwAwayTexts> = {
  open: 'Andere Datei',
  title: 'Diese Datei weglegen?',
  text: 'Daraus wurde noch nichts geschrieben. Um sie später hereinzuholen, müsstest du sie noch einmal auswählen.',
  keep: 'Behalten',
  away: 'Weglegen',
}

export const reportTexts: Translation<typeof english.reportTexts> = {
  title: 'Was in der Kiste ist',
  hint: (kind, name, size) => `${kind}: ${name}, ${size}. Noch ist nichts geschrieben.`,
  posts: 'Beiträge',
  postsNote: (published, drafts) =>
    `${numbers.written(published)} veröffentlicht, ${counted(drafts, 'Entwurf', 'Entwürfe')}`,
  known: (count) => `${numbers.written(count)} schon hier`,
  pictures: 'Gefundene Bilder',
  missing: (count) => `${numbers.written(count)} ${plurals.of(count, 'fehlt', 'fehlen')}`,
  toFetch: (count) => `${numbers.written(count)} noch beim alten Blog`,
  allInside: 'alle in der Datei',
  noPictures: 'keine nötig',
  comments: 'Kommentare',
  commentsNote: 'kommen, wie sie waren',
  categories: 'Kategorien',
  categoriesNote: (known, open) =>
    open === 0
      ? 'alle bekannt'
      : `${numbers.written(known)} bekannt, ${numbers.written(open)} zuzuordnen`,
  warnings: 'Lässt sich nicht zeigen, wie es war',
  noWarnings: 'Alles lässt sich zeigen, wie es war.',
  taken: { name: 'Schon vergebene Adressen', becomes: 'bekommen eine Zahl ans Ende' },
  takenAt: (slug) => `/blog/${slug}`,
  which: 'Welche',
  whichOf: (name) => `: ${name}`,
  more: (count) => `und ${numbers.written(count)} weitere`,
  ownExport:
    'Geschichten kommen mit ihren Bildern und Kommentaren. Fotos aus dem Album, Einstellungen und der Hund kommen mit einer Sicherung und deren Wiederherstellung.',
  empty: 'In dieser Datei sind keine Beiträge.',
  allKnown: 'Alle ihre Beiträge sind schon hier.',
  import: (count) => (count === 0 ? 'Hereinholen' : `${posts(count)} hereinholen`),
  noLetters: 'Briefe werden dafür nicht verschickt.',
}

export const warningNames: Translation<typeof english.warningNames> = {
  gallery: { name: 'Galerien', becomes: 'werden zu Bilderreihen' },
  video: { name: 'Eingebettete Videos', becomes: 'werden zu Links auf das Video' },
  shortcode: { name: 'Shortcodes', becomes: 'fallen weg' },
  form: { name: 'Formulare', becomes: 'fallen weg' },
  embed: { name: 'Eingebettete Seiten', becomes: 'werden zu Links' },
  picture: { name: 'Bilder', becomes: 'fehlen; ein leerer Rahmen sagt, welches' },
  table: { name: 'Tabellen', becomes: 'werden einfacher oder zu schlichten Zeilen' },
  script: { name: 'Skripte', becomes: 'fallen weg' },
  address: { name: 'Adressen', becomes: 'führen woandershin' },
  date: { name: 'Datumsangaben', becomes: 'ließen sich nicht erhalten' },
  other: { name: 'Anderes', becomes: 'steht Beitrag für Beitrag in der Liste' },
}

export const choiceTexts: Translation<typeof english.choiceTexts> = {
  heading: 'Wie es hereinkommt',
  becomes: (name) => `${name} wird zu`,
  withoutCategory: 'Beiträge ohne Kategorie',
  usual: 'Alltag',
  asNew: (name) => `${name} (neu)`,
  oldAddresses: 'Alte Adressen führen hierher',
  oldAddressesExample: (from, to) => `${from} führt zu ${to}`,
  oldAddressesCount: (count) => `${counted(count, 'Adresse', 'Adressen')} des alten Blogs`,
  asDrafts: 'Alle als Entwürfe',
  asDraftsHint: 'Nichts wird öffentlich, bevor du es sagst',
  fetch: 'Bilder vom alten Blog holen',
  fetchHint: (count) => `${pictures(count)}, solange er noch online ist`,
  zip: 'Bilder aus einem Zip',
  zipHint: 'Zum Beispiel dein Ordner „uploads“, gezippt. Dann schauen wir noch einmal hinein.',
  zipHere: (name) => `${name} ist da`,
  chooseZip: 'Zip auswählen',
  chooseOtherZip: 'Anderes Zip',
  leaveZip: 'Weglassen',
}

export const progressTexts: Translation<typeof english.progressTexts> = {
  importing: 'Alles wird hereingeholt',
  undoing: 'Alles wird wieder hinausgetragen',
  failed: 'Es ist stecken geblieben',
  progress: 'Hereingeholte Beiträge',
  undoProgress: 'Hinausgetragene Beiträge',
  ofPosts: (all) => `von ${counted(all, 'Beitrag', 'Beiträgen')}`,
  ofPictures: (all) => `von ${counted(all, 'Bild', 'Bildern')}`,
  comments: (count) => (count === 1 ? 'Kommentar' : 'Kommentare'),
  stillIn: (count) => (count === 1 ? 'Beitrag noch da' : 'Beiträge noch da'),
  tryAgain: 'Noch mal versuchen',
  leave: 'Du kannst diese Seite verlassen. Es geht weiter.',
  stopHere: 'Aufhören, so lassen',
  remove: 'Aufhören, alles wieder raus',
}

export const stopHereTexts: Translation<typeof english.stopHereTexts> = {
  title: 'Hier aufhören?',
  text: (made) =>
    `${posts(made)} ${made === 1 ? 'bleibt' : 'bleiben'}. Der Rest der Datei kommt nicht herein; wähle sie noch einmal aus, um später weiterzumachen.`,
  cancel: 'Weitermachen',
  stop: 'Hier aufhören',
}

export const undoTexts: Translation<typeof english.undoTexts> = {
  undo: 'Rückgängig',
  heading: 'Diesen Import rückgängig machen',
  until: (day) =>
    `Bis ${day}. Alles, was damit hereinkam, wird entfernt. Was du seither geändert hast, bleibt.`,
  title: 'Diesen Import wieder hinaustragen?',
  text: (made) =>
    [
      made === 1
        ? 'Der Beitrag, der damit hereinkam, wird entfernt, mit seinen Bildern, Kommentaren und alten Adressen.'
        : `${posts(made)}, die damit hereinkamen, werden entfernt, mit ihren Bildern, Kommentaren und alten Adressen.`,
      'Was du seither geändert hast oder was hier kommentiert wurde, bleibt.',
    ].join(' '),
  nothingYet: 'Noch ist nichts hereingekommen. Auch der Rest der Datei kommt nicht.',
  cancel: 'Behalten',
  remove: 'Hinaustragen',
  of: (name) => `: der Import von ${name}`,
}

/** Small numbers are written as words: "mit zwei losen Enden". */
const words = 'keinem einem zwei drei vier fünf sechs sieben acht neun'.split(' ')

export const resultTexts: Translation<typeof english.resultTexts> = {
  done: (warnings) => {
    if (warnings === 0) return 'Alles da'
    const many = words[warnings] ?? numbers.written(warnings)
    return `Alles da, mit ${many} losen ${warnings === 1 ? 'Ende' : 'Enden'}`
  },
  stopped: 'Unterwegs aufgehört',
  undone: 'Wieder draußen',
  spared: (count) =>
    count === 0
      ? 'Alles, was damit hereinkam, ist weg.'
      : `${posts(count)} ${count === 1 ? 'ist' : 'sind'} geblieben, weil du seither etwas geändert hast oder jemand kommentiert hat.`,
  figures: (made, moment) =>
    `${posts(made.posts)}, ${pictures(made.pictures)}, ${comments(made.comments)}. ${moment}.`,
  loadFailed: 'Die Liste der losen Enden ließ sich nicht laden.',
  loading: 'Die losen Enden werden geladen …',
  showMore: 'Mehr zeigen',
  problems: 'Lose Enden',
  notHere: 'Dieser Beitrag ist nicht im Tagebuch',
  seePosts: 'Beiträge ansehen',
  csv: 'Liste als CSV',
  csvFailed: {
    title: 'Die Liste wurde nicht heruntergeladen',
    description: 'Bitte versuch es noch einmal.',
  },
  addresses: (count) => counted(count, 'alte Adresse', 'alte Adressen'),
  addressesTitle: 'Alte Adressen',
  addressesHint: 'Wer einem alten Link folgt, landet auf der neuen Seite.',
  addressesFailed: 'Die alten Adressen ließen sich nicht laden.',
  draft: 'Der Beitrag dazu ist ein Entwurf, deshalb führt das noch nirgendwohin',
}

export const earlierTexts: Translation<typeof english.earlierTexts> = {
  heading: 'Frühere Importe',
  line: (kind, day, made) => `${kind}, ${day}: ${posts(made)}`,
  undoneLine: (day, spared) =>
    spared === 0
      ? `Ausgewählt am ${day}`
      : `Ausgewählt am ${day}: ${posts(spared)} ${spared === 1 ? 'ist' : 'sind'} geblieben`,
  openLine: (day) => `Ausgewählt am ${day}`,
  unknownKind: 'Datei',
  states: {
    receiving: 'unterwegs hierher',
    looking: 'wird angesehen',
    looked: 'wartet auf dich',
    carrying: 'wird hereingeholt',
    done: '',
    stopped: 'aufgehört',
    failed: 'nicht hereingekommen',
    undoing: 'wird hinausgetragen',
    undone: 'rückgängig gemacht',
  },
}

export const exportTexts: Translation<typeof english.exportTexts> = {
  heading: 'Alles mitnehmen',
  hint: 'Es gehört dir, in Formaten, die auch andere Programme lesen.',
  kinds: {
    markdown: {
      name: 'Markdown und Bilder',
      text: 'Eine Datei pro Geschichte, mit ihren Bildern.',
      label: 'Markdown und Bilder exportieren',
    },
    static: {
      name: 'Eine statische Website',
      text: 'Öffnet sich ohne Server.',
      label: 'Eine statische Website exportieren',
    },
  },
  backup: {
    name: 'Alles, als Sicherung',
    text: 'Geschichten, Fotos, Kommentare, Briefe, Logbuch und Einstellungen.',
    label: 'Alles als Sicherung exportieren',
    making: 'Die Sicherung entsteht …',
  },
  about: (size) => `Etwa ${size}`,
  lastSize: (size) => `Die letzte war ${size} groß.`,
  failed: 'Der Download ist nicht gestartet',
  lastBackup: (moment) =>
    `Die letzte Sicherung entstand am ${moment} Uhr und wurde gleich zur Probe gelesen.`,
  noBackup: 'Es gibt noch keine Sicherung. Wenn du alles exportierst, entsteht eine.',
}
