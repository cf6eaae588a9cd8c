import { momentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/moments.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals, pronounForms } from '../grammar.ts'

const numberWords = 'deux trois quatre cinq six sept huit neuf dix'.split(' ')

const sharedMegabytes = momentLimits.sharedBytes / 1024 ** 2

const photos = (count: number) => plurals.counted(count, 'photo', 'photos')

export const momentTexts: Translation<typeof english.momentTexts> = {
  title: 'Moment',
  post: 'Publier un moment',
  waitingLink: (count) => `${count} en attente`,
  add: 'Ajouter des photos ou un clip',
  holdingStill: ({ he }) => {
    if (he === pronounForms.they.he) return 'Ça ne bouge pas. Vite.'
    return `${he === pronounForms.she.he ? 'Elle' : 'Il'} ne bouge pas. Vite.`
  },
  addMore: 'En ajouter',
  dropHere: 'ou dépose-les ici',

  strip: 'Photos',
  cover: 'Couverture',
  photo: (place, count) => `Photo ${place} sur ${count}`,
  moved: (place, count) => `Maintenant photo ${place} sur ${count}.`,
  reorderByTouch: 'Appuie et fais glisser pour ranger. La première est la couverture.',
  reorder: 'Fais glisser pour ranger. La première est la couverture.',
  remove: (place) => `Retirer la photo ${place}`,

  words: 'Que s’est-il passé ?',
  titleLabel: 'Titre',
  titlePlaceholder: 'Ta première phrase, ou le jour',
  titleHint: 'Laisse vide, et ce sera ta première phrase, ou le jour s’il n’y en a qu’une.',
  category: 'Catégorie',
  day: 'Jour',
  today: (day) => `Aujourd’hui, ${dates.shortDay(day)}`,

  keepAsDraft: 'En brouillon',
  postNow: 'Publier',
}

const megabytes = (bytes: number) => (bytes / (1024 * 1024)).toFixed(1).replace('.', ',')

export const sendingTexts: Translation<typeof english.sendingTexts> = {
  onItsWay: 'C’est en route',
  progress: 'Envoi du moment',
  sent: 'c’est envoyé',
  /** The colon avoids agreement, because photos and clips differ in gender. */
  sentOf: (done, all) => `Déjà envoyé : ${done} sur ${all}`,
  bytesOf: (done, all) => `${megabytes(done)} sur ${megabytes(all)} Mo`,
  pocket:
    'C’est aussi gardé sur ce téléphone. Si le réseau lâche, ça attend ici et repart plus tard.',
  stop: 'Arrêter',
  another: 'Encore un',

  landed: 'C’est dans le journal.',
  posted(count) {
    if (count < 2) return 'Publié à l’instant.'
    return `Publié à l’instant, les ${numberWords[count - 2] ?? count} d’un coup.`
  },
  landedAsDraft: 'C’est gardé en brouillon.',
  onlyYou: 'Visible par toi uniquement.',
  viewPost: 'Voir l’article',
  openInEditor: 'Ouvrir dans l’éditeur',
}

export const waitingTexts: Translation<typeof english.waitingTexts> = {
  title: 'En attente de départ',
  offline: 'Tu es hors ligne.',
  offlineText:
    'Rien n’est perdu. Tout part tout seul dès que le réseau revient et que le journal est ouvert.',
  photos(count, clips) {
    const parts = [
      count > 0 && photos(count),
      clips > 0 && plurals.counted(clips, 'clip', 'clips'),
    ].filter(Boolean)
    return parts.length === 0 ? 'Rien que des mots.' : `${parts.join(', ')}.`
  },
  someSent: (done, all) => `Déjà envoyé : ${done} sur ${all}.`,
  asDraft: 'Part en brouillon.',
  signIn: 'Ta session est terminée. Connecte-toi, et ça part.',
  sendingNow: 'Envoi en cours.',
  ofOtherAccount:
    'Quelqu’un d’autre a écrit ceci sur ce téléphone. « Réessayer » l’enverra en ton nom.',
  noSignal: 'En attente de réseau.',
  noAnswer: (seconds) => {
    const wait =
      seconds < 60
        ? plurals.counted(seconds, 'seconde', 'secondes')
        : plurals.counted(Math.round(seconds / 60), 'minute', 'minutes')
    return `Le journal n’a pas répondu. Nouvel essai dans ${wait}.`
  },
  refused: (sentence) => `Le journal n’en a pas voulu : ${sentence} Modifie ce moment et réessaie.`,

  tryNow: 'Réessayer',
  signInAct: 'Se connecter',
  edit: 'Modifier',
  throwAway: (title) => `Jeter « ${title} »`,
  ask: {
    title: 'Jeter ce moment ?',
    text: 'Il n’existe que sur ce téléphone. Une fois jeté, il est perdu.',
    cancel: 'Le garder',
    confirm: 'Jeter',
  },
}

