import { emailChangeLimits, passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/admin/accounts.ts'
import type { Translation } from '../../translation.ts'
import { lists } from '../grammar.ts'

export const accountTexts: Translation<typeof english.accountTexts> = {
  sessions: 'Dónde tienes sesión',
  /** Fixed text on purpose: it does not depend on the real last sign-in. */
  lastLogin: 'Último acceso: ahora mismo',
  thisOne: 'Este dispositivo',
  sessionLine: (address, signedIn, lastSeen) =>
    `${address} · Desde el ${signedIn} · última vez: ${lastSeen}`,
  signOut: 'Cerrar sesión',
  signOutOf: (browser) => `Cerrar sesión en ${browser}`,
  signOutElsewhere: 'Cerrar las demás sesiones',
  sessionsFailed: 'No se pudieron cargar tus sesiones. Inténtalo de nuevo más tarde.',
  email: 'Cambia tu correo de acceso',
  newEmail: 'Correo nuevo',
  newEmailMailed: 'Antes enviaremos un enlace a esa dirección. Hasta que lo abras no cambia nada.',
  newEmailAtOnce:
    'Este diario no envía correo, así que cambia al momento. Comprueba que esté bien escrito.',
  emailButtons: {
    mailed: { save: 'Enviar el enlace', busy: 'Enviando...' },
    atOnce: { save: 'Cambiar correo', busy: 'Cambiando...' },
  },
  emailWaiting: (email) =>
    `Hemos enviado un enlace a ${email}. Tienes ${emailChangeLimits.minutes} minutos para abrirlo y entrar con esa dirección. Hasta entonces no cambia nada.`,
  keepEmail: 'Anular el cambio',
  emailFailed: 'No se pudo cargar tu correo de acceso. Inténtalo de nuevo más tarde.',
  emailWithGoogle: 'Entras con Google, así que tu dirección se guarda allí.',
  noMailbox: (email) =>
    `Entras como ${email}, una dirección sin buzón. Si olvidas tu contraseña, no te puede llegar ningún correo.`,
  useOwnAddress: 'Usar mi dirección',
  password: 'Cambia tu contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña nueva',
  newPasswordHint: 'Se cerrarán tus demás sesiones.',
  changePassword: 'Cambiar contraseña',
  changing: 'Cambiando...',
  withGoogle: 'Entras con Google, así que tu contraseña se guarda allí.',
}

export const accountToasts: Translation<typeof english.accountToasts> = {
  passwordChanged: {
    title: 'Contraseña cambiada',
    description: 'Se han cerrado tus demás sesiones.',
  },
  emailChanged: (email) => ({
    title: 'Correo de acceso cambiado',
    description: `Desde ahora entras como ${email}.`,
  }),
  emailMailed: (email) => ({
    title: 'Mira tu correo',
    description: `Va de camino un enlace a ${email}.`,
  }),
  emailKept: {
    title: 'No ha cambiado nada',
    description: 'El enlace del correo ya no funciona.',
  },
  sessionEnded: {
    title: 'Sesión cerrada',
    description: 'Ese navegador tiene que volver a entrar.',
  },
  otherSessionsEnded: {
    title: 'Las demás sesiones están cerradas',
    description: 'Solo queda abierta la de este navegador.',
  },
  failed: (message) => ({
    title: 'Error',
    description: message,
  }),
}

export const passkeyTexts: Translation<typeof english.passkeyTexts> = {
  signIn: 'Entrar con clave de acceso',
  signInBusy: 'Esperando tu clave...',
  confirm: 'Confirmar con clave de acceso',
  confirmBusy: 'Esperando tu clave...',
  heading: 'Claves de acceso',
  intro:
    'Entra con tu huella, tu cara o el PIN de tu dispositivo. Nada que recordar, y nada que se pueda robar de aquí.',
  none: 'Aún no hay claves de acceso.',
  add: 'Añadir una clave',
  adding: 'Esperando a tu dispositivo...',
  name: 'Nombre',
  nameHint: 'Algo que reconozcas, por ejemplo «Tableta de la cocina».',
  addTitle: 'Añadir una clave de acceso',
  addHint: 'Tu dispositivo te pedirá la huella, la cara o el PIN.',
  renameTitle: 'Cambiar el nombre de esta clave',
  rename: 'Renombrar',
  renameOf: (name) => `Renombrar ${name}`,
  save: 'Guardar nombre',
  saving: 'Guardando...',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeText:
    'Ya no abrirá el diario, y los dispositivos que la usan pierden la sesión. Puede que tu dispositivo la siga ofreciendo, así que bórrala también ahí.',
  removeConfirm: 'Quitar la clave',
  removing: 'Quitando...',
  cancel: 'Cancelar',
  thisDevice: 'Este dispositivo',
  synced: 'Sincronizada',
  added: (date) => `Añadida el ${date}`,
  lastUsed: (moment) => `último uso: ${moment}`,
  neverUsed: 'aún sin usar',
  stranded: (domain) => `Hecha para ${domain}`,
  failed: 'No se pudieron cargar tus claves de acceso. Inténtalo de nuevo más tarde.',
}

export const appTexts: Translation<typeof english.appTexts> = {
  heading: 'Aplicaciones que pueden publicar',
  intro:
    'Una aplicación de escritura o un atajo del iPhone pueden publicar aquí con su propio token. No les abre nada más.',
  none: 'Aún no hay aplicaciones.',
  add: 'Añadir aplicación',
  /** "Puede escribir borradores, publicar y subir fotos" */
  may: (can) =>
    `Puede ${lists.and(['escribir borradores', ...(can.publish ? ['publicar'] : []), ...(can.upload ? ['subir fotos'] : [])])}`,
  made: (date) => `Creada el ${date}`,
  lastUsed: (moment) => `último uso: ${moment}`,
  neverUsed: 'sin usar',
  revoke: 'Revocar',
  revokeOf: (name) => `Revocar el acceso de ${name}`,
  revokeTitle: (name) => `¿Revocar el acceso de ${name}?`,
  revokeText: 'Deja de funcionar al momento. Lo que publicó se queda.',
  revoking: 'Revocando...',
  keep: 'Dejarlo',
  name: 'Nombre',
  nameHint: 'Para que sepas cuál es cuando quieras revocarla.',
  what: '¿Qué puede hacer?',
  drafts: 'Escribir borradores',
  draftsHint: 'Siempre. Te esperan en Contenido.',
  publish: 'Publicar',
  publishHint: 'Las entradas salen sin volver a preguntarte.',
  upload: 'Subir fotos',
  cancel: 'Cancelar',
  make: 'Crear un token',
  making: 'Creando...',
  madeTitle: (name) => `El token para ${name}`,
  madeHint: 'Solo lo verás esta vez. Cópialo antes de salir.',
  token: 'Token',
  address: 'La dirección de tu diario',
  copy: 'Copiar',
  copyOf: (label) => `Copiar: ${label}`,
  copied: 'Copiado',
  writer: {
    title: 'Configurarlo en iA Writer',
    steps: [
      'En iA Writer, abre los ajustes, luego las cuentas, y añade Micropub.',
      'Elige introducir el token a mano. Pega la dirección de tu diario y el token.',
      'Escribe y comparte o publica en la cuenta nueva. El primer encabezado será el título.',
    ],
  },
  shortcut: {
    title: 'Crear el atajo del iPhone',
    steps: (endpoint) => [
      'En Atajos, crea uno nuevo que reciba imágenes desde la hoja para compartir.',
      'Añade «Solicitar entrada» para las palabras y después «Obtener contenido de URL».',
      `Como URL, escribe ${endpoint}. Método: POST. Cabecera: Authorization, con Bearer, un espacio y el token.`,
      'Cuerpo de la solicitud: Formulario. Añade un campo de texto llamado content con las palabras y un campo de archivo llamado photo con la entrada del atajo.',
      'Comparte una foto con el atajo. Un momento después está en tu diario.',
    ],
  },
  lost: '¿Lo pierdes más adelante? Revócalo y crea otro.',
  done: 'Listo',
  failed: 'No se pudieron cargar tus aplicaciones. Inténtalo de nuevo más tarde.',
}

export const appToasts: Translation<typeof english.appToasts> = {
  revoked: (name) => ({
    title: 'Acceso revocado',
    description: `${name} ya no puede publicar aquí.`,
  }),
  copyFailed: {
    title: 'No se ha copiado',
    description: 'Aquí no se permite copiar. Selecciona el token y cópialo a mano.',
  },
  notMade: {
    title: 'Error',
    description: 'Algo salió mal y no se ha creado ningún token. Inténtalo de nuevo.',
  },
}

export const passkeyProblems: Translation<typeof english.passkeyProblems> = {
  ip_address: (origin) =>
    `Las claves de acceso necesitan un nombre, y este diario está en un número (${origin}). Ábrelo por su nombre, o dale uno con PUBLIC_URL. Las demás formas de entrar funcionan aquí.`,
  not_https: (origin) =>
    `Los navegadores solo permiten claves de acceso por https, y este diario está en ${origin}. Las demás formas de entrar funcionan aquí.`,
  elsewhere: (origin) =>
    `Las claves de acceso de este diario funcionan en ${origin}. Ábrelo allí para añadir o usar una.`,
  unsupported:
    'Este navegador no admite claves de acceso. Las demás formas de entrar funcionan aquí.',
  stranded:
    'El diario se ha mudado, así que las claves hechas para su dominio anterior no sirven aquí. Tus otras formas de entrar sí. Añade una clave nueva y luego quita la antigua.',
}

export const passkeyToasts: Translation<typeof english.passkeyToasts> = {
  added: (name) => ({
    title: 'Clave de acceso añadida',
    description: `La próxima vez puedes entrar con «${name}».`,
  }),
  renamed: (name) => ({
    title: 'Nombre cambiado',
    description: `Ahora se llama «${name}».`,
  }),
  removed: (name) => ({
    title: 'Clave de acceso quitada',
    description: `«${name}» ya no abre el diario.`,
  }),
}

export const providerLabels: Translation<typeof english.providerLabels> = {
  password: 'Correo y contraseña',
  google: 'Google',
}

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  heading: 'Accesos',
  hint: 'Todas estas personas pueden escribir, publicar y cambiar los ajustes.',
  add: 'Dar acceso',
  addTitle: 'Dar acceso a alguien',
  addHint: 'Entrará con este correo y esta contraseña. Después podrá cambiar la contraseña.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  save: 'Dar acceso',
  saving: 'Un momento...',
  you: 'Tú',
  fromEnvironment: 'Titular (desde la instalación)',
  added: (date) => `desde el ${date}`,
  changePassword: 'Cambiar contraseña',
  changePasswordOf: (email) => `Cambiar la contraseña de ${email}`,
  changePasswordHint: 'Se cierran todas sus sesiones y vuelve a entrar con la contraseña nueva.',
  savePassword: 'Guardar',
  savingPassword: 'Guardando...',
  remove: 'Quitar',
  removeOf: (email) => `Quitar a ${email}`,
  cancel: 'Cancelar',
  failed: 'No se pudo cargar la lista. Revisa tu conexión e inténtalo de nuevo.',
  environmentStays: 'Esta cuenta viene de ADMIN_EMAIL y volvería en el próximo arranque.',
}

