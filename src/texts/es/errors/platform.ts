import type * as english from '#texts/errors/platform.ts'
import type { Translation } from '../../translation.ts'

export const requestErrors: Translation<typeof english.requestErrors> = {
  notValid: 'La petición no es válida.',
  valueNotValid: 'No es válido.',
  unknownField: (names) => `Campo desconocido: ${names}`,
  notJsonOf: (expected) => `La petición tiene que ser JSON: ${expected}.`,
  signIn: 'Inicia sesión para continuar.',
  nothingHere: 'Aquí no hay nada.',
  unknownAddress: 'No hay nada en esta dirección.',
  badJson: 'El cuerpo de la petición no es JSON válido.',
  emptyBody: 'El cuerpo de la petición está vacío.',
  mediaType: 'Envía el cuerpo de la petición como application/json.',
  tooLarge: 'El cuerpo de la petición es demasiado grande.',
  tooDeep: 'El cuerpo de la petición tiene demasiados niveles anidados. Envíalo con menos niveles.',
  tooManyFields:
    'El formulario tiene más campos de los que podemos leer. Recarga la página y envíalo otra vez.',
  badLength: 'El cuerpo de la petición no tiene la longitud que anunciaba.',
  badUrl: 'La dirección no es válida.',
  refused: 'No pudimos entender esa petición.',
  twoHosts: 'La petición nombra su host más de una vez.',
  otherSite: (origin) =>
    `Esta petición viene de una dirección distinta de ${origin}. Abre el diario allí; quien lo mantiene puede cambiar su dirección con PUBLIC_URL.`,
  nul: 'La petición contiene un carácter NUL, que no se puede guardar.',
  outdated:
    'El diario se actualizó después de que se abriera esta página, así que no se guardó nada. Recarga la página e inténtalo de nuevo.',
}

export const serverErrors: Translation<typeof english.serverErrors> = {
  failed: 'Algo salió mal por nuestra parte. Inténtalo de nuevo más tarde.',
  busy: 'El diario tiene mucho trabajo. Inténtalo de nuevo en un momento.',
  resting: 'El diario está echando una siesta. Inténtalo de nuevo enseguida.',
  restoring:
    'Se está restaurando una copia de seguridad, así que ahora no se puede guardar nada. Inténtalo de nuevo en un momento.',
  storeBusy:
    'Se está guardando otra cosa o está arrancando otro proceso. No se ha cambiado nada. Inténtalo de nuevo en un momento.',
  databaseAway:
    'El diario no consigue conectar con su base de datos. Inténtalo de nuevo en un momento.',
  diskFull:
    'El disco del diario está lleno, así que no se ha guardado nada. Libera espacio e inténtalo de nuevo.',
  diskReadOnly:
    'El diario no puede escribir en su disco, así que no se ha guardado nada. Dale permiso sobre su carpeta de datos e inténtalo de nuevo.',
}

export const mailVerdictTexts: Translation<typeof english.mailVerdictTexts> = {
  notWritten: (said) => `No se pudo redactar el correo: ${said}`,
  wait: (said) => `El servidor de correo pide que esperemos: ${said}`,
  noMailbox: (said) => `Ese buzón no existe: ${said}`,
  refused: (said) => `El servidor de correo rechazó este mensaje: ${said}`,
  wrongPassword: (said) =>
    `El servidor de correo no aceptó el usuario o la contraseña de SMTP_URL${said}`,
  senderRefused: (said) => `El servidor de correo no aceptó el remitente${said}`,
  notReached: (said) => `No se pudo conectar con el servidor de correo${said}`,
  waitedTooLong: 'Esperó demasiado para servir de algo.',
  unwritable: 'No se pudo redactar.',
}
