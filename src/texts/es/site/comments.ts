import type * as english from '#texts/site/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const DAY_MS = 86_400_000

const ago = (count: number, one: string, many: string) =>
  `hace ${plurals.counted(count, one, many)}`

export const threadTexts: Translation<typeof english.threadTexts> = {
  heading: ['Escrito en', 'el margen'],
  addLine: 'Escribir algo',
  none: 'Aún no hay comentarios.',
  noneHint: (dog) => `${dog} hace como que no espera ninguno.`,
  addFirst: 'Escribir el primero',
  follow: 'Seguir estos comentarios por RSS',
  reply: 'Responder',
  replyTo: (name) => ` a ${name}`,
  justNow: 'ahora mismo',
  /** "hace 3 semanas" */
  daysAgo(day, today) {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (!(days > 0)) return 'hoy'
    if (days === 1) return 'ayer'
    if (days < 14) return ago(days, 'día', 'días')
    if (days < 61) return ago(Math.floor(days / 7), 'semana', 'semanas')
    if (days < 365) return ago(Math.floor(days / 30.4), 'mes', 'meses')
    return ago(Math.floor(days / 365.2), 'año', 'años')
  },
  removed: 'Este comentario se eliminó.',
  pages: 'Páginas de comentarios',
  failed: 'No pudimos cargar los comentarios. Recarga la página, por favor.',
  waiting: (owner) =>
    `Solo lo ves tú, y solo en este navegador. Lo verá todo el mundo en cuanto ${owner} lo haya leído.`,
  closed: ['Este margen está cerrado. Si no puede esperar,', 'escríbele a la manada'],
  isOwner: ', a cargo de este diario',
}

export const writeTexts: Translation<typeof english.writeTexts> = {
  heading: 'Escribe algo',
  answer: (name) => `Responder a ${name}`,
  replyingTo: 'En respuesta a',
  cancel: 'Cancelar',
  message: 'Tus palabras',
  placeholder: (dog, owner) => `Hola, ${dog}. ¿Anda ${owner} por ahí?`,
  plainWords: 'Solo palabras, por favor',
  atMost: (most) => `Hasta ${numbers.written(most)} caracteres`,
  counted: (count, most) => `${numbers.written(count)} de ${numbers.written(most)}`,
  name: 'Nombre',
  email: 'Correo',
  emailOptional: 'opcional, no se muestra nunca',
  notify: 'Avísame si alguien responde',
  remember: 'Recordar mi nombre y mi correo en este navegador',
  leaveEmpty: 'Deja esto en blanco',
  preview: 'Vista previa',
  checking: 'Un momento...',
  hint: 'Todavía no se envía nada. Primero lo verás tal y como lo verá todo el mundo.',
  failed: 'No se pudo enviar. Tus palabras siguen aquí. Inténtalo de nuevo en un momento.',
  asOwner: (owner) =>
    `Has iniciado sesión como ${owner}, así que aparece enseguida, con la placa de tu collar.`,
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Léelo una vez más',
  send: 'Enviar',
  sending: 'Enviando...',
  change: 'Cambiarlo',
  announced: (email) =>
    `Si alguien responde, te escribiremos a ${email}. La dirección no se muestra nunca.`,
  confirmFirst:
    'La primera vez llega un solo correo a esa dirección, para asegurarnos de que es tuya.',
  neverShown: 'Tu dirección de correo no se muestra nunca.',
}

export const thanksTexts: Translation<typeof english.thanksTexts> = {
  waiting: (owner) => `Gracias. Aparecerá en cuanto ${owner} lo haya leído.`,
  waitingHint: 'Entonces podrá leerlo aquí todo el mundo.',
  published: 'Ya está publicado.',
  publishedHint: 'Ya puede leerlo todo el mundo.',
  another: 'Escribir otra cosa',
}
