import { emailChangeLimits, passwordResetLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/accounts.ts'
import type { Translation } from '../../translation.ts'

export const accountMailWords: Translation<typeof english.accountMailWords> = {
  greeting: 'Hola:',
  reset: {
    subject: 'Una contraseña nueva',
    first: 'Alguien pidió una contraseña nueva para esta dirección. Si fuiste tú, elígela aquí:',
    ends: 'Una contraseña nueva cierra todas tus sesiones, y las aplicaciones que publican aquí necesitarán un token nuevo.',
    notYou: `El enlace sirve una vez, durante ${passwordResetLimits.minutes} minutos. Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.`,
  },
  noPassword: {
    subject: 'Entras con Google',
    first:
      'Alguien pidió una contraseña nueva para esta dirección. Aquí no tiene ninguna: entras con Google, o con una clave de acceso si añadiste una:',
    notYou: 'Si no fuiste tú, no tienes que hacer nada.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    first: (moment) => `Tu contraseña ha cambiado (${moment}) y se han cerrado tus demás sesiones.`,
    firstByMail: (moment) =>
      `Tu contraseña se ha cambiado con un enlace recibido por correo (${moment}). Se han cerrado todas tus sesiones, y las aplicaciones que publican aquí necesitan un token nuevo.`,
    notYou: 'Si no fuiste tú, elige una nueva ahora mismo:',
  },
  emailChange: {
    subject: 'Tu nuevo correo de acceso',
    first: (from) =>
      `Alguien que entra como ${from} quiere entrar desde ahora con esta dirección. Si fuiste tú, confírmalo aquí:`,
    notYou: `El enlace sirve una vez, durante ${emailChangeLimits.minutes} minutos. Si no fuiste tú, no tienes que hacer nada: sin el enlace no cambia nada.`,
  },
  emailChangeAsked: {
    subject: 'Alguien quiere cambiar tu correo de acceso',
    first: (email) =>
      `Alguien que ha entrado con tu cuenta quiere entrar desde ahora como ${email}. Si fuiste tú, aquí no tienes que hacer nada: se confirma con el correo enviado a la nueva dirección.`,
    notYou: 'Si no fuiste tú, cancela el cambio aquí:',
    newPassword: `El enlace sirve durante ${emailChangeLimits.minutes} minutos, mientras no se confirme nada. Después elige una contraseña nueva: quien lo pidió está usando tu cuenta.`,
  },
  emailChanged: {
    subject: 'Tu correo de acceso ha cambiado',
    first: (email, instead, moment) =>
      `Desde ahora entras como ${email} en lugar de ${instead} (${moment}). Los correos sobre tu cuenta también llegarán allí.`,
    notYou: (email) =>
      `Si no fuiste tú, alguien está usando tu cuenta. En el equipo donde funciona el diario, escribe: npm run admin -- password ${email}`,
    newPassword:
      'Eso pone una contraseña nueva y cierra todas las sesiones. Después entra con ella y vuelve a poner tu dirección.',
  },
  newBrowser: {
    subject: 'Un nuevo inicio de sesión',
    first: 'Alguien entró en tu diario desde un navegador nuevo:',
    notYou:
      'Si fuiste tú, no tienes que hacer nada. Si no, échale un vistazo aquí y cierra esa sesión:',
  },
}

export const browserWords: Translation<typeof english.browserWords> = {
  unknown: 'Navegador desconocido',
  on: (browser, system) => `${browser} en ${system}`,
}
