import { letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import type * as english from '#texts/errors/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { lists, numbers, plurals } from '../grammar.ts'

export const subscriptionErrors: Translation<typeof english.subscriptionErrors> = {
  name: 'Le nom doit contenir au moins 2 caractères',
  consent: 'Il nous faut ton accord pour t’envoyer des nouvelles',
  fields: { name: 'Nom' },
}

export const mailErrors: Translation<typeof english.mailErrors> = {
  missing: (names) =>
    `L’envoi d’e-mails n’est pas encore configuré. Définis ${lists.and(names) || 'SMTP_URL'} et redémarre le journal.`,
  refused: (reason) => `L’essai n’est pas parti. ${reason}`,
}

export const letterErrors: Translation<typeof english.letterErrors> = {
  subject: 'L’objet doit contenir au moins 3 caractères',
  kind: 'Choisis le texte entier ou son début',
  fields: { subject: 'Objet', previewText: 'Texte d’aperçu' },
  notFound: 'Cette lettre n’est plus là.',
  noneOfPost: 'Cet article n’est pas envoyé par lettre.',
  left: 'Cette lettre est déjà en route. Un article ne part qu’une fois ; les changements ultérieurs ne se voient que sur sa page.',
  noReaders: 'Personne ne recevrait cette lettre : aucun lecteur n’a encore confirmé.',
  notNow: {
    pause: 'Seule une lettre en cours d’envoi peut être mise en pause.',
    resume: 'Seule une lettre en pause ou retenue peut repartir.',
    stop: 'Cette lettre est terminée ou n’est pas encore partie.',
  },
  mailHeld:
    'Une sauvegarde a été restaurée : aucun e-mail ne part. Autorise d’abord les e-mails, puis envoie cette lettre.',
}

const stateSentences = {
  waiting: 'Nous attendons le oui par e-mail.',
  confirmed: 'Toutes les lettres y arrivent.',
  left: 'La personne s’est désabonnée, et elle seule peut revenir.',
  bounced: 'Des lettres en sont revenues.',
}

export const subscriberErrors: Translation<typeof english.subscriberErrors> = {
  consentNote: 'Indique comment la personne a accepté de recevoir des lettres',
  largeFile: 'Ce fichier est trop gros. La limite est de 1 Mo.',
  fields: { consentNote: 'La note' },
  tooMany: (minutes) =>
    `Trop de demandes. Réessaie dans ${plurals.counted(minutes, 'minute', 'minutes')}.`,
  notFound: 'Ce lecteur a déjà été retiré. Recharge la liste.',
  known: (state) => `Cette adresse est déjà dans la liste. ${stateSentences[state]}`,
  notWaiting: (state) => `Il n’y a rien à demander. ${stateSentences[state]}`,
  askedToday: `Cette adresse a été sollicitée il y a moins de ${letterLimits.askAgainHours} heures. Réessaie demain.`,
  askedEnough: `Cette adresse a été sollicitée ${letterLimits.asksPerAddress} fois sans jamais répondre, alors le journal la laisse tranquille. Si la personne te dit elle-même qu’elle veut les lettres, retire-la ici et ajoute-la à nouveau.`,
  noAddresses:
    'Aucune colonne de ce fichier ne contient d’adresses e-mail. Enregistre-le en CSV, une personne par ligne.',
  tooManyLines: `Ce fichier a plus de ${numbers.written(MAX_SUBSCRIBERS_CSV_LINES)} lignes. Importe-le en plusieurs parties.`,
}
