import type * as english from '#texts/site/messages.ts'
import type { Translation } from '../../translation.ts'

export const contactTexts: Translation<typeof english.contactTexts> = {
  heading: 'Écris à la meute',
  headingTurn: 'la meute',
  greeting: (name) => `Salut ${name},`,
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  namePlaceholder: 'Camille',
  emailPlaceholder: 'camille@exemple.fr',
  subjectPlaceholder: 'Une question de balades',
  messagePlaceholder: (name) => `Bonjour ${name}…`,
  leaveEmpty: 'Laisse ce champ vide',
  submit: 'Envoyer le message',
  submitting: 'Envoi…',
  sentTitle: 'Message envoyé !',
  sent: 'Merci pour ton message. Nous l’avons lu à voix haute au chien, qui a demandé s’il y avait quelque chose à manger dedans.',
  sendAnother: 'Envoyer un autre message',
  faqHeading: 'On nous demande souvent',
}

export const contactToasts: Translation<typeof english.contactToasts> = {
  done: { title: 'Message envoyé !', description: 'Nous te répondrons dès que possible.' },
  failed: { title: 'Ça n’a pas marché.', description: 'Réessaie un peu plus tard.' },
}
