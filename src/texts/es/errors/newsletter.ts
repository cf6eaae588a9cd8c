import { letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import type * as english from '#texts/errors/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { lists, numbers, plurals } from '../grammar.ts'

export const subscriptionErrors: Translation<typeof english.subscriptionErrors> = {
  name: 'El nombre debe tener al menos 2 caracteres',
  consent: 'Tienes que aceptar que te enviemos novedades',
  fields: { name: 'Nombre' },
}

export const mailErrors: Translation<typeof english.mailErrors> = {
  missing: (names) =>
    `El correo aún no está configurado. Define ${lists.and(names) || 'SMTP_URL'} y reinicia el diario.`,
  refused: (reason) => `La prueba no salió. ${reason}`,
}

export const letterErrors: Translation<typeof english.letterErrors> = {
  subject: 'El asunto debe tener al menos 3 caracteres',
  kind: 'Elige el texto entero o su comienzo',
  fields: { subject: 'Asunto', previewText: 'Texto de vista previa' },
  notFound: 'Esa carta ya no está. Recarga la lista.',
  noneOfPost: 'Esta entrada no se está enviando como carta.',
  left: 'Esta carta ya va de camino. Una entrada se envía una vez; los cambios posteriores solo se ven en su página.',
  noReaders: 'Nadie recibiría esta carta: todavía no ha confirmado ningún lector.',
  notNow: {
    pause: 'Solo se puede pausar una carta que se está enviando.',
    resume: 'Solo puede continuar una carta que está en pausa o retenida.',
    stop: 'Esta carta ya ha terminado o aún no ha salido.',
  },
  mailHeld:
    'Se restauró una copia de seguridad, así que no sale ningún correo. Vuelve a permitirlo primero y luego envía esta carta.',
}

const stateSentences = {
  waiting: 'Esperamos su «sí» por correo.',
  confirmed: 'Recibe todas las cartas.',
  left: 'Se dio de baja, y solo esa persona puede volver.',
  bounced: 'Las cartas que le enviamos vuelven sin entregar.',
}

export const subscriberErrors: Translation<typeof english.subscriberErrors> = {
  consentNote: 'Cuenta cómo aceptó recibir cartas',
  largeFile: 'Este archivo es demasiado grande. El límite es 1 MB.',
  fields: { consentNote: 'La nota' },
  tooMany: (minutes) =>
    `Demasiadas peticiones. Inténtalo de nuevo dentro de ${plurals.counted(minutes, 'minuto', 'minutos')}.`,
  notFound: 'Este suscriptor ya se había eliminado. Recarga la lista.',
  known: (state) => `Esta dirección ya está en la lista. ${stateSentences[state]}`,
  notWaiting: (state) => `No hay nada que preguntar. ${stateSentences[state]}`,
  askedToday: `A esta dirección le preguntamos hace menos de ${letterLimits.askAgainHours} horas. Inténtalo de nuevo mañana.`,
  askedEnough: `A esta dirección le preguntamos ${letterLimits.asksPerAddress} veces y no ha respondido nunca, así que el diario la deja en paz. Si te dice que quiere cartas, elimínala aquí y vuelve a añadirla.`,
  noAddresses:
    'Ninguna columna de este archivo tiene direcciones de correo. Guárdalo como CSV, una persona por línea.',
  tooManyLines: `Este archivo tiene más de ${numbers.written(MAX_SUBSCRIBERS_CSV_LINES)} líneas. Impórtalo por partes.`,
}
