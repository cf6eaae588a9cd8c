import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const letterWords: Translation<typeof english.letterWords> = {
  greeting: (name) => `Hola, ${name}:`,
  stranger: 'amante de los perros',
  opening: 'Hay una página nueva en el diario.',
  readOn: 'Seguir leyendo',
  inBrowser: 'Leer en el navegador',
  leave: 'Dejar la manada',
  signature: (ownerName) => `${ownerName}, pluma en mano`,
  why: (email) => `Recibes esta carta porque ${email} se unió a la manada.`,
  promise: 'Una carta por cada página nueva, nada más.',
  cover: (title) => `La imagen de «${title}»`,
}

export const testMailWords: Translation<typeof english.testMailWords> = {
  subject: (blogName) => `Una prueba de ${blogName}`,
  canSend: (blogName) => `Si puedes leer esto, ${blogName} puede enviar correo.`,
  nothingElse: 'No hay que hacer nada más: tus lectores no han recibido nada.',
  letterSubject: (subject) => `[Prueba] ${subject}`,
}

export const confirmationWords: Translation<typeof english.confirmationWords> = {
  subject: (blogName) => `Confirma: cartas de ${blogName}`,
  previewText: 'Confirma tu dirección y te llegará la próxima página del diario.',
  greeting: 'Hola:',
  opening: 'Alguien escribió tu dirección. ¿Fuiste tú?',
  title: ['Un clic y ya eres', 'de la manada'],
  button: 'Sí, quiero las cartas',
  byHand: `El botón funciona durante ${letterLimits.confirmDays} días. Si no funciona, abre esta dirección:`,
  inText: `El enlace funciona durante ${letterLimits.confirmDays} días.`,
  notYou:
    '¿No fuiste tú? Entonces no tienes que hacer nada. Sin el clic no volverás a saber de nosotros, y la dirección se olvida.',
}
