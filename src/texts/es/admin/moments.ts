import { momentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/moments.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

const sharedMegabytes = momentLimits.sharedBytes / 1024 ** 2

const photos = (count: number) => plurals.counted(count, 'foto', 'fotos')

export const momentTexts: Translation<typeof english.momentTexts> = {
  title: 'Momento',
  post: 'Momento',
  waitingLink: (count) => `${count} en espera`,
  add: 'Añadir fotos o un clip',
  holdingStill: () => 'Ahora no se mueve. ¡Corre!',
  addMore: 'Añadir más',
  dropHere: 'o suéltalas aquí',

  strip: 'Fotos',
  cover: 'Portada',
  photo: (place, count) => `Foto ${place} de ${count}`,
  moved: (place, count) => `Ahora es la foto ${place} de ${count}.`,
  reorderByTouch: 'Mantén pulsado y arrastra para ordenar. La primera es la portada.',
  reorder: 'Arrastra para ordenar. La primera es la portada.',
  remove: (place) => `Quitar la foto ${place}`,

  words: '¿Qué pasó?',
  titleLabel: 'Título',
  titlePlaceholder: 'Tu primera frase, o el día',
  titleHint: 'Si lo dejas vacío, será tu primera frase, o el día si solo hay una.',
  category: 'Categoría',
  day: 'Día',
  today: (day) => `Hoy, ${dates.shortDay(day)}`,

  keepAsDraft: 'Dejar en borrador',
  postNow: 'Publicar ya',
}

export const sendingTexts: Translation<typeof english.sendingTexts> = {
  onItsWay: 'En camino',
  progress: 'Enviando el momento',
  sent: 'ya salió',
  sentOf: (done, all) => `${plurals.of(done, 'Va', 'Van')} ${done} de ${all}`,
  bytesOf: (done, all) => {
    const megabytes = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1).replace('.', ',')
    return `${megabytes(done)} de ${megabytes(all)} MB`
  },
  pocket:
    'También está guardado en este teléfono. Si se va la señal, espera aquí y sigue más tarde.',
  stop: 'Detener',
  another: 'Otro más',

  landed: 'Ya está en el diario.',
  posted: (count) => (count < 2 ? 'Recién publicado.' : 'Recién publicado, y no falta nada.'),
  landedAsDraft: 'Se queda como borrador.',
  onlyYou: 'Solo lo ves tú.',
  viewPost: 'Ver la entrada',
  openInEditor: 'Abrir en el editor',
}

export const waitingTexts: Translation<typeof english.waitingTexts> = {
  title: 'Esperando para salir',
  offline: 'Estás sin conexión.',
  offlineText:
    'No se ha perdido nada. Saldrán solos cuando vuelvas a tener conexión y el diario esté abierto.',
  photos(count, clips) {
    const parts = [
      count > 0 && photos(count),
      clips > 0 && plurals.counted(clips, 'clip', 'clips'),
    ].filter(Boolean)
    return parts.length === 0 ? 'Solo palabras.' : `${parts.join(', ')}.`
  },
  someSent: (done, all) => `${done} de ${all} ya ${plurals.of(done, 'ha salido', 'han salido')}.`,
  asDraft: 'Sale como borrador.',
  signIn: 'Tu sesión terminó. Inicia sesión y saldrá.',
  sendingNow: 'Saliendo ahora.',
  ofOtherAccount:
    'Esto lo escribió otra persona en este teléfono. Con «Probar ahora» sale en tu nombre.',
  noSignal: 'Esperando señal.',
  noAnswer: (seconds) => {
    const wait =
      seconds < 60
        ? plurals.counted(seconds, 'segundo', 'segundos')
        : plurals.counted(Math.round(seconds / 60), 'minuto', 'minutos')
    return `El diario no ha respondido. Nuevo intento en ${wait}.`
  },
  refused: (sentence) => `El diario no lo ha aceptado: ${sentence} Edítalo e inténtalo de nuevo.`,

  tryNow: 'Probar ahora',
  signInAct: 'Iniciar sesión',
  edit: 'Editar',
  throwAway: (title) => `Tirar «${title}»`,
  ask: {
    title: '¿Tirar este momento?',
    text: 'Solo está en este teléfono. Si lo tiras, no vuelve.',
    cancel: 'Dejarlo',
    confirm: 'Tirarlo',
  },
}

export const roomTexts: Translation<typeof english.roomTexts> = {
  full: 'Tu teléfono está lleno.',
  fullText:
    'Aquí no puede esperar ningún momento. Puedes publicarlo igual, pero no salgas de esta página hasta que esté publicado.',
  refused: 'Este navegador no puede guardar un momento para después.',
  refusedText: 'Puedes publicarlo igual, pero no salgas de esta página hasta que esté publicado.',
  tooMuch: 'Es más de lo que cabe en tu teléfono. Quita algo, o publica primero lo que ya tienes.',
  unreadable: (name) => `No podemos leer ${name}. Sirve un JPEG, un PNG o un HEIC.`,
  tooMany: (left) =>
    `En un momento caben ${momentLimits.photos} fotos como mucho. ${photos(left)} se ${plurals.of(left, 'quedó', 'quedaron')} en tu galería.`,
  leave: {
    title: '¿Salir antes de publicarlo?',
    text: 'Este navegador no puede guardarlo para después. Si sales, se pierde.',
    stay: 'Quedarme',
    leave: 'Salir',
  },
}

export const shareTexts: Translation<typeof english.shareTexts> = {
  came: (count) => `${plurals.of(count, 'Llegó', 'Llegaron')} ${photos(count)}.`,
  cameOf: (count, all) =>
    `${plurals.of(count, 'Llegó la primera', `Llegaron las ${count} primeras`)} de ${all} fotos. Las demás siguen en tu galería.`,
  nothing: `No llegó nada que podamos usar. Solo fotos y clips, hasta ${sharedMegabytes} MB en total.`,
  ask: {
    title: '¿Nos llevamos esto?',
    text: 'Viene de otra aplicación o de un sitio web. Si lo llevas contigo, será un momento aparte; todavía no se publica nada. Si no lo compartiste tú, déjalo.',
    photos: (count) => photos(count),
    leave: 'Dejarlo',
    take: 'Llevarlo',
    addToCurrent: 'Añadirlo al momento que estoy escribiendo',
  },
  close: 'Cerrar',
  waiting: (count) =>
    count === 1
      ? 'Hay 1 foto esperando en este teléfono. Inicia sesión y estará lista para publicar.'
      : `Hay ${count} fotos esperando en este teléfono. Inicia sesión y estarán listas para publicar.`,
  onceMore: { before: 'Elígelas', em: 'otra vez' },
  lead: 'Tu teléfono envió las fotos antes de que el diario se despertara. Siguen en tu galería; no se ha perdido nada.',
  pick: 'Elegir las fotos',
  nextTime: 'La próxima vez, compartir funcionará a la primera.',
  why: 'Puede pasar después de borrar los datos del navegador.',
}

export const homeScreenTexts: Translation<typeof english.homeScreenTexts> = {
  newMoment: 'Nuevo momento',
  title: 'Pon el diario en tu pantalla de inicio',
  text: 'Se abre justo aquí, con un toque. Y aparece en la lista cuando compartes fotos de tu galería.',
  notNow: 'Ahora no',
  putThere: 'Ponerlo ahí',
  steps: {
    share: 'Toca Compartir, o «…» y después Compartir.',
    add: 'Elige Añadir a pantalla de inicio.',
    addRow: 'Añadir a pantalla de inicio',
  },
  gotIt: 'Entendido',
}
