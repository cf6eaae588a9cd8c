import type * as english from '#texts/admin/dog-log.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

export const dogTabTexts: Translation<typeof english.dogTabTexts> = {
  label: 'Dein Hund',
  profile: 'Profil',
  log: 'Logbuch',
}

const firstYears =
  'Erster Zweiter Dritter Vierter Fünfter Sechster Siebter Achter Neunter Zehnter'.split(' ')

export const logTexts: Translation<typeof english.logTexts> = {
  loadFailed: 'Das Logbuch ließ sich nicht laden.',
  kinds: {
    weight: 'Gewicht',
    vet: 'Tierarzt',
    vaccination: 'Impfung',
    milestone: 'Meilenstein',
    note: 'Notiz',
  },
  whatHappened: 'Was ist passiert?',
  all: 'Alles',
  day: 'Tag',
  weight: 'Gewicht',
  pounds: 'Pfund (lb)',
  ounces: 'Unzen',
  kilograms: 'Kilogramm',
  titles: { vet: 'Weswegen', vaccination: 'Welche', milestone: 'Was ist passiert?' },
  titleExamples: {
    vet: 'Jahresuntersuchung',
    vaccination: 'Tollwut',
    milestone: 'Zum ersten Mal allein die Rampe hoch',
  },
  words: 'Ein paar Worte',
  wordsExample: 'Auf der Küchenwaage, nüchtern',
  privateWords: 'Praxis und Rechnung',
  privateWordsHint: 'Das siehst nur du.',
  nextDue: 'Wieder fällig',
  photo: 'Foto',
  addPhoto: 'Foto hinzufügen',
  changePhoto: 'Foto ändern',
  removePhoto: 'Foto entfernen',
  whoSees: 'Wer sieht es?',
  private: 'Privat',
  public: 'Im Zeitstrahl',
  makePublic: 'In den Zeitstrahl',
  makePrivate: 'Aus dem Zeitstrahl',
  add: 'Eintragen',
  adding: 'Wird eingetragen …',
  edit: (what) => `${what} bearbeiten`,
  editTitle: 'Eintrag bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  dueOn: (day) => `Wieder fällig am ${dates.short(day)}`,
  earlier: 'Früher',
  showOlder: (count) => `${count} ${count === 1 ? 'älteren' : 'ältere'} zeigen`,
  empty: 'Noch nichts notiert. Trag oben das erste Gewicht ein.',
  emptyKind: 'Davon gibt es noch nichts.',
  comingUp: 'Steht an',
  nothingAhead: 'Nichts ist fällig.',
  done: 'Erledigt',
  doneOf: (title) => `${title}: erledigt`,
  weigh: ({ him }) => `${him.charAt(0).toUpperCase()}${him.slice(1)} wiegen`,
  exportCsv: 'CSV exportieren',
  exporting: 'Wird exportiert …',
  whoSeesWhat: 'Wer was sieht',
  /** Text between two pairs of asterisks is bold. */
  privateMeans: '**Privat** heißt: nur hier. Es steht in deinen Sicherungen und sonst nirgends.',
  publicMeans:
    '**Im Zeitstrahl** sehen alle den Tag, die Worte und das Foto. Nie den Namen der Praxis oder die Rechnung.',
  forTheVet: 'Für den Tierarzt',
  sheetHint: 'Gewichte und Besuche auf einem Blatt.',
  print: 'Blatt drucken',
  sheetTitle: (name) => `${name}: Gewichte und Besuche`,
  /** "Dritter Geburtstag" */
  birthday: (years) =>
    years === 0 ? 'Geboren' : `${firstYears[years - 1] ?? `${years}.`} Geburtstag`,
  entryName: ({ kind, title, day }) => `${title || logTexts.kinds[kind]}, ${dates.short(day)}`,
}

export const weightTexts: Translation<typeof english.weightTexts> = {
  heading: 'Gewicht',
  key: ({ him }) => ({
    weight: 'Gewicht',
    wanted: `wo der Tierarzt ${him} haben will`,
    marks: 'Meilensteine',
  }),
  none: 'Noch kein Gewicht. Aus zweien wird eine Kurve.',
  one: 'Noch ein Gewicht, dann gibt es eine Kurve.',
  change: (day, by, isMore) => `${day}, ${by} ${isMore ? 'mehr' : 'weniger'}`,
  same: (day) => `${day}, unverändert`,
}

export const logChoiceTexts: Translation<typeof english.logChoiceTexts> = {
  heading: 'Die Waage',
  unit: 'Einheiten',
  units: { lb: 'Pfund (lb) und Unzen', kg: 'Kilogramm' },
  wanted: ({ him }) => `Wo der Tierarzt ${him} haben will`,
  wantedFrom: 'Von',
  wantedTo: 'Bis',
  monthly: ({ him }) => `Erinnere mich jeden Monat daran, ${him} zu wiegen`,
  onAbout: 'Die Kurve unter „Über uns“ zeigen',
  onAboutHint: 'Nur Gewichte, die im Zeitstrahl stehen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
}

export const leaveLogTexts: Translation<typeof english.leaveLogTexts> = {
  title: 'Ohne diesen Eintrag gehen?',
  text: 'Was du getippt hast, steht noch nicht im Logbuch.',
  stay: 'Bleiben',
  leave: 'Gehen',
}

export const logToasts: Translation<typeof english.logToasts> = {
  added: (kind) => ({
    title: `${logTexts.kinds[kind]} notiert`,
    description: 'Es steht im Logbuch.',
  }),
  saved: { title: 'Gespeichert', description: 'Das Logbuch ist auf dem neuesten Stand.' },
  deleted: {
    title: 'Eintrag gelöscht',
    description: 'Er ist aus Logbuch und Zeitstrahl verschwunden.',
  },
  restored: { title: 'Wieder da', description: 'Genau dort, wo er war.' },
  done: { title: 'Erledigt', description: 'Es steht nicht mehr auf der Liste.' },
  exportFailed: {
    title: 'Nicht exportiert',
    description: 'Bitte versuch es gleich noch einmal.',
  },
  failed: (message) => ({ title: 'Das hat nicht geklappt', description: message }),
}

const inDaysText = (days: number) => {
  if (days === 0) return 'heute'
  if (days === 1) return 'morgen'
  if (days < 0) return days === -1 ? 'gestern' : `vor ${-days} Tagen`
  return `in ${days} Tagen`
}

export const comingUpTexts: Translation<typeof english.comingUpTexts> = {
  /** "2. Dez. 2026, in 13 Tagen" */
  when: ({ day, inDays }) =>
    inDays > 60 ? dates.short(day) : `${dates.short(day)}, ${inDaysText(inDays)}`,
  what({ what, title }, forms) {
    if (what === 'weigh') return logTexts.weigh(forms)
    return what === 'birthday' ? logTexts.birthday(Number(title)) : title
  },
  /** "Auffrischung: fällig am 2. Dez. 2026, in 6 Tagen" */
  reminder: (coming, forms) =>
    coming.what === 'weigh'
      ? `${logTexts.weigh(forms)}: Es ist einen Monat her`
      : `${coming.title}: ${coming.inDays < 0 ? 'war fällig' : 'fällig'} am ${comingUpTexts.when(coming)}`,
}
