import type * as english from '#texts/errors/fields.ts'
import type { Translation } from '../../translation.ts'

export const fieldErrors: Translation<typeof english.fieldErrors> = {
  email: 'Bitte gib eine gültige E-Mail-Adresse ein',
  notText: (field) => `${field} muss Text sein`,
  atMost: (field, characters) => `${field} darf höchstens ${characters} Zeichen haben`,
}

export const pictureErrors: Translation<typeof english.pictureErrors> = {
  url: 'Bitte gib eine gültige Bildadresse ein',
  blocked:
    'Browser zeigen keine Bilder von http://-Adressen. Bitte nimm eine, die mit https:// beginnt',
  focalPoint: 'Ein Fokuspunkt besteht aus zwei Zahlen von 0 bis 100',
}

export const calendarErrors: Translation<typeof english.calendarErrors> = {
  day: 'Wähle einen Tag, zum Beispiel 2026-11-25.',
  time: 'Wähle eine Uhrzeit, zum Beispiel 09:00.',
}

export const programErrors: Translation<typeof english.programErrors> = {
  language: 'Die Sprache muss ein Kürzel wie „de“ oder „pt-BR“ sein',
  trueOrFalse: (field) => `${field} muss true oder false sein`,
  idempotencyKey: 'Idempotency-Key muss aus 8 bis 100 Buchstaben, Ziffern, „-“ oder „_“ bestehen',
  features: 'Features muss gültiges JSON sein',
}
