import type { CommentState } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const comments = (count: number) => plurals.counted(count, 'comentario', 'comentarios')

export const moderationTexts: Translation<typeof english.moderationTexts> = {
  ago: {
    now: 'ahora mismo',
    minutes: (count) => `hace ${count} min`,
    hours: (count) => `hace ${count} h`,
  },
  show: 'Mostrar',
  waitingCount: (count) => plurals.counted(count, 'comentario en espera', 'comentarios en espera'),
  states: {
    waiting: 'En espera',
    approved: 'Aprobados',
    spam: 'Spam',
    deleted: 'Eliminados',
  },
  counted: (count) => numbers.written(count) + (count < commentLimits.mostCounted ? '' : '+'),
  list: {
    waiting: 'Comentarios en espera, primero los más nuevos',
    approved: 'Comentarios aprobados, primero los más nuevos',
    spam: 'Spam, primero lo más nuevo',
    deleted: 'Comentarios eliminados, primero los más nuevos',
  },
  search: 'Buscar comentarios',
  searchPlaceholder: 'Buscar...',
  failed: 'No se pudieron cargar los comentarios. Revisa tu conexión e inténtalo de nuevo.',
  pages: 'Páginas de comentarios',
  none: {
    waiting: (dog) => `No hay nada en espera. ${dog} ha vuelto a dormirse.`,
    approved: () => 'Aún no hay comentarios públicos.',
    spam: () => 'Nada de spam. Que dure.',
    deleted: () => 'No se ha eliminado nada hace poco.',
  },
  noneFound: 'Ningún comentario coincide.',
  showAll: 'Ver todos',
  seeApproved: 'Ver los aprobados',
  end: 'Ya no hay más.',
  sniffed: (count) =>
    count === 1
      ? 'Ya no hay más. Otro olía raro y se fue a Spam.'
      : `Ya no hay más. Otros ${numbers.written(count)} olían raro y se fueron a Spam.`,
  choose: (name) => `Elegir el comentario de ${name}`,
  inReplyTo: (name) => `En respuesta a ${name}:`,
  onPost: (title) => `, verlo en «${title}»`,
  owner: 'Tú',
  imported: 'Importado',
  wantsReplies: 'quiere saber si le responden',
  keptFor: (days) => `Se guardan ${days} días y luego desaparecen para siempre.`,
}

export const moderationActs: Translation<typeof english.moderationActs> = {
  approve: 'Aprobar',
  reply: 'Responder',
  spam: 'Spam',
  notSpam: 'No es spam',
  takeDown: 'Retirar',
  restore: 'Recuperar',
  delete: 'Eliminar',
  of: (name) => ` el comentario de ${name}`,
  deleteOf: (name) => `Eliminar el comentario de ${name}`,
  forget: 'Borrar todos los comentarios de esta dirección',
  forgetOf: (name) => ` (${name})`,
}

export const bulkTexts: Translation<typeof english.bulkTexts> = {
  label: 'Comentarios elegidos',
  chosen: (count, all) => `${count} de ${all} ${plurals.of(count, 'elegido', 'elegidos')}`,
  chooseAll: (all) =>
    all === 1 ? 'Elegir el único de esta página' : `Elegir los ${all} de esta página`,
  chooseNone: 'Ninguno',
}

export const replyTexts: Translation<typeof english.replyTexts> = {
  label: 'Tu respuesta',
  as: (name) => `Aparece como ${name}`,
  cancel: 'Cancelar',
  send: 'Responder',
  approveAndSend: 'Aprobar y responder',
  sending: 'Publicando...',
}

const movedTitles: Record<CommentState, string> = {
  waiting: 'Otra vez en espera',
  approved: 'Aprobado',
  spam: 'Enviado a spam',
  deleted: 'Eliminado',
}

export const moderationToasts: Translation<typeof english.moderationToasts> = {
  moved: (to, what) => ({ title: movedTitles[to], description: what }),
  one: (name, title) => `${name}, en «${title}»`,
  many: comments,
  replied: (title) => ({
    title: 'Tu respuesta es pública',
    description: `En «${title}»`,
  }),
  undone: { title: 'Deshecho', description: 'Todo vuelve a estar donde estaba.' },
  gone: {
    title: 'Nada que hacer',
    description: 'Estos comentarios ya no están. La lista vuelve a estar al día.',
  },
  failed: 'Algo salió mal',
  undo: 'Deshacer',
}

export const keyTexts: Translation<typeof english.keyTexts> = {
  heading: 'Con el teclado',
  keys: [
    ['j', 'siguiente'],
    ['k', 'anterior'],
    ['a', 'aprobar'],
    ['r', 'responder'],
    ['s', 'spam'],
    ['d', 'eliminar'],
    ['x', 'elegir'],
    ['z', 'deshacer'],
  ],
}

