import type * as english from '#texts/errors/fields.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const fieldErrors: Translation<typeof english.fieldErrors> = {
  email: 'Saisis une adresse e-mail valide',
  notText: (field) => `${field} : il faut du texte`,
  atMost: (field, characters) => `${field} : ${numbers.written(characters)} caractères au plus`,
}

export const pictureErrors: Translation<typeof english.pictureErrors> = {
  url: 'Saisis une adresse d’image valide',
  blocked:
    'Les navigateurs n’affichent pas les images en http://. Choisis une adresse qui commence par https://',
  focalPoint: 'Un point focal, ce sont deux nombres de 0 à 100',
}

export const calendarErrors: Translation<typeof english.calendarErrors> = {
  day: 'Choisis un jour, par exemple 2026-11-25.',
  time: 'Choisis une heure, par exemple 09:00.',
}

export const programErrors: Translation<typeof english.programErrors> = {
  language: 'La langue doit être un code comme « de » ou « pt-BR »',
  trueOrFalse: (field) => `${field} doit valoir true ou false`,
  idempotencyKey: 'Idempotency-Key doit compter de 8 à 100 lettres, chiffres, « - » ou « _ »',
  features: 'features doit être du JSON valide',
}
