import type * as english from '#texts/admin/statistics.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const counted = (count: number, one: string, many: string) =>
  `${numbers.written(count)} ${plurals.of(count, one, many)}`

const visitors = (count: number) => counted(count, 'Besucher', 'Besucher')

const pagesRead = (count: number) => counted(count, 'gelesene Seite', 'gelesene Seiten')

export const chartTexts: Translation<typeof english.chartTexts> = {
  asTable: 'Als Tabelle zeigen',
  tableOf: (heading) => `${heading}, als Tabelle`,
  percent: (percent) => `${numbers.written(percent)}\u00a0%`,
  cursorOf: (heading) => `${heading}, eins nach dem anderen`,
  barTip: (column, value, percent) =>
    `${column}: ${numbers.written(value)}, ${percent}\u00a0% dieser Liste`,
  shareTip: (percent, column, value) => `${percent}\u00a0%. ${column}: ${numbers.written(value)}`,
}

export const statisticsTexts: Translation<typeof english.statisticsTexts> = {
  failed:
    'Die Statistik ließ sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  loading: 'Die Statistik wird geladen',
  figures: {
    visitors: 'Besucher',
    views: 'Gelesene Seiten',
    perVisitor: 'Seiten pro Besucher',
    joined: 'Neu auf der Briefliste',
  },
  moreThan: (days) => ` mehr als in den ${days} Tagen davor`,
  lessThan: (days) => ` weniger als in den ${days} Tagen davor`,
  off: {
    title: 'Niemand wird gezählt',
    text: 'Schalte es ein, um Besuche und Herkunft zu sehen. Ohne Cookies.',
    kept: 'Gerade wird niemand gezählt. Was früher gezählt wurde, bleibt hier, bis du es löschst.',
  },
  nobody: 'Seit du das eingeschaltet hast, war noch niemand da.',
  look: 'Tagebuch ansehen (dein Besuch zählt nicht)',
  noTrace: {
    bold: 'Keine Cookies, keine Adressen.',
    text: 'Besucher zählen einmal am Tag und sind nach spätestens zwei Tagen vergessen. Deine eigenen Besuche zählen nicht.',
  },
  how: 'Wie gezählt wird',
  close: 'Schließen',
}

export const howItCountsTexts: Translation<typeof english.howItCountsTexts> = {
  paragraphs: [
    'Eine Seite zählt, wenn jemand sie öffnet, und ebenso jede, zu der es von dort weitergeht. Bots, Seiten, die Browser auf Vorrat laden, Vorschauen von Entwürfen und Browser, in denen ein Admin angemeldet ist, zählen nicht.',
    'Ein Besucher zählt einmal am Tag. Wer morgen wiederkommt, ist ein neuer Besucher, denn nach spätestens zwei Tagen haben wir ihn vergessen.',
    'Aufbewahrt werden nur Summen: pro Tag, Seite, Herkunft und Art des Bildschirms. Nach drei Monaten werden Seiten, Herkunft, Suchen und fehlende Seiten zu Monaten zusammengezählt. Keine Cookies, keine IP-Adressen und keine Browsernamen, du musst also niemanden um Erlaubnis fragen.',
    'Eine Suche erscheint, sobald mindestens zwei Besucher dieselben Worte benutzt haben.',
  ],
}

export const visitorsChartTexts: Translation<typeof english.visitorsChartTexts> = {
  heading: 'Besucher pro Tag',
  period: 'Zeitraum',
  days: (period) => [period, ' Tage'] as const,
  span: (from, to) => `${from} bis ${to}`,
  before: (days) => `Die ${days} Tage davor`,
  post: 'Beitrag erschienen',
  cursor: 'Tag',
  title: (span, lowest, highest, day) =>
    `Besucher pro Tag, ${span}: mindestens ${numbers.written(lowest)}, höchstens ${numbers.written(highest)} am ${day}`,
  tip: (day) => `${visitors(day.visitors)}, ${pagesRead(day.views)}`,
  tipBefore: (count, days) => `, ${visitors(count)} ${days} Tage davor`,
  andMore: (title, more) => (more > 0 ? `${title} und ${more} weitere` : title),
  columns: {
    day: 'Tag',
    visitors: 'Besucher',
    views: 'Gelesene Seiten',
    before: 'Besucher davor',
  },
}

export const mostReadTexts: Translation<typeof english.mostReadTexts> = {
  heading: 'Am meisten gelesen',
  all: 'Alle Beiträge',
  columns: ['Seite', 'Aufrufe'],
  none: 'In dieser Zeit wurde nichts gelesen.',
}