export const roomTexts: Translation<typeof english.roomTexts> = {
  full: 'Ton téléphone est plein.',
  fullText:
    'Un moment ne peut pas attendre ici. Tu peux quand même publier, mais reste sur cette page jusqu’à la fin.',
  refused: 'Ce navigateur ne peut pas garder un moment pour plus tard.',
  refusedText: 'Tu peux quand même publier, mais reste sur cette page jusqu’à la fin.',
  tooMuch:
    'Ton téléphone n’a pas la place pour tout ça. Retires-en une, ou publie d’abord celles-ci.',
  unreadable: (name) => `Impossible de lire ${name}. Un JPEG, un PNG ou un HEIC fera l’affaire.`,
  tooMany: (left) =>
    `Un moment peut contenir ${momentLimits.photos} photos au plus. ${plurals.counted(left, 'photo est restée', 'photos sont restées')} dans ta galerie.`,
  leave: {
    title: 'Partir avant la publication ?',
    text: 'Ce navigateur ne peut pas le garder pour plus tard. Si tu pars, c’est perdu.',
    stay: 'Rester',
    leave: 'Partir',
  },
}

export const shareTexts: Translation<typeof english.shareTexts> = {
  came: (count) =>
    `${plurals.counted(count, 'photo est bien arrivée', 'photos sont bien arrivées')}.`,
  cameOf: (count, all) =>
    `Les ${count} premières photos sur ${all} sont arrivées. Les autres sont toujours dans ta galerie.`,
  nothing: `Rien d’utilisable n’est arrivé. Il faut des photos ou des clips, ${sharedMegabytes} Mo au plus en tout.`,
  ask: {
    title: 'On emporte tout ça ?',
    text: 'Cela vient d’une autre application ou d’un site web. Si tu l’emportes, ce sera un moment à part ; rien n’est encore publié. Si ce n’est pas toi qui l’as partagé, laisse-le.',
    photos: (count) => photos(count),
    leave: 'Laisser',
    take: 'Emporter',
    addToCurrent: 'Ajouter au moment en cours',
  },
  close: 'Fermer',
  waiting: (count) =>
    plurals.of(
      count,
      `${count} photo attend sur ce téléphone. Connecte-toi, et tu pourras la publier.`,
      `${count} photos attendent sur ce téléphone. Connecte-toi, et tu pourras les publier.`,
    ),
  onceMore: { before: 'Choisis-les', em: 'encore une fois' },
  lead: 'Ton téléphone a envoyé les photos avant que le journal soit réveillé. Elles sont toujours dans ta galerie ; rien n’est perdu.',
  pick: 'Choisir les photos',
  nextTime: 'La prochaine fois, le partage marchera tout de suite.',
  why: 'Cela peut arriver quand les données du navigateur ont été effacées.',
}

export const homeScreenTexts: Translation<typeof english.homeScreenTexts> = {
  newMoment: 'Nouveau moment',
  title: 'Mets le journal sur ton écran d’accueil',
  text: 'Il s’ouvre ici même, d’un seul geste. Et il est dans la liste quand tu partages des photos depuis ta galerie.',
  notNow: 'Pas maintenant',
  putThere: 'L’ajouter',
  steps: {
    share: 'Touche Partager, ou « … » puis Partager.',
    add: 'Choisis Sur l’écran d’accueil.',
    addRow: 'Sur l’écran d’accueil',
  },
  gotIt: 'Compris',
}