export const removePersonTexts: Translation<typeof english.removePersonTexts> = {
  title: (email) => `¿Quitar a ${email}?`,
  other: 'Su sesión se cierra al momento y no podrá volver a entrar. Lo que ha escrito se queda.',
  yourselfTitle: '¿Quitar tu propia cuenta?',
  yourself:
    'Esta es la cuenta con la que has iniciado sesión. Tu sesión se cerrará al momento, y solo otra persona que administre el diario podrá dejarte volver.',
  confirm: 'Quitar',
  confirmYourself: 'Quitarme',
  busy: 'Quitando...',
}

export const accessGuideItems: Translation<typeof english.accessGuideItems> = {
  addUsers: [
    `Elige «Dar acceso» arriba y escribe un correo y una contraseña de al menos ${passwordLengths.chosen} caracteres.`,
    'Dale las dos cosas a esa persona, que abre /admin/login y entra con ellas.',
    'Puede cambiar la contraseña en Ajustes, Cuenta y seguridad.',
  ],
  troubleshooting: [
    {
      problem: 'No se puede entrar',
      answer:
        'Comprueba que el correo esté bien escrito e inténtalo de nuevo. Tras varias contraseñas equivocadas, el acceso se bloquea 15 minutos, o una hora si alguien lo intenta desde muchos sitios. A un navegador que ya ha entrado antes no lo frenan los intentos de nadie más. Cualquiera que administre el diario puede poner una contraseña nueva en la lista de arriba.',
    },
    {
      problem: 'Acceso denegado',
      answer:
        'La cuenta ha entrado bien, pero no administra el diario. Añade arriba su dirección de correo; una cuenta de Google solo puede pasar si se registró en la configuración inicial.',
    },
  ],
}

export const peopleToasts: Translation<typeof english.peopleToasts> = {
  added: (email) => ({
    title: 'Acceso dado',
    description: `${email} ya puede entrar.`,
  }),
  passwordChanged: (email) => ({
    title: 'Contraseña cambiada',
    description: `Se han cerrado todas las sesiones de ${email}, que necesita la contraseña nueva.`,
  }),
  removed: (email) => ({
    title: 'Acceso quitado',
    description: `${email} ya no puede entrar.`,
  }),
  failed: (message) => ({
    title: 'Error',
    description: message ?? 'Algo salió mal. Inténtalo de nuevo.',
  }),
}
