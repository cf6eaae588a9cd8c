import { commentLimits, emailChangeLimits, letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/site/letter-pages.ts'
import type { Translation } from '../../translation.ts'
import { confirmationWords } from '../mail/newsletter.ts'

const days = letterLimits.confirmDays

export const letterPageTexts: Translation<typeof english.letterPageTexts> = {
  confirm: {
    get title() {
      return confirmationWords.title
    },
    words: (_dogName, promise) => promise,
    hint: `¿No fuiste tú? Cierra esta página y ya está. Sin el clic no se envía nada, y la dirección se olvida a los ${days} días.`,
  },
  confirmed: {
    title: ['Ya eres', 'de la manada'],
    words: (dogName) =>
      `La próxima carta llega con la próxima historia. Le hemos contado a ${dogName} que hay alguien nuevo leyendo, y ha levantado una oreja.`,
    hint: 'Cada carta termina con un enlace para darse de baja.',
  },
  leave: {
    title: ['¿Dejas', 'la manada?'],
    words: (dogName) =>
      `No recibirás más cartas. El diario sigue abierto, y ${dogName}, a lo suyo.`,
    hint: 'Basta un clic, y puedes deshacerlo.',
  },
  left: {
    title: ['Tan amigos', 'como siempre'],
    words: (dogName) =>
      `Esta dirección ya no está en la lista. El diario sigue abierto, y a ${dogName} se lo diremos después de cenar.`,
    hint: '¿Fue sin querer? Con «Volver» todo queda como estaba.',
  },
  stale: {
    title: ['Este enlace', 'ha caducado'],
    words: (dogName) =>
      `Los enlaces de confirmación aguantan ${days} días, que es más de lo que dura nada de lo que entierra ${dogName}. Aquí puedes pedir uno recién hecho. Para darte de baja, usa el enlace de la carta más reciente.`,
    hint: 'La respuesta es la misma, conozcamos la dirección o no.',
  },
  asked: {
    title: ['Mira', 'tu correo'],
    words: () =>
      'Si esta dirección está pendiente de confirmar, va de camino un correo con un enlace nuevo. Puede tardar un rato y llega como mucho una vez al día.',
    hint: '¿No hay nada? Mira en la carpeta de spam. Si te diste de baja, el enlace al final de cualquier carta te trae de vuelta.',
  },
  replies: {
    title: ['¿De verdad', 'eres tú?'],
    words: () =>
      'Alguien dejó un comentario con esta dirección y quiere enterarse cuando le respondan. Con un clic sabremos que fuiste tú, y no volveremos a preguntar.',
    hint: `¿No fuiste tú? Cierra esta página y ya está. Sin el clic no se envía ningún aviso de respuestas, y la dirección se olvida a los ${commentLimits.confirmDays} días.`,
  },
  'replies-wanted': {
    title: ['Te', 'avisaremos'],
    words: (dogName) =>
      `Cuando alguien responda a tu comentario, recibirás un correo. ${dogName} ladraría, pero tan lejos no se oye.`,
    hint: 'Cada uno de esos correos termina con un enlace para dejar de recibirlos.',
  },
  'replies-stop': {
    title: ['¿Sin más avisos', 'de respuestas?'],
    words: () =>
      'Esta dirección no recibirá más avisos de respuestas. Tus comentarios se quedan donde están.',
    hint: 'Basta un clic.',
  },
  'replies-stopped': {
    title: ['Todo', 'en silencio'],
    words: () => 'Desde ahora no llegan avisos de respuestas a esta dirección.',
    hint: 'Tus comentarios se quedan donde están, y la dirección se olvida.',
  },
  'replies-stale': {
    title: ['Este enlace', 'ha caducado'],
    words: () =>
      `Los enlaces sobre respuestas duran ${commentLimits.confirmDays} días y sirven para una sola dirección. Las respuestas aparecen debajo de tu comentario, en el diario.`,
    hint: 'No ha cambiado nada.',
  },
  'sign-in': {
    title: ['¿Entrar con', 'esta dirección?'],
    words: () =>
      'Un clic, y entrarás en el diario con esta dirección. Los correos sobre tu cuenta también llegarán aquí.',
    hint: '¿No fuiste tú? Cierra esta página y ya está. Sin el clic no cambia nada.',
  },
  'sign-in-changed': {
    title: ['Esta dirección', 'te abre la puerta'],
    words: () =>
      'Desde ahora entras con esta dirección. Tu contraseña es la misma, y tus sesiones siguen abiertas.',
    hint: 'Hemos avisado a la dirección anterior.',
  },
  'sign-in-stale': {
    title: ['Este enlace', 'ha caducado'],
    words: () =>
      `Sirve una vez, durante ${emailChangeLimits.minutes} minutos, y solo vale el más reciente. Si acabas de pulsar el botón, ya está hecho. Si no, pide otro en Ajustes, Cuenta y seguridad.`,
    hint: 'Abrirlo no ha cambiado nada.',
  },
  'sign-in-keep': {
    title: ['¿Conservar', 'esta dirección?'],
    words: () =>
      'Alguien ha pedido entrar con otra dirección en lugar de esta. Un clic lo cancela, y el enlace del otro correo deja de funcionar.',
    hint: '¿Fuiste tú? Cierra esta página y ya está. Sin el clic no cambia nada.',
  },
  'sign-in-kept': {
    title: ['Todo sigue', 'en su sitio'],
    words: () =>
      'Sigues entrando con esta dirección. Si no pediste otra, alguien está usando tu cuenta: elige ahora una contraseña nueva y se cerrarán todas sus sesiones.',
    hint: 'El enlace enviado a la otra dirección ya no funciona.',
  },
  'sign-in-keep-stale': {
    title: ['Este enlace', 'ha caducado'],
    words: () =>
      `Cancela un cambio de tu correo de acceso, durante ${emailChangeLimits.minutes} minutos. Si acabas de pulsar el botón, ya está hecho. Si la dirección ya ha cambiado, el correo más reciente dice qué hacer.`,
    hint: 'Abrirlo no ha cambiado nada.',
  },
}

export const letterPageLabels: Translation<typeof english.letterPageLabels> = {
  to: 'Para',
  get confirm() {
    return confirmationWords.button
  },
  read: 'Leer el diario',
  home: 'Inicio',
  leave: 'Dejar la manada',
  stay: 'Mejor me quedo',
  comeBack: 'Volver',
  readWithout: 'Leer sin cartas',
  email: 'Correo electrónico',
  emailPlaceholder: 'alex@example.com',
  sendNewLink: 'Enviar otro enlace',
  itWasMe: 'Sí, fui yo',
  stopReplies: 'No más avisos',
  useAddress: 'Usar esta dirección',
  keepAddress: 'Conservar mi dirección',
  newPassword: 'Elegir una contraseña nueva',
  toAdmin: 'Ir al panel',
}
