import type * as english from '#texts/admin/sign-in.ts'
import type { Translation } from '../../translation.ts'

export const loginTexts: Translation<typeof english.loginTexts> = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  withEmail: 'Entrar con correo',
  withEmailBusy: 'Entrando...',
  divider: 'O continúa con',
  withGoogle: 'Entrar con Google',
  withGoogleBusy: 'Entrando...',
  adminOnly: 'Solo para la administración.',
  firstTime: '¿Es la primera vez?',
  setupButton: 'Configuración inicial',
  needAccount: '¿Necesitas una cuenta? Habla con quien administra el sitio.',
  verifying: 'Comprobando tu sesión...',
  logout: 'Cerrar sesión',
  practice:
    'Modo de prueba: no hace falta una cuenta de Google. Un doble en este equipo hace de Google.',
}

export const signInPageTexts: Translation<typeof english.signInPageTexts> = {
  loginTitle: 'Entrar',
  heading: 'Estás en tu casa',
  words: 'Hay alguien en la puerta.',
  back: 'Volver al sitio',
  setupHint: 'Registra, una sola vez, la cuenta de Google de quien lleva el diario.',
}

export const confirmTexts: Translation<typeof english.confirmTexts> = {
  title: 'Confirma que eres tú',
  reasons: {
    access:
      'Esto afecta a quién puede entrar en tu diario, así que pasados unos minutos volvemos a preguntar. Después sigues donde estabas.',
    download:
      'Este archivo saca una copia de lo que hay en tu diario, así que pasados unos minutos volvemos a preguntar. Después empieza la descarga.',
    readers:
      'Tus lectores te han confiado sus direcciones, así que pasados unos minutos volvemos a preguntar. Después se abre la lista.',
  },
  password: 'Tu contraseña',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  withGoogle: 'Confirmar con Google',
  withGoogleBusy: 'Confirmando...',
  cancel: 'Cancelar',
}

export const popupTexts: Translation<typeof english.popupTexts> = {
  title: 'Entrando',
  done: 'Sesión iniciada. Puedes cerrar esta ventana.',
  notDone: 'No se ha podido iniciar sesión. Cierra esta ventana e inténtalo de nuevo.',
}

export const googleNotConfigured: Translation<typeof english.googleNotConfigured> = {
  title: 'El acceso con Google no está configurado.',
  howTo:
    'Define GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET donde se arranca el diario y vuelve a arrancarlo.',
}

export const forgottenTexts: Translation<typeof english.forgottenTexts> = {
  link: '¿Olvidaste tu contraseña?',
  title: '¿Olvidaste tu contraseña?',
  intro: 'Escribe tu correo y te enviaremos un enlace para poner una contraseña nueva.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sending: 'Enviando...',
  sentTitle: 'Mira tu correo',
  sent: 'Si con esta dirección se puede entrar aquí, ya va de camino un enlace. Sirve una vez, durante 30 minutos. ¿No lo ves? Mira en la carpeta de spam y comprueba que la dirección esté bien escrita.',
  again: 'Probar otra dirección',
  back: 'Volver al inicio de sesión',
  withoutMail:
    'Este diario no envía correo. Quien lo mantiene puede poner una contraseña nueva en su equipo:',
  command: 'npm run admin -- password TU-CORREO',
}

export const resetTexts: Translation<typeof english.resetTexts> = {
  title: 'Elige una contraseña nueva',
  intro: (email) =>
    `Para ${email}. Se cerrarán todas tus sesiones, y las aplicaciones que publican aquí necesitarán un token nuevo. Después entrarás con ella.`,
  password: 'Contraseña nueva',
  repeat: 'Repite la contraseña nueva',
  save: 'Guardar',
  saving: 'Guardando...',
  doneTitle: 'Tu contraseña ha cambiado',
  done: 'Se han cerrado todas tus sesiones, y las aplicaciones que publican aquí necesitan un token nuevo. Entra con la contraseña nueva.',
  goneTitle: 'Este enlace ya no funciona',
  askAgain: 'Pedir otro enlace',
  toLogin: 'Ir al inicio de sesión',
}

export const signOutTexts: Translation<typeof english.signOutTexts> = {
  title: '¿Fuiste tú?',
  intro: 'Alguien entró en tu diario con este navegador:',
  signedIn: 'Entró',
  browser: 'Navegador',
  address: 'Dirección',
  signOut: 'Cerrar esa sesión',
  signingOut: 'Cerrando...',
  wasMe: 'Si fuiste tú, no hay que hacer nada.',
  doneTitle: 'Sesión cerrada',
  done: 'Si no fuiste tú, alguien sabe tu contraseña. Elige una nueva ahora y revisa tus claves de acceso en Ajustes, Cuenta y seguridad.',
  goneTitle: 'Ya estaba cerrada',
  gone: 'Esa sesión ha terminado. Aquí ya no hay nada que hacer.',
  newPassword: 'Cambiar contraseña',
  toLogin: 'Ir al inicio de sesión',
}

export const passwordFieldTexts: Translation<typeof english.passwordFieldTexts> = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  capsLock: 'Tienes activadas las mayúsculas.',
}

export const signInAgainTexts: Translation<typeof english.signInAgainTexts> = {
  title: 'Vuelve a iniciar sesión',
  text: 'Tu sesión ha terminado. No se ha perdido nada: entra y se termina de guardar.',
  submit: 'Entrar y guardar',
  submitting: 'Entrando...',
  later: 'Ahora no',
}

export const setupTexts: Translation<typeof english.setupTexts> = {
  pageTitle: 'Configuración inicial',
  title: 'Configuración inicial',
  intro: 'Elige la cuenta de Google que cuidará de este diario.',
  warning:
    'Esta cuenta de Google quedará registrada para administrar el sitio. La configuración solo se puede hacer una vez.',
  complete: 'La cuenta de administración ya está registrada.',
  doneTitle: 'Registro terminado',
  done: 'Tu cuenta de Google ya administra el sitio. Te llevamos al panel…',
  footer: 'Esta configuración se hace una sola vez. Después del registro queda desactivada.',
  register: 'Registrar con Google',
  registering: 'Configurando...',
  completeTitle: 'Configuración terminada',
  goToLogin: 'Ir al inicio de sesión',
  goToAdmin: 'Ir al panel',
}

export const setupToasts: Translation<typeof english.setupToasts> = {
  done: {
    title: 'Configuración terminada',
    description: 'Ya puedes entrar en el panel con tu cuenta de Google.',
  },
  failed: (errorMessage) => ({
    title: 'No se pudo configurar',
    description: errorMessage || 'No se pudo terminar la configuración. Inténtalo de nuevo.',
  }),
}
