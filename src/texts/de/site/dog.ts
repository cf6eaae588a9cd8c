import type * as english from '#texts/site/dog.ts'
import type { Translation } from '../../translation.ts'
import { calendarNames, weightWords } from '../grammar.ts'

export const aboutTexts: Translation<typeof english.aboutTexts> = {
  heading: (name) => ({ plain: 'Das ist', turned: name }),
  facts: 'Auf einen Blick',
  breed: 'Rasse',
  age: 'Alter',
  color: 'Farbe',
  weight: 'Gewicht',
  weightCurve: 'Auf der Waage',
  birthday: 'Geburtstag',
  favorites: { plain: 'Ein paar', turned: 'Lieblingssachen' },
  food: 'Futter',
  toy: 'Spielzeug',
  activity: 'Beschäftigung',
  napSpot: 'Schlafplatz',
  trick: 'Kunststück',
  story: { plain: 'Wie alles', turned: 'anfing' },
  training: { plain: 'In der Hundeschule,', turned: 'alle beide' },
  funFacts: { plain: 'Gut', turned: 'zu wissen' },
  readBlog: 'Zum Blog',
  seeGallery: 'Zur Galerie',
  loading: 'Die Geschichte wird geladen',
  failed:
    'Die Geschichte ließ sich nicht laden. Schau nach deiner Verbindung und lade die Seite neu.',
  howLong: (pronouns) =>
    ({ he: 'So lang ist er', she: 'So lang ist sie', they: 'So lang ist der Hund' })[pronouns],
}

export const weightCurveTexts: Translation<typeof english.weightCurveTexts> = {
  label(weights, unit) {
    const [first, last] = [weights[0], weights.at(-1)]
    if (!first || !last) return ''
    const at = ({ day, grams }: typeof first) =>
      `${weightWords.spoken(grams, unit)} im ${calendarNames.monthAndYear(day)}`
    return `Gewicht von ${at(first)} bis ${at(last)}`
  },
}

export const weightTableTexts: Translation<typeof english.weightTableTexts> = {
  asTable: 'Als Tabelle zeigen',
  day: 'Tag',
  weight: 'Gewicht',
}
