import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/letters.ts'
import type { Translation } from '../../translation.ts'
import { lists, plurals } from '../grammar.ts'

const readers = (count: number) => plurals.counted(count, 'lector', 'lectores')

const confirmedReaders = (count: number) =>
  plurals.counted(count, 'lector confirmado', 'lectores confirmados')

export const letterStateTexts: Translation<typeof english.letterStateTexts> = {
  waiting: 'En espera',
  leaving: 'Saliendo',
  sending: 'Enviándose',
  paused: 'En pausa',
  held: 'Retenida',
  sent: 'Enviada',
  stopped: 'Detenida',
}

export const letterTexts: Translation<typeof english.letterTexts> = {
  heading: 'Cartas',
  loading: 'Cargando las cartas',
  failed: 'No se pudieron cargar las cartas. Revisa tu conexión e inténtalo de nuevo.',
  none: 'Aún no ha salido ninguna carta. Una carta es una de tus entradas, enviada por correo a quienes lo pidieron.',
  lines: {
    waiting: 'Sale con su entrada',
    waitingUntil: (moment) => `Con su entrada, ${moment}`,
    leaving: 'A punto de salir',
    sending: (sent, all) => `${plurals.of(sent, 'Va', 'Van')} ${sent} de ${all}`,
    held: 'Te espera',
    done: (day, sent) => `${day}: ${plurals.counted(sent, 'enviada', 'enviadas')}`,
  },
  facts: {
    waiting: 'Sale un minuto después de que su entrada sea pública.',
    waitingUntil: (moment) => `Su entrada sale el ${moment}, y la carta con ella.`,
    leaving: 'A todas las personas de la lista que han confirmado.',
    since: (count, moment) => `A ${confirmedReaders(count)}, desde el ${moment}`,
    done: (count, moment) => `A ${confirmedReaders(count)}, terminada el ${moment}`,
    held: 'Todavía no ha salido nada.',
  },
  heldBecause: {
    late: 'Su entrada salió con más de un día de retraso, porque el diario estaba parado. ¿Todavía quieres enviar la carta?',
    restored:
      'El diario se restauró desde una copia de seguridad, así que puede que esta carta ya haya salido. Envíala solo si no es así.',
  },
  figures: { sent: 'enviadas', failed: 'fallidas', skipped: 'omitidas', waiting: 'en espera' },
  progress: 'Cartas enviadas',
  out: (name) => `${name} ha salido a repartir las cartas`,
  resting: 'Descansando por ahora',
  timeLeft: (seconds) => {
    if (seconds < 60) return 'queda menos de un minuto'
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 90)
      return minutes === 1 ? 'queda más o menos 1 minuto' : `quedan unos ${minutes} minutos`
    return `quedan unas ${Math.round(minutes / 60)} horas`
  },
  sentLastMinute: (count) => `${count} en el último minuto`,
  pause: 'Pausar',
  goOn: 'Continuar',
  send: 'Enviarla',
  stop: 'Detener el resto',
  dontSend: 'No enviarla',
  edit: 'Abrir su entrada',
  takeBack: 'Retirarla',
  leavesIn: (seconds) =>
    seconds > 0
      ? `Sale dentro de ${plurals.counted(seconds, 'segundo', 'segundos')}`
      : 'Está saliendo',
  lastChance: 'Hasta entonces puedes retirarla.',
  cameBack: (count) => (count === 1 ? '1 con problemas' : `${count} con problemas`),
  tried: (tries) => (tries === 1 ? '1 intento' : `${tries} intentos`),
  nextTry: (moment) => `el próximo, el ${moment}`,
  notAgain: 'no se intenta más',
  forgotten: 'Un lector que ya no está en la lista',
  more: (count) => `y ${count} más`,
  unwatched: 'No se rastrea a nadie.',
  unwatchedWhy: 'Ni imágenes ocultas ni clics contados. Sabes que se envió, y eso es todo.',
}

export const stopLetterTexts: Translation<typeof english.stopLetterTexts> = {
  title: '¿Detener el resto de esta carta?',
  text: (waiting) =>
    `${readers(waiting)} no la ${plurals.of(waiting, 'recibirá', 'recibirán')}, ni ahora ni después. Quien ya la tiene se la queda.`,
  cancel: 'Seguir enviando',
  stop: 'Detener el resto',
  stopping: 'Deteniendo...',
}

export const dropLetterTexts: Translation<typeof english.dropLetterTexts> = {
  title: '¿No enviar esta carta?',
  text: 'Se perderán su asunto y su texto de vista previa. La entrada sigue igual, y puedes enviarla como carta más adelante.',
  cancel: 'Conservarla',
  drop: 'No enviarla',
  dropping: 'Retirándola...',
}

export const mailPreviewTexts: Translation<typeof english.mailPreviewTexts> = {
  heading: 'Lo que reciben los lectores',
  from: 'De',
  subject: 'Asunto',
  frame: 'La carta como la ven los lectores',
  widths: { phone: 'Teléfono', desktop: 'Escritorio' },
  choose: 'Vista previa',
  loading: 'Dibujando la carta...',
  failed: 'No pudimos mostrar la carta.',
  isShortened:
    'Esta entrada es más larga de lo que muestran los programas de correo. La carta lleva el principio y un botón al resto.',
  test: 'Enviar una prueba',
  testing: 'Enviando...',
  testTo: (email) => `Va a ${email}.`,
  testToNowhere: (email) =>
    `Va a ${email}, que no tiene buzón. Cambia antes tu correo de acceso en Ajustes.`,
}

