import type * as english from '#texts/errors/micropub.ts'
import type { Translation } from '../../translation.ts'

export const micropubErrors: Translation<typeof english.micropubErrors> = {
  noToken: 'Envía el token de esta aplicación, como «Authorization: Bearer …».',
  unknownToken: 'Este token no sirve. Crea uno nuevo en Ajustes, Cuenta y seguridad.',
  twoTokens: 'Envía el token una sola vez, en la cabecera o en el formulario.',
  mayNot: {
    publish:
      'Esta aplicación solo puede escribir borradores. Quien la añadió puede crear un token que permita publicar.',
    upload:
      'Esta aplicación no puede subir nada. Quien la añadió puede crear un token que lo permita.',
  },
  notUnderstood: 'La petición no es una de las que conoce Micropub.',
  entriesOnly: 'Aquí solo se pueden crear entradas (h-entry).',
  unknownAction: (action) => `«${action}» no es algo que se pueda hacer con una entrada.`,
  unknownQuery: (query) => `No hay respuesta para «${query}».`,
  noUrl: 'Indica la entrada por su dirección, en «url».',
  noPost: 'Ninguna entrada de este diario tiene esa dirección.',
  notAList: (name) => `Los valores de «${name}» tienen que ser listas.`,
  badMultipart: 'No se pudieron leer las partes de la petición.',
  tooManyParts: 'Es demasiado para una sola petición. Envía menos archivos.',
  fieldTooLong: 'Uno de los campos es demasiado largo.',
  noFile: 'Envía un archivo, en una parte llamada «file».',
  photosOnly: 'Aquí solo se pueden subir fotos y clips.',
  badPhoto: 'Una foto necesita una dirección que empiece por https://.',
  badDate: 'Esa fecha no se puede leer.',
  types: { story: 'Historia', photo: 'Foto', video: 'Clip' },
  badStatus: 'Una entrada es «published» o «draft».',
}
