import type * as english from '#texts/admin/welcome.ts'
import type { Translation } from '../../translation.ts'
import { cases } from '../grammar.ts'

export const welcomeTexts: Translation<typeof english.welcomeTexts> = {
  title: 'Erste Schritte',
  brand: 'Ein neues Tagebuch',
  skip: 'Mach ich später',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Tagebuch öffnen',
  busy: 'Moment …',
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  steps: ['Dein Hund', 'Ein Porträt', 'Farben', 'Geschichten'],
  done: {
    title: 'Das Tagebuch gehört dir',
    description: 'Die erste Geschichte wartet schon darauf, geschrieben zu werden.',
  },
}

export const invitationTexts: Translation<typeof english.invitationTexts> = {
  title: 'In fünf Minuten ist es deins',
  text: 'Noch ist das Tagebuch nur ein Beispiel. Vier kurze Schritte, dann handelt es von deinem Hund.',
  textEmpty:
    'Das Tagebuch kennt deinen Hund noch nicht. Drei kurze Schritte, mehr braucht es nicht.',
  begin: 'Los geht’s',
  later: 'Jetzt nicht',
  never: 'Nie',
  again: 'Die ersten Schritte noch mal durchgehen',
}

export const whoseStepTexts: Translation<typeof english.whoseStepTexts> = {
  heading: { plain: 'Wessen Tagebuch', turned: 'wird das?' },
  lead: 'Ein paar Antworten, und jede Seite kennt den Namen. Ändern kannst du später alles, unter „Dein Hund“ und in den Einstellungen.',
  email: 'Deine E-Mail',
  emailHint: (current) =>
    `Damit meldest du dich an. Jetzt ist das ${current}, eine Adresse ohne Postfach.`,
  name: 'Wie heißt dein Hund?',
  breedHint: 'Oder wie du die Mischung nennst.',
  birthdayHint: 'Ungefähr reicht auch. Leer lassen geht ebenso.',
  ownerName: 'Wer schreibt?',
  ownerNameOf: (dogName) => `${cases.genitive(dogName)} Familie`,
  ownerNameHint: 'Steht als Name unter jeder Geschichte.',
  blogName: 'Wie heißt das Tagebuch?',
  blogNameOf: (dogName) => `${cases.genitive(dogName)} Tagebuch`,
  blogNameHint: 'Steht oben auf jeder Seite.',
}

export const portraitStepTexts: Translation<typeof english.portraitStepTexts> = {
  heading: (name) => ({ plain: 'Ein Porträt', turned: `von ${name}` }),
  lead: 'Es hängt auf der Startseite, unter „Über uns“ und neben jeder Geschichte.',
  choose: 'Foto auswählen',
  title: 'Porträt',
  borrow: 'Oder leih dir erst mal eine der Zeichnungen.',
  use: (drawing) => `„${drawing}“ nehmen`,
}

export const colorsStepTexts: Translation<typeof english.colorsStepTexts> = {
  heading: { plain: 'Such dir', turned: 'die Farben aus' },
  lead: 'Die Farbe des Halsbands ist auch die von Knöpfen und Links. Der Hund hier unten trägt sie schon.',
  collar: 'Halsband',
  paper: 'Papier und Tinte',
  font: 'Handschrift',
  own: 'Meine eigenen',
}

export const storiesStepTexts: Translation<typeof english.storiesStepTexts> = {
  inEnglish: (name) =>
    `Die Beispielgeschichten gibt es nur auf Englisch. Fang leer an, und alles ist auf ${name}.`,
  heading: { plain: 'Die Beispielgeschichten', turned: 'behalten?' },
  lead: 'Sie zeigen, wie ein volles Tagebuch aussieht. Was du selbst geändert hast, bleibt.',
  keep: 'Erst mal behalten',
  keepHint: 'Später räumst du sie unter Einstellungen, Datenbank weg.',
  remove: 'Leer anfangen',
  removeHint: 'Vorher wird alles gesichert, sie können also zurückkommen.',
}

export const colorNames: Translation<typeof english.colorNames> = {
  plum: 'Pflaume',
  pine: 'Kiefer',
  brick: 'Ziegel',
  sea: 'Meer',
  mustard: 'Senf',
  rose: 'Rose',
  butter: 'Butter',
  cocoa: 'Kakao',
  rust: 'Rost',
  moss: 'Moos',
  slate: 'Schiefer',
  berry: 'Beere',
}

export const drawingNames: Translation<typeof english.drawingNames> = {
  'portrait-tilt': 'Schräg geschaut',
  'park-morning': 'Morgens im Park',
  'bath-foam': 'Badeschaum',
  birthday: 'Geburtstag',
}
