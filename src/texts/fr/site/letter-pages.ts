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
    hint: `Ce n’était pas toi ? Ferme simplement cette page. Sans ce clic, rien ne part, et l’adresse est oubliée au bout de ${days} jours.`,
  },
  confirmed: {
    title: ['Te voilà', 'dans la meute'],
    words: (dogName) =>
      `La prochaine lettre viendra avec la prochaine histoire. ${dogName} sait que quelqu’un de plus nous lit : une oreille s’est levée.`,
    hint: 'Chaque lettre se termine par un lien de désabonnement.',
  },
  leave: {
    title: ['Quitter', 'la meute ?'],
    words: (dogName) =>
      `Tu ne recevras plus de lettres. Le journal reste ouvert, et ${dogName} continue comme avant.`,
    hint: 'Un clic suffit, et tu peux revenir en arrière.',
  },
  left: {
    title: ['Sans', 'rancune'],
    words: (dogName) =>
      `Cette adresse ne figure plus sur la liste. Le journal reste ouvert, et ${dogName} ne l’apprendra qu’après la gamelle du soir.`,
    hint: 'Un clic de travers ? « Revenir » remet tout comme avant.',
  },
  stale: {
    title: ['Ce lien est', 'périmé'],
    words: (dogName) =>
      `Un lien de confirmation se garde ${days} jours, soit plus longtemps que tout ce que ${dogName} enterre. Voici comment en avoir un tout frais. Pour te désabonner, utilise le lien de la lettre la plus récente.`,
    hint: 'La réponse est la même, que nous connaissions l’adresse ou non.',
  },
  asked: {
    title: ['Regarde', 'tes e-mails'],
    words: () =>
      'Si cette adresse attend d’être confirmée, un e-mail avec un nouveau lien est en route. Cela peut prendre un moment, et il n’en part qu’un par jour.',
    hint: 'Rien reçu ? Regarde dans les indésirables. Si tu avais quitté la liste, le lien au bas de n’importe quelle lettre te ramène.',
  },
  replies: {
    title: ['C’est', 'bien toi ?'],
    words: () =>
      'Quelqu’un a laissé un commentaire avec cette adresse et veut savoir quand on lui répond. Un clic nous dit que c’était toi, et nous ne le redemanderons plus.',
    hint: `Ce n’était pas toi ? Ferme simplement cette page. Sans ce clic, aucune réponse n’est annoncée par e-mail, et l’adresse est oubliée au bout de ${commentLimits.confirmDays} jours.`,
  },
  'replies-wanted': {
    title: ['Tu en auras', 'des nouvelles'],
    words: (dogName) =>
      `Quand quelqu’un répondra à ton commentaire, tu recevras un e-mail. ${dogName} aboierait bien, mais ça ne porte pas si loin.`,
    hint: 'Chacun de ces e-mails se termine par un lien qui les arrête.',
  },
  'replies-stop': {
    title: ['Ne plus annoncer', 'les réponses ?'],
    words: () =>
      'Cette adresse ne sera plus prévenue des réponses. Tes commentaires restent où ils sont.',
    hint: 'Un clic suffit.',
  },
  'replies-stopped': {
    title: ['Silence', 'radio'],
    words: () => 'À partir de maintenant, plus aucun e-mail n’annonce de réponse à cette adresse.',
    hint: 'Tes commentaires restent où ils sont, et l’adresse est oubliée.',
  },
  'replies-stale': {
    title: ['Ce lien est', 'périmé'],
    words: () =>
      `Les liens sur les réponses se gardent ${commentLimits.confirmDays} jours, et chacun vaut pour une seule adresse. Les réponses apparaissent sous ton commentaire dans le journal.`,
    hint: 'Rien n’a changé.',
  },
  'sign-in': {
    title: ['Te connecter', 'avec cette adresse ?'],
    words: () =>
      'Un clic, et tu te connectes au journal avec cette adresse. Les e-mails sur ton compte arrivent ici aussi.',
    hint: 'Ce n’était pas toi ? Ferme simplement cette page. Sans ce clic, rien ne change.',
  },
  'sign-in-changed': {
    title: ['Cette adresse', 't’ouvre la porte'],
    words: () =>
      'À partir de maintenant, tu te connectes avec cette adresse. Ton mot de passe ne change pas, et tes sessions ouvertes le restent.',
    hint: 'L’ancienne adresse a été prévenue.',
  },
  'sign-in-stale': {
    title: ['Ce lien est', 'périmé'],
    words: () =>
      `Il fonctionne une seule fois, pendant ${emailChangeLimits.minutes} minutes, et seul le plus récent compte. Si tu viens de cliquer sur le bouton, c’est fait. Sinon, redemande-le dans Réglages, Compte et sécurité.`,
    hint: 'L’ouvrir n’a rien changé.',
  },
  'sign-in-keep': {
    title: ['Garder', 'cette adresse ?'],
    words: () =>
      'Quelqu’un a demandé à se connecter avec une autre adresse que celle-ci. Un clic l’annule, et le lien de l’autre e-mail ne fonctionne plus.',
    hint: 'C’était toi ? Ferme simplement cette page. Sans ce clic, rien ne change.',
  },
  'sign-in-kept': {
    title: ['Tout reste', 'en place'],
    words: () =>
      'Tu te connectes toujours avec cette adresse. Si tu n’en as pas demandé d’autre, quelqu’un utilise ton compte : choisis un nouveau mot de passe maintenant, et toutes ses sessions seront fermées.',
    hint: 'Le lien envoyé à l’autre adresse ne fonctionne plus.',
  },
  'sign-in-keep-stale': {
    title: ['Ce lien est', 'périmé'],
    words: () =>
      `Il annule un changement de ton adresse de connexion, pendant ${emailChangeLimits.minutes} minutes. Si tu viens de cliquer sur le bouton, c’est fait. Si l’adresse a déjà changé, l’e-mail le plus récent dit quoi faire.`,
    hint: 'L’ouvrir n’a rien changé.',
  },
}

export const letterPageLabels: Translation<typeof english.letterPageLabels> = {
  to: 'À',
  get confirm() {
    return confirmationWords.button
  },
  read: 'Lire le journal',
  home: 'Accueil',
  leave: 'Quitter la meute',
  stay: 'Je reste',
  comeBack: 'Revenir',
  readWithout: 'Lire sans les lettres',
  email: 'Adresse e-mail',
  emailPlaceholder: 'alex@exemple.fr',
  sendNewLink: 'Envoyer un nouveau lien',
  itWasMe: 'Oui, c’était moi',
  stopReplies: 'Arrêter ces e-mails',
  useAddress: 'Utiliser cette adresse',
  keepAddress: 'Garder mon adresse',
  newPassword: 'Choisir un nouveau mot de passe',
  toAdmin: 'Aller à l’administration',
}