export const sourcesTexts: Translation<typeof english.sourcesTexts> = {
  heading: 'Woher sie kamen',
  columns: ['Von', 'Besucher'],
  kinds: {
    direct: 'Eingetippt, Lesezeichen oder App',
    search: 'Suche',
    letters: 'Deine Briefe',
    site: 'Eine andere Website',
    others: 'Andere Websites',
  },
  none: 'In dieser Zeit kam niemand vorbei.',
}

export const screensTexts: Translation<typeof english.screensTexts> = {
  heading: 'Gelesen auf',
  kinds: {
    phone: 'Handy',
    desktop: 'Computer',
    tablet: 'Tablet',
  },
  columns: ['Bildschirm', 'Gelesene Seiten', 'Besucher'],
}

export const searchesTexts: Translation<typeof english.searchesTexts> = {
  heading: 'Wonach gesucht wurde',
  columns: ['Suchworte', 'Besucher'],
  hint: 'Eine Suche erscheint hier, sobald zwei Besucher dieselben Worte benutzt haben.',
}

export const missingTexts: Translation<typeof english.missingTexts> = {
  heading: 'Links ins Leere',
  columns: ['Adresse', 'Wie oft'],
  none: 'Kein Link führt ins Leere.',
  from: (names) => `Von: ${names}`,
  make: 'Weiterleiten',
  about: (path) => ` (${path})`,
}

export const makeRedirectTexts: Translation<typeof english.makeRedirectTexts> = {
  title: 'Weiterleitung anlegen',
  text: (path) => `Wer ${path} aufruft, landet dann auf der Seite, die du auswählst.`,
  to: 'Führt zu',
  hint: 'Tipp einen Teil des Titels ein oder eine Adresse wie /blog.',
  post: (title) => `Der Beitrag „${title}“`,
  cancel: 'Abbrechen',
  save: 'Anlegen',
  saving: 'Wird gespeichert …',
}

export const redirectsTexts: Translation<typeof english.redirectsTexts> = {
  summary: (count) => counted(count, 'Weiterleitung', 'Weiterleitungen'),
  leadsTo: (to) => `führt zu ${to}`,
  leadsNowhere: 'führt nirgendwohin, solange ihr Beitrag nicht öffentlich ist',
  remove: (path) => `Weiterleitung von ${path} entfernen`,
  failed: 'Die Weiterleitungen ließen sich nicht laden.',
}

export const redirectToasts: Translation<typeof english.redirectToasts> = {
  made: (path, to) => ({
    title: 'Weiterleitung angelegt',
    description: `${path} führt jetzt zu ${to}.`,
  }),
  removed: (path) => ({
    title: 'Weiterleitung entfernt',
    description: `${path} führt jetzt nirgendwohin.`,
  }),
  undo: 'Rückgängig',
}

export const deleteStatisticsTexts: Translation<typeof english.deleteStatisticsTexts> = {
  open: 'Ganze Statistik löschen',
  title: 'Die ganze Statistik löschen?',
  text: 'Alles, was bisher gezählt wurde, ist dann endgültig weg: Besucher, Seiten, Herkunft und Suchen. Deine Beiträge und deine Leserschaft bleiben. Wenn du die Zahlen vielleicht noch brauchst, exportiere sie vorher.',
  cancel: 'Abbrechen',
  delete: 'Alles löschen',
  deleting: 'Wird gelöscht …',
}

export const exportStatisticsTexts: Translation<typeof english.exportStatisticsTexts> = {
  open: 'CSV exportieren',
  exporting: 'Wird exportiert …',
}

export const statisticsToasts: Translation<typeof english.statisticsToasts> = {
  deleted: { title: 'Statistik gelöscht', description: 'Das Zählen fängt von vorn an.' },
  deletedOff: { title: 'Statistik gelöscht', description: 'Davon ist nichts mehr übrig.' },
  exportFailed: {
    title: 'Fehler',
    description: 'Die Statistik ließ sich nicht exportieren. Bitte versuch es noch einmal.',
  },
}

export const visitorsCardTexts: Translation<typeof english.visitorsCardTexts> = {
  heading: 'Besucher',
  link: 'Statistik',
  today: 'heute bisher',
  change: (change) => `${change} in 30 Tagen`,
  label: (days, lowest, highest) =>
    `Besucher pro Tag in den letzten ${days} Tagen, von ${numbers.written(lowest)} bis ${numbers.written(highest)}`,
  lastDay: 'Heute',
  failed: 'Die Besucher ließen sich nicht laden.',
}

export const viewsTexts: Translation<typeof english.viewsTexts> = {
  column: 'Aufrufe',
  views: (count) => counted(count, 'Aufruf', 'Aufrufe'),
}
