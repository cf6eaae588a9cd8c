import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/letters.ts'
import type { Translation } from '../../translation.ts'
import { lists, plurals } from '../grammar.ts'

const readers = (count: number) => plurals.counted(count, 'lecteur', 'lecteurs')

const confirmedReaders = (count: number) =>
  plurals.counted(count, 'lecteur confirmé', 'lecteurs confirmés')

export const letterStateTexts: Translation<typeof english.letterStateTexts> = {
  waiting: 'En attente',
  leaving: 'Au départ',
  sending: 'En route',
  paused: 'En pause',
  held: 'Retenue',
  sent: 'Envoyée',
  stopped: 'Arrêtée',
}

export const letterTexts: Translation<typeof english.letterTexts> = {
  heading: 'Lettres',
  loading: 'Les lettres arrivent',
  failed: 'Impossible de charger les lettres. Vérifie ta connexion et réessaie.',
  none: 'Aucune lettre n’est encore partie. Une lettre, c’est l’un de tes articles, envoyé par e-mail à tous ceux qui l’ont demandé.',
  lines: {
    waiting: 'Part avec son article',
    waitingUntil: (moment) => `Avec son article, le ${moment}`,
    leaving: 'Sur le point de partir',
    sending: (sent, all) => `${plurals.counted(sent, 'partie', 'parties')} sur ${all}`,
    held: 'T’attend',
    done: (day, sent) => `${day} : ${plurals.counted(sent, 'envoyée', 'envoyées')}`,
  },
  facts: {
    waiting: 'Elle part une minute après la parution de son article.',
    waitingUntil: (moment) => `Son article paraît le ${moment}, et la lettre part avec lui.`,
    leaving: 'À tous ceux de la liste qui ont confirmé.',
    since: (count, moment) => `À ${confirmedReaders(count)}, depuis le ${moment}`,
    done: (count, moment) => `À ${confirmedReaders(count)}, envoi terminé le ${moment}`,
    held: 'Rien n’est encore parti.',
  },
  heldBecause: {
    late: 'Son article a paru avec plus d’un jour de retard, parce que le journal ne tournait pas. Veux-tu toujours envoyer la lettre ?',
    restored:
      'Le journal a été restauré depuis une sauvegarde, et cette lettre est peut-être déjà partie. Ne l’envoie que si ce n’est pas le cas.',
  },
  figures: { sent: 'envoyées', failed: 'en échec', skipped: 'ignorées', waiting: 'en attente' },
  progress: 'Lettres envoyées',
  out: (name) => `${name} fait la tournée des lettres`,
  resting: 'Petite pause',
  timeLeft: (seconds) => {
    if (seconds < 60) return 'moins d’une minute'
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 90) return `encore ${plurals.counted(minutes, 'minute', 'minutes')} environ`
    return `encore ${Math.round(minutes / 60)} heures environ`
  },
  sentLastMinute: (count) => `${count} dans la dernière minute`,
  pause: 'Pause',
  goOn: 'Reprendre',
  send: 'L’envoyer',
  stop: 'Arrêter le reste',
  dontSend: 'Ne pas l’envoyer',
  edit: 'Ouvrir l’article',
  takeBack: 'La rattraper',
  leavesIn: (seconds) =>
    seconds > 0
      ? `Elle part dans ${plurals.counted(seconds, 'seconde', 'secondes')}`
      : 'Elle part maintenant',
  lastChance: 'D’ici là, tu peux la rattraper.',
  cameBack: (count) => `${count} avec un souci`,
  tried: (tries) => (tries === 1 ? 'Un essai' : `${tries} essais`),
  nextTry: (moment) => `prochain le ${moment}`,
  notAgain: 'plus d’autre essai',
  forgotten: 'Un lecteur qui a quitté la liste',
  more: (count) => `et ${plurals.counted(count, 'autre', 'autres')}`,
  unwatched: 'Personne n’est pisté.',
  unwatchedWhy:
    'Pas d’images cachées, pas de clics comptés. Tu sais que c’est parti, et c’est tout.',
}

export const stopLetterTexts: Translation<typeof english.stopLetterTexts> = {
  title: 'Arrêter le reste de cette lettre ?',
  text: (waiting) =>
    `${plurals.counted(waiting, 'lecteur ne la recevra', 'lecteurs ne la recevront')} ni maintenant ni plus tard. Ceux qui l’ont déjà la gardent.`,
  cancel: 'Continuer l’envoi',
  stop: 'Arrêter le reste',
  stopping: 'Arrêt…',
}

export const dropLetterTexts: Translation<typeof english.dropLetterTexts> = {
  title: 'Ne pas envoyer cette lettre ?',
  text: 'Son objet et son texte d’aperçu seront perdus. L’article reste tel quel, et tu pourras l’envoyer par lettre plus tard.',
  cancel: 'La garder',
  drop: 'Ne pas l’envoyer',
  dropping: 'On la rattrape…',
}

export const mailPreviewTexts: Translation<typeof english.mailPreviewTexts> = {
  heading: 'Ce que reçoivent les lecteurs',
  from: 'De',
  subject: 'Objet',
  frame: 'La lettre telle que la voient les lecteurs',
  widths: { phone: 'Téléphone', desktop: 'Ordinateur' },
  choose: 'Aperçu',
  loading: 'La lettre se prépare…',
  failed: 'Impossible d’afficher la lettre.',
  isShortened:
    'Cet article est plus long que ce que les messageries savent afficher. La lettre contient le début et un bouton vers la suite.',
  test: 'M’envoyer un essai',
  testing: 'Envoi…',
  testTo: (email) => `Il part vers ${email}.`,
  testToNowhere: (email) =>
    `Il partirait vers ${email}, qui n’a pas de boîte aux lettres. Change d’abord ton adresse de connexion dans les réglages.`,
}