export const mailTexts: Translation<typeof english.mailTexts> = {
  sender: 'De quién es',
  from: 'Remitente',
  replyTo: 'Respuestas a',
  pace: 'Ritmo',
  perMinute: (count) => `hasta ${count} por minuto`,
  none: 'sin definir',
  test: 'Enviar una prueba',
  missing: 'Las cartas todavía no pueden salir.',
  setIt: (variables) =>
    `Este servidor no tiene cuenta de correo. Define ${lists.and(variables)} donde funciona el diario y reinícialo. Hasta entonces, las suscripciones se guardan y las cartas esperan.`,
  example: [
    'SMTP_URL=smtps://usuario:contraseña@mail.example.com',
    'MAIL_FROM="Nuestro diario <diario@example.com>"',
  ],
  held: 'Ahora mismo no sale ningún correo.',
  heldWhy:
    'El diario se restauró desde una copia de seguridad. Puede que lo que está en espera ya haya salido, así que no se envía nada hasta que tú lo digas.',
  release: 'Permitir el correo',
  releasing: 'Un momento...',
}

export const letterToasts: Translation<typeof english.letterToasts> = {
  test: (to) => ({ title: 'Prueba enviada', description: `Búscala en ${to}.` }),
  testFailed: 'El correo de prueba no ha salido',
  notChosen: 'La entrada está guardada, pero aún no es una carta',
  chosen: {
    title: 'Sale como carta',
    description: 'Un minuto después de que la entrada sea pública.',
  },
  onItsWay: {
    title: 'La carta sale en un minuto',
    description: 'Hasta entonces puedes retirarla.',
  },
  takenBack: { title: 'Retirada', description: 'La carta no saldrá.' },
  undo: 'Deshacer',
  paused: { title: 'En pausa', description: 'No sale nada hasta que continúes.' },
  stopped: { title: 'Detenida', description: 'El resto no saldrá.' },
  released: {
    title: 'El correo vuelve a salir',
    description: 'Lo que esperaba se está enviando ahora.',
  },
}

export const writeLetterTexts: Translation<typeof english.writeLetterTexts> = {
  write: 'Escribir una carta',
  title: 'Escribir una carta',
  hint: 'Una carta es una de tus entradas, enviada por correo. Elige una que aún no se haya enviado. El asunto y la vista previa están en su editor.',
  search: 'Buscar entradas',
  searchPlaceholder: 'Buscar entradas...',
  none: 'Todas las entradas tienen ya su carta.',
  noneFound: 'Ninguna entrada coincide.',
  newPost: 'Escribir una nueva',
}

export const postLetterTexts: Translation<typeof english.postLetterTexts> = {
  heading: 'Carta',
  hintNew:
    'Una sola vez, cuando salga. Después de guardar por primera vez podrás cambiar el asunto y verla.',
  send: (count) => `Enviarla como carta a ${readers(count)}`,
  hint: 'Una sola vez, cuando salga. Los cambios posteriores no envían nada.',
  nobody: 'Nadie de la lista de las cartas ha confirmado todavía.',
  cannot: 'El servidor aún no puede enviar correo.',
  setIt: (variables) => `Define ${lists.and(variables)} y reinicia.`,
  failed: 'No se pudo cargar la carta de esta entrada.',
  sendPublic: 'Enviarla como carta',
  publicHint: (count) =>
    `A ${readers(count)}, una sola vez. Los cambios posteriores no envían nada.`,
  subject: 'Asunto',
  previewText: 'Texto de vista previa',
  previewTextHint: 'Lo que muestran los programas de correo junto al asunto',
  kinds: 'Cuánto se envía',
  kind: {
    whole: { label: 'La historia entera', hint: 'Se lee sin salir del correo' },
    beginning: { label: 'El principio', hint: 'Con un botón a la entrada' },
  },
  preview: 'Vista previa',
  previewTitle: 'La carta',
  previewSaved: 'Tal como está guardada la entrada.',

  test: 'Correo de prueba',
  testing: 'Enviando...',
  saving: 'Guardando la carta...',
  saved: 'La carta está guardada.',
  unsent: 'La carta aún no está guardada.',
  confirmTitle: (count) => `¿Enviar a ${readers(count)}?`,
  confirm: `Recibirán la entrada por correo, tal como está guardada ahora. Tienes ${letterLimits.stopSeconds} segundos para retirarla; después ya está fuera.`,
  cancel: 'Cancelar',
  confirmSend: 'Enviar la carta',
  sending: 'Enviando...',
  done: {
    waiting: 'Está a punto de salir como carta.',
    leaving: 'Está a punto de salir como carta.',
    sending: 'Está saliendo como carta.',
    paused: 'Su carta está en pausa.',
    held: 'Su carta te espera.',
    sent: (day) => `Enviada como carta el ${day}.`,
    stopped: (day) => `Su carta se detuvo el ${day}.`,
  },
  outOf: (sent, all) => `${plurals.of(sent, 'Va', 'Van')} ${sent} de ${all}.`,
  arrived: (sent, failed) => {
    const out = plurals.counted(sent, 'enviada', 'enviadas')
    return failed === 0 ? `${out}.` : `${out}, ${plurals.counted(failed, 'devuelta', 'devueltas')}.`
  },
  open: 'La carta',
}
