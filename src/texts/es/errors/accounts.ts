import { passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/errors/accounts.ts'
import type { Translation } from '../../translation.ts'

export const loginErrors: Translation<typeof english.loginErrors> = {
  wrongPassword: 'El correo o la contraseña no son correctos. Inténtalo de nuevo.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo más tarde.',
  googleFailed: 'No se pudo entrar con Google. Inténtalo de nuevo o usa tu correo y tu contraseña.',
  notAdmin: 'Tu cuenta no tiene permiso para administrar este diario.',
  busy: 'Demasiada gente está entrando a la vez. Inténtalo de nuevo en un momento.',
  tooManyAttempts: (minutes) =>
    `Demasiados intentos. Inténtalo de nuevo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
}

export const passwordErrors: Translation<typeof english.passwordErrors> = {
  missing: 'Escribe tu contraseña',
  currentMissing: 'Escribe tu contraseña actual',
  short: (characters) => `La contraseña debe tener al menos ${characters} caracteres`,
  long: `La contraseña puede tener como mucho ${passwordLengths.longest} caracteres`,
  notTheSame: 'Las dos contraseñas no coinciden',
  common: 'Esta contraseña es muy común y fácil de adivinar. Elige otra.',
}

export const confirmErrors: Translation<typeof english.confirmErrors> = {
  needed: 'Confirma que eres tú. Hace un rato que iniciaste sesión.',
  wrongPassword: 'Esa no es tu contraseña. Inténtalo de nuevo.',
  googleFailed: 'Google no pudo confirmar que eres tú. Inténtalo de nuevo.',
}

export const googleTroubles: Translation<typeof english.googleTroubles> = {
  blocked:
    'Tu navegador bloqueó la ventana de Google. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  closed: 'La ventana de Google se cerró antes de terminar.',
  cancelled: 'Elegiste no continuar en Google.',
  unverified: 'Google no ha verificado la dirección de correo de esa cuenta.',
  unreachable: 'Google no respondió. Inténtalo de nuevo en un momento.',
  offline: 'No pudimos conectar con el diario. Revisa tu conexión e inténtalo de nuevo.',
  expired: 'Ese inicio de sesión caducó o ya se había usado. Empieza otra vez.',
  otherAccount: 'Esa no es la cuenta con la que iniciaste sesión.',
  failed: 'Google no confirmó el inicio de sesión.',
}

export const accountErrors: Translation<typeof english.accountErrors> = {
  wrongCurrent: 'Esa no es tu contraseña actual.',
  noPassword: 'Entras con Google, así que cambia tu contraseña allí.',
  googleEmail: 'Entras con Google, así que cambia tu dirección allí.',
  sameEmail: 'Ya entras con esta dirección.',
  sessionNotFound: 'Esa sesión ya había terminado.',
}

export const passkeyErrors: Translation<typeof english.passkeyErrors> = {
  name: 'Ponle un nombre',
  fields: { name: 'Nombre' },
  refused: 'Esta clave de acceso no sirve aquí. Prueba otra forma de entrar.',
  notMade: 'No pudimos añadir la clave de acceso. Inténtalo de nuevo.',
  notConfirmed: 'La clave de acceso no pudo confirmar que eres tú. Inténtalo de nuevo.',
  known: 'Esta clave de acceso ya está en tu lista.',
  tooMany: 'Has llegado al límite de claves de acceso. Quita una primero.',
  notFound: 'Esta clave de acceso ya se había quitado.',
  lastWayIn:
    'Esta clave de acceso es ahora la única forma de entrar en tu cuenta. Añade otra primero, o vuelve a configurar el acceso con Google.',
  notHere: 'Las claves de acceso no funcionan en esta dirección. Entra de otra forma.',
  cancelled:
    'No se ha usado ninguna clave de acceso. Puedes intentarlo de nuevo o entrar de otra forma.',
  notAdded: 'No se ha añadido ninguna clave de acceso. Puedes intentarlo de nuevo cuando quieras.',
}

export const appErrors: Translation<typeof english.appErrors> = {
  name: 'Ponle un nombre.',
  fields: { name: 'Nombre' },
  nameTaken: 'Ya tienes una aplicación con ese nombre.',
  tooMany: 'El límite son veinte aplicaciones. Revoca una para añadir otra.',
  notFound: 'Esta aplicación ya estaba revocada.',
}

export const peopleErrors: Translation<typeof english.peopleErrors> = {
  emailTaken: 'Alguien con esta dirección de correo ya puede entrar.',
  lastOne:
    'No hay nadie más que administre el diario. Añade a alguien antes de quitar esta cuenta.',
  confirmYourself: 'Eres tú. Confirma que quieres quitarte el acceso.',
  fromEnvironment:
    'Esta cuenta viene de ADMIN_EMAIL y volvería en el próximo arranque. Quítala primero de ahí.',
  noPassword: 'Esta cuenta entra con Google y no tiene contraseña aquí.',
  unknownEmail: 'Nadie con esta dirección de correo puede entrar.',
  notFound: 'Esta persona ya no administra el diario.',
}

export const recoveryErrors: Translation<typeof english.recoveryErrors> = {
  noMail:
    'Este diario no envía correo. En el equipo donde funciona, escribe: npm run admin -- password TU-CORREO',
  resetGone: 'Este enlace ya se usó o tiene más de 30 minutos. Pide uno nuevo.',
}

export const setupErrors: Translation<typeof english.setupErrors> = {
  used: 'La cuenta de administración ya está registrada.',
  needsGoogle: 'Entra primero con Google.',
  notForThis:
    'Con esta cuenta de Google no se puede configurar el diario. Usa la de quien lo lleva.',
  otherAccount: 'Los datos enviados no son los de la cuenta de Google que ha iniciado sesión.',
}
