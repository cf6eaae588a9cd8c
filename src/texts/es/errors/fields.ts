import type * as english from '#texts/errors/fields.ts'
import type { Translation } from '../../translation.ts'

/**
 * A colon separates field and message, so that no adjective has to agree with the field's gender and
 * number.
 */
export const fieldErrors: Translation<typeof english.fieldErrors> = {
  email: 'Escribe una dirección de correo válida',
  notText: (field) => `${field}: solo puede ser texto`,
  atMost: (field, characters) => `${field}: ${characters} caracteres como mucho`,
}

export const pictureErrors: Translation<typeof english.pictureErrors> = {
  url: 'Escribe la URL válida de una imagen',
  blocked:
    'Los navegadores no muestran imágenes de direcciones http://. Usa una que empiece por https://',
  focalPoint: 'Un punto focal son dos números del 0 al 100',
}

export const calendarErrors: Translation<typeof english.calendarErrors> = {
  day: 'Elige un día, por ejemplo 2026-11-25.',
  time: 'Elige una hora, por ejemplo 09:00.',
}

export const programErrors: Translation<typeof english.programErrors> = {
  language: 'El idioma debe ser un código como «de» o «pt-BR»',
  trueOrFalse: (field) => `${field} tiene que ser true o false`,
  idempotencyKey: 'Idempotency-Key tiene que tener de 8 a 100 letras, cifras, "-" o "_"',
  features: 'features tiene que ser JSON válido',
}