export const clearTexts: Translation<typeof english.clearTexts> = {
  open: {
    waiting: (count) => `Mover ${numbers.written(count)} a Spam`,
    spam: 'Eliminar el spam',
    deleted: 'Vaciar del todo',
  },
  title: {
    waiting: (count) => `¿Mover ${comments(count)} a Spam?`,
    spam: (count) => `¿Eliminar ${comments(count)} para siempre?`,
    deleted: (count) => `¿Eliminar ${comments(count)} para siempre?`,
  },
  text: {
    waiting: 'Se quedan ahí un mes. Los nuevos siguen esperando aquí.',
    spam: 'Esto no se puede deshacer. El filtro conserva lo que ha aprendido de ellos.',
    deleted: 'Esto no se puede deshacer.',
  },
  cancel: 'Cancelar',
  confirm: { waiting: 'Moverlos', spam: 'Eliminarlos', deleted: 'Eliminarlos' },
  progress: 'Vaciando',
  done: (done, all) => `${numbers.written(done)} de ${numbers.written(all)}`,
  stop: 'Detener',
  stopping: 'Deteniendo...',
  finished: (done) => ({ title: 'Vaciado', description: comments(done) }),
}

export const forgetTexts: Translation<typeof english.forgetTexts> = {
  heading: 'Olvidar a alguien',
  hint: 'Si alguien te lo pide: todos sus comentarios se borran para siempre, en todas las listas, y su dirección también.',
  email: 'Su correo',
  open: 'Borrarlo todo',
  title: (email) => `¿Borrar todo lo de ${email}?`,
  titleOf: (name) => `¿Borrar todo lo de ${name}?`,
  text: 'Todos los comentarios enviados desde esta dirección desaparecerán para siempre, también los públicos. Esto no se puede deshacer.',
  cancel: 'Cancelar',
  confirm: 'Borrar del todo',
  working: 'Borrando...',
  done: (count) => ({
    title: 'Borrado',
    description:
      count === 0
        ? 'No había nada de esta dirección.'
        : `${comments(count)} ${plurals.of(count, 'borrado', 'borrados')}.`,
  }),
}

export const houseRulesTexts: Translation<typeof english.houseRulesTexts> = {
  heading: 'Normas de la casa',
  closeAfter: 'Cerrar a los',
  closeAfterHint:
    'Las entradas más antiguas no admiten comentarios nuevos. Si lo dejas vacío, no se cierran nunca.',
  days: 'días',
  never: 'nunca',
  save: 'Guardar',
  saved: 'Guardado.',
  saving: 'Guardando...',
  off(approved) {
    const hidden = 'Ninguna historia muestra los comentarios.'
    if (approved === 0) return hidden
    return approved === 1
      ? `${hidden} El comentario aprobado se conserva y vuelve al activarlos.`
      : `${hidden} Los ${numbers.written(approved)} comentarios aprobados se conservan y vuelven al activarlos.`
  },
}

export const postCommentsTexts: Translation<typeof english.postCommentsTexts> = {
  label: 'Comentarios',
  open: 'Los lectores pueden escribir debajo de esta entrada',
  openUntil: (day) => `Abiertos hasta el ${day}`,
  closed: 'Sin comentarios nuevos. Los que hay se quedan.',
  tooOld: (day) => `Cerrados solos después del ${day}`,
  waiting: (count) => moderationTexts.waitingCount(count),
  failed: 'El ajuste de los comentarios no ha cambiado',
}

export const verdictTexts: Translation<typeof english.verdictTexts> = {
  fine: 'Huele bien',
  unsure: 'Quién sabe',
  odd: 'Huele raro',
}

const duration = (seconds: number) => {
  if (seconds < 90) return plurals.counted(seconds, 'segundo', 'segundos')
  return seconds < 90 * 60
    ? plurals.counted(Math.round(seconds / 60), 'minuto', 'minutos')
    : plurals.counted(Math.round(seconds / 3600), 'hora', 'horas')
}

export const reasonTexts: Translation<typeof english.reasonTexts> = {
  'hidden-field': () => 'rellenó un campo que las personas no ven',
  quick: (seconds) => `escrito en ${duration(seconds)}`,
  took: (seconds) => `tardó ${duration(seconds)} en escribirlo`,
  'read-over': () => 'lo revisó antes de enviarlo',
  'no-form': () => 'no se envió con el formulario',
  links: (count) => plurals.counted(count, 'enlace', 'enlaces'),
  markup: () => 'contiene código',
  repeated: (count) => `el mismo texto ${plurals.counted(count, 'vez más', 'veces más')}`,
  rush: () => 'llegó en una avalancha de comentarios',
  'bad-sender': () => 'viene de un sitio que hoy ha enviado spam',
  'spam-words': () => 'se parece a lo que marcaste como spam',
  'good-words': () => 'se parece a lo que aprobaste',
  known: (count) =>
    plurals.counted(count, 'comentario suyo ya aprobado', 'comentarios suyos ya aprobados'),
  unconfirmed: (count) =>
    `${plurals.counted(count, 'comentario ya aprobado', 'comentarios ya aprobados')} de esta dirección, que nadie ha confirmado`,
  first: () => 'primera vez por aquí',
}
