import type * as english from '#texts/site/comments.ts'
import type { Translation } from '../../translation.ts'
import { elision, numbers, plurals } from '../grammar.ts'

const DAY_MS = 86_400_000

export const threadTexts: Translation<typeof english.threadTexts> = {
  heading: ['Écrit', 'dans la marge'],
  addLine: 'Ajouter un mot',
  none: 'Pas encore de commentaires.',
  noneHint: (dog) => `${dog} fait semblant de ne pas attendre.`,
  addFirst: 'Écrire le premier',
  follow: 'Suivre ces commentaires par RSS',
  reply: 'Répondre',
  replyTo: (name) => ` à ${name}`,
  justNow: 'à l’instant',
  /** « il y a 3 semaines » */
  daysAgo(day, today) {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (!(days > 0)) return 'aujourd’hui'
    if (days === 1) return 'hier'
    if (days < 14) return `il y a ${days} jours`
    if (days < 61) return `il y a ${Math.floor(days / 7)} semaines`
    if (days < 365) return `il y a ${Math.floor(days / 30.4)} mois`
    return `il y a ${plurals.counted(Math.floor(days / 365.2), 'an', 'ans')}`
  },
  removed: 'Ce commentaire a été retiré.',
  pages: 'Pages de commentaires',
  failed: 'Impossible de charger les commentaires. Recharge la page, s’il te plaît.',
  waiting: (owner) =>
    `Pour l’instant, ton mot n’est visible que pour toi, dans ce navigateur. Tout le monde pourra le lire dès ${elision.que(owner)} l’aura lu.`,
  closed: ['Cette marge est fermée. Si ça ne peut vraiment pas attendre,', 'écris à la meute'],
  /** Only for screen readers; the badge shows it to everyone else. */
  isOwner: ', qui tient ce journal',
}

export const writeTexts: Translation<typeof english.writeTexts> = {
  heading: 'Ajouter un mot',
  answer: (name) => `Répondre à ${name}`,
  replyingTo: 'En réponse à',
  cancel: 'Annuler',
  message: 'Ton mot',
  placeholder: (dog, owner) => `Salut ${dog}, salut ${owner}…`,
  plainWords: 'Juste du texte, merci',
  atMost: (most) => `${numbers.written(most)} caractères au plus`,
  counted: (count, most) => `${numbers.written(count)} sur ${numbers.written(most)}`,
  name: 'Nom',
  email: 'E-mail',
  emailOptional: 'facultatif, jamais affiché',
  notify: 'Me prévenir des réponses',
  remember: 'Retenir mon nom et mon e-mail dans ce navigateur',
  leaveEmpty: 'Laisse ce champ vide',
  preview: 'Aperçu',
  checking: 'Un instant…',
  hint: 'Rien ne part encore. D’abord, tu verras ton mot comme tout le monde le verra.',
  failed: 'Ce n’est pas passé. Tes mots sont toujours là : réessaie dans un instant.',
  asOwner: (owner) =>
    `Tu écris en tant ${elision.que(owner)} : ton mot paraît tout de suite, avec ta médaille au collier.`,
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Relis-toi une fois',
  send: 'Envoyer',
  sending: 'Envoi…',
  change: 'Modifier',
  announced: (email) =>
    `Les réponses te seront annoncées à ${email}. Cette adresse n’est jamais affichée.`,
  confirmFirst:
    'La première fois, un e-mail part à cette adresse pour vérifier que c’est bien la tienne.',
  neverShown: 'Ton adresse e-mail n’est jamais affichée.',
}

export const thanksTexts: Translation<typeof english.thanksTexts> = {
  waiting: (owner) => `Merci ! Ton mot paraîtra dès ${elision.que(owner)} l’aura lu.`,
  waitingHint: 'Ensuite, tout le monde pourra le lire ici.',
  published: 'C’est en ligne.',
  publishedHint: 'Tout le monde peut le lire.',
  another: 'Écrire un autre mot',
}
