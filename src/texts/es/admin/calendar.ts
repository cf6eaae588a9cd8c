import type * as english from '#texts/admin/calendar.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

/** "a la 1:30", "a las 9:00" */
const atTime = (time: string) => {
  const clock = dates.clock(time)
  return `${clock.startsWith('1:') ? 'a la' : 'a las'} ${clock}`
}

export const calendarScreenTexts: Translation<typeof english.calendarScreenTexts> = {
  title: 'Calendario',
  newPost: 'Nueva entrada',
  today: 'Hoy',
  change: 'Cambiar',
  changeZone: 'Cambiar la zona horaria',
  loading: 'Cargando el calendario…',
  posts: (month) => `Entradas de ${month}`,
  newPostOn: (day) => `Nueva entrada: ${day}`,
  photosOfDay: (count) => plurals.counted(count, 'foto de este día', 'fotos de este día'),
  more: (count) => `${count} más`,
  less: 'Ver menos',
  letGo: 'Suelta para programar',
  notThere: 'Este día ya pasó',
  status: 'Programada, ',
  pencilled: 'Apuntada a lápiz',
  withHour: 'Programada, con su hora',
  photos: 'Fotos del día',
  basket: 'Sin día',
  drafts: (count) => plurals.counted(count, 'borrador', 'borradores'),
  basketHint: 'Arrastra un borrador a un día, o elígelo con',
  basketHintSmall: 'Elige un día con',
  basketKeys: 'Con el teclado: mueve una historia con las flechas y pulsa Intro.',
  noDrafts: 'No hay borradores.',
  begun: (day) => `Del ${dates.short(day)}`,
  pickDay: (title) => `Elegir un día para ${title}`,
  soFar: (month) => `En ${month}`,
  counts: { published: 'Publicadas', scheduled: 'Programadas', photos: 'Fotos' },
  thisWeek: 'Esta semana',
  nothingAhead: 'De aquí en adelante no hay nada previsto.',
  earlier: (month) => `Antes, en ${month}`,
  earlierCounts: (posts) => plurals.counted(posts, 'entrada', 'entradas'),
  undo: 'Deshacer',
  changed: (title, to) => {
    if (!to) return `«${title}» ya no está en el calendario y sigue siendo un borrador`
    if (to.time === null) return `«${title}» está a lápiz para el ${dates.shortDay(to.day)}`
    return `«${title}» está programada para el ${dates.shortDay(to.day)} ${atTime(to.time)}`
  },
  carrying: (title, day, time) =>
    time === null
      ? `${title}: ${day}, un día que ya pasó.`
      : `${title}: ${day}, ${dates.clock(time)}. Pulsa Intro para programarla o Escape para dejarla donde estaba.`,
  failed: 'El calendario no ha cambiado',
}

export const pickDayTexts: Translation<typeof english.pickDayTexts> = {
  title: (post) => `Elegir un día para «${post}»`,
  text: 'Sale sola a esa hora. O apunta solo el día a lápiz, y sigue siendo un borrador.',
  schedule: 'Programar',
  pencil: 'Apuntar a lápiz',
  remove: 'Quitarla del calendario',
}

export const goingOutTexts: Translation<typeof english.goingOutTexts> = {
  hints: {
    draft: 'Solo la ves tú',
    published: 'La ve todo el mundo cuando guardes',
    scheduled: 'La ve todo el mundo cuando llegue el día',
  },
  since: (day) => `Desde el ${dates.short(day)}`,
  draftNote: 'Actívalo para publicar ahora o elegir un día.',
  pencilled: (day) => `A lápiz para el ${dates.short(day)}.`,
  when: 'Cuándo',
  now: 'Publicar ahora',
  nowHint: 'En cuanto guardes',
  onDay: 'Un día concreto',
  day: 'Día',
  time: 'Hora',
  publishedOn: 'Fecha de la entrada',
  publishedOnHint: 'Elige una fecha pasada si la historia es antigua',
  moved: (from, to) =>
    `Los relojes se adelantan. Saldrá ${atTime(to.time)}${to.day === from.day ? '' : ` del ${dates.short(to.day)}`}, a menos que elijas otra hora.`,
  noSuchTime: ({ time }) => `Ese día la hora ${dates.clock(time)} no existe.`,
  today: 'Hoy',
  sleeps: (nights) => {
    if (nights === 0) return 'Hoy, más tarde'
    return nights === 1 ? 'Falta 1 noche' : `Faltan ${nights} noches`
  },
  /** "Hora de Madrid (CET)" */
  zone: (zone, short) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
    return city === short ? `Hora ${city}` : `Hora de ${city} (${short})`
  },
}
