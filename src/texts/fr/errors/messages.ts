import type * as english from '#texts/errors/messages.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const contactErrors: Translation<typeof english.contactErrors> = {
  name: 'Le nom doit contenir au moins 2 caractères',
  subject: 'Il manque un objet',
  message: 'Le message doit contenir au moins 10 caractères',
  fields: { name: 'Nom', subject: 'Objet', message: 'Message' },
}

export const messageErrors: Translation<typeof english.messageErrors> = {
  notFound: 'Ce message n’est plus là. Recharge la boîte de réception.',
  tooMany: (most, minutes) =>
    `Cela fait ${most} messages en une heure, et ils sont tous arrivés. Réessaie dans ${plurals.counted(minutes, 'minute', 'minutes')}.`,
}
