import type * as english from '#texts/errors/dog.ts'
import type { Translation } from '../../translation.ts'
import { dates } from '../grammar.ts'

const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ')

export const dogErrors: Translation<typeof english.dogErrors> = {
  changedElsewhere:
    'Das wurde anderswo gespeichert, nachdem du es geöffnet hast. Lade die Seite neu, um die Änderungen zu sehen. Was du getippt hast, bleibt als Entwurf erhalten.',
  versionNotFound: 'Diese frühere Fassung gibt es nicht mehr.',
  entryNotFound: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
  noBirthday: 'Der Zeitstrahl beginnt mit einem Geburtstag, und den kennen wir noch nicht.',
}

export const profileErrors: Translation<typeof english.profileErrors> = {
  nameMissing: 'Bitte gib einen Namen ein',
  headlineMissing: 'Bitte gib den ersten Teil der Überschrift ein',
  birthday: 'Bitte gib einen Tag zwischen 1980 und heute ein, zum Beispiel 2024-07-25',
  ageWithoutBirthday: 'Gib einen Geburtstag ein oder nimm {age} heraus',
  questionMissing: 'Bitte gib eine Frage und ihre Antwort ein',
  unknownPlaceholder: (unknown, known) =>
    `${inBraces(unknown)} können wir nicht ersetzen. Das hier schon: ${inBraces(known)}`,
  tooMany: (list, most) => `${list}: höchstens ${most}`,
}

export const dogFields: Translation<typeof english.dogFields> = {
  name: 'Name',
  breed: 'Rasse',
  birthday: 'Geburtstag',
  color: 'Farbe',
  weight: 'Gewicht',
  tagline: 'Motto',
  photo: 'Foto',
  portrait: 'Porträt',
  headline: 'Überschrift',
  introduction: 'Einleitung',
  heading: 'Titel',
  teaser: 'Anreißer',
  text: 'Text',
  tiles: 'Kacheln',
  figure: 'Zahl',
  words: 'Worte',
  food: 'Futter',
  toy: 'Spielzeug',
  activity: 'Beschäftigung',
  napSpot: 'Schlafplatz',
  trick: 'Kunststück',
  paragraphs: 'Absätze',
  paragraph: 'Absatz',
  training: 'Hundeschule',
  line: 'Zeile',
  funFacts: 'Gut zu wissen',
  fact: 'Tatsache',
  questions: 'Fragen',
  question: 'Frage',
  answer: 'Antwort',
}

export const logErrors: Translation<typeof english.logErrors> = {
  day: 'Bitte gib einen Tag zwischen 1980 und heute ein',
  beforeBirth: (birthday) =>
    `Das ist vor dem Geburtstag, dem ${dates.long(birthday)}. Bitte gib einen späteren Tag ein`,
  grams: 'Bitte gib ein Gewicht ein',
  heaviest: 'Bitte gib ein Gewicht von höchstens 150\u00a0kg (330\u00a0lb) ein',
  title: {
    vet: 'Bitte gib ein, worum es beim Tierarzt ging',
    vaccination: 'Bitte gib ein, wie die Impfung heißt',
    milestone: 'Bitte gib ein, was passiert ist',
  },
  words: 'Bitte schreib ein paar Worte',
  nextDue: 'Der nächste Termin muss nach dem Tag selbst liegen',
  photo: 'Bitte wähle ein Foto oder gib eine gültige Bildadresse ein',
  oneWeight: 'Bitte gib beide Gewichte ein oder keins',
  weightOrder: 'Das zweite Gewicht darf nicht kleiner sein als das erste',
  fields: { title: 'Der Titel', words: 'Der Text', privateWords: 'Das hier' },
}