export const mailTexts: Translation<typeof english.mailTexts> = {
  sender: 'De la part de qui',
  from: 'Expéditeur',
  replyTo: 'Réponses à',
  pace: 'Rythme',
  perMinute: (count) => `jusqu’à ${count} par minute`,
  none: 'pas défini',
  test: 'M’envoyer un essai',
  missing: 'Les lettres ne peuvent pas encore partir.',
  setIt: (variables) =>
    `Ce serveur n’a pas de compte de messagerie. Définis ${lists.and(variables)} là où tourne le journal, puis redémarre-le. D’ici là, les inscriptions sont gardées et les lettres attendent.`,
  example: [
    'SMTP_URL=smtps://utilisateur:motdepasse@mail.exemple.fr',
    'MAIL_FROM="Notre journal <journal@exemple.fr>"',
  ],
  held: 'Aucun e-mail ne part en ce moment.',
  heldWhy:
    'Le journal a été restauré depuis une sauvegarde. Ce qui attend est peut-être déjà parti, alors rien ne sort avant ton feu vert.',
  release: 'Laisser repartir les e-mails',
  releasing: 'Un instant…',
}

export const letterToasts: Translation<typeof english.letterToasts> = {
  test: (to) => ({ title: 'Essai envoyé', description: `Va voir dans la boîte de ${to}.` }),
  testFailed: 'L’essai n’est pas parti',
  notChosen: 'L’article est enregistré, mais ce n’est pas encore une lettre',
  chosen: {
    title: 'Il partira par lettre',
    description: 'Une minute après la parution de l’article.',
  },
  onItsWay: {
    title: 'La lettre part dans une minute',
    description: 'D’ici là, tu peux la rattraper.',
  },
  takenBack: { title: 'Lettre rattrapée', description: 'Elle ne partira pas.' },
  undo: 'Annuler',
  paused: { title: 'En pause', description: 'Rien ne part tant que tu ne reprends pas.' },
  stopped: { title: 'Arrêté', description: 'Le reste ne partira pas.' },
  released: {
    title: 'Les e-mails repartent',
    description: 'Ceux qui attendaient sont en route.',
  },
}

export const writeLetterTexts: Translation<typeof english.writeLetterTexts> = {
  write: 'Écrire une lettre',
  title: 'Écrire une lettre',
  hint: 'Une lettre, c’est l’un de tes articles, envoyé par e-mail. Choisis-en un qui n’est pas encore parti. Tu écriras l’objet et verras un aperçu dans son éditeur.',
  search: 'Chercher un article',
  searchPlaceholder: 'Chercher un article…',
  none: 'Chaque article a déjà sa lettre.',
  noneFound: 'Aucun article ne correspond.',
  newPost: 'Écrire un nouvel article',
}

export const postLetterTexts: Translation<typeof english.postLetterTexts> = {
  heading: 'Lettre',
  hintNew:
    'Une seule fois, à la parution. Après le premier enregistrement, tu pourras changer son objet et la voir.',
  send: (count) => `L’envoyer par lettre à ${readers(count)}`,
  hint: 'Une seule fois, à la parution. Les modifications suivantes n’envoient rien.',
  nobody: 'Personne sur la liste n’a encore confirmé.',
  cannot: 'Le serveur ne peut pas encore envoyer d’e-mails.',
  setIt: (variables) => `Définis ${lists.and(variables)}, puis redémarre.`,
  failed: 'Impossible de charger la lettre de cet article.',
  sendPublic: 'L’envoyer par lettre',
  publicHint: (count) =>
    `À ${readers(count)}, une seule fois. Les modifications suivantes n’envoient rien.`,
  subject: 'Objet',
  previewText: 'Texte d’aperçu',
  previewTextHint: 'Ce que les messageries montrent à côté de l’objet',
  kinds: 'Ce qu’elle contient',
  kind: {
    whole: {
      label: 'Toute l’histoire',
      hint: 'Les lecteurs n’ont pas à quitter leur messagerie',
    },
    beginning: { label: 'Le début', hint: 'Avec un bouton vers l’article' },
  },
  preview: 'Aperçu',
  previewTitle: 'La lettre',
  previewSaved: 'L’article tel qu’il est enregistré.',

  test: 'E-mail d’essai',
  testing: 'Envoi…',
  saving: 'Enregistrement de la lettre…',
  saved: 'La lettre est enregistrée.',
  unsent: 'La lettre n’est pas encore enregistrée.',
  confirmTitle: (count) => `Envoyer à ${readers(count)} ?`,
  confirm: `L’article part par e-mail, tel qu’il est enregistré. Tu as ${letterLimits.stopSeconds} secondes pour te raviser ; après, c’est parti.`,
  cancel: 'Annuler',
  confirmSend: 'Envoyer la lettre',
  sending: 'Envoi…',
  done: {
    waiting: 'Il va partir par lettre.',
    leaving: 'Il va partir par lettre.',
    sending: 'Il est en train de partir par lettre.',
    paused: 'Sa lettre est en pause.',
    held: 'Sa lettre t’attend.',
    sent: (day) => `Envoyé par lettre le ${day}.`,
    stopped: (day) => `Sa lettre a été arrêtée le ${day}.`,
  },
  outOf: (sent, all) => `${plurals.counted(sent, 'partie', 'parties')} sur ${all}.`,
  arrived: (sent, failed) => {
    const out = plurals.counted(sent, 'envoyée', 'envoyées')
    return failed === 0 ? `${out}.` : `${out}, ${plurals.counted(failed, 'revenue', 'revenues')}.`
  },
  open: 'La lettre',
}
