import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'seconde', 'secondes')

/** "1 minute 24" */
function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'minute', 'minutes')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) =>
    left === null
      ? `Préparation\u00a0: ${percent}\u00a0%`
      : `Préparation\u00a0: ${percent}\u00a0%, encore ${seconds(left)} environ`,
  gettingFileReady: (fileName) => `Préparation de ${fileName}`,
  goesOn: 'Tu peux continuer à écrire. Ça avance tout seul.',
  tooLong: (length) => `${minutesAnd(length)}. Un clip peut durer ${MOST} secondes.`,
  trim: 'Raccourcir',
  cancel: 'Annuler',
  inText: (clips, length) => `${plurals.counted(clips, 'clip', 'clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Ce navigateur ne peut pas lire cette vidéo. Enregistre-la en MP4 de ${MOST} secondes au plus et ajoute celle-là.`,
  hevc: `La plupart des navigateurs ne lisent pas les vidéos HEVC. Sur un iPhone, choisis Réglages › Appareil photo › Formats › Le plus compatible, ou enregistre la vidéo en MP4 de ${MOST} secondes au plus, puis ajoute-la de nouveau.`,
  tooLargeToSend: `Ce navigateur ne sait pas réduire les clips, et celui-ci dépasse ${clipLimits.sentBytes / 1024 ** 2} Mo. Ajoutes-en un plus court.`,
  stillTooLarge: `Encore plus de ${clipLimits.storedBytes / 1024 ** 2} Mo. Raccourcis-le encore un peu.`,
  failed: 'Ça n’a pas marché. Réessaie, ou raccourcis-le d’abord.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: 'Quelles secondes\u00a0?',
  close: 'Fermer',
  play: 'Lire ce que tu gardes',
  pause: 'Pause',
  start: 'Début',
  end: 'Fin',
  seconds,
  isLong: ({ he }, length) =>
    `${he.charAt(0).toUpperCase()}${he.slice(1)} fait ${seconds(length)} de long`,
  poster: 'L’image avant la lecture',
  cancel: 'Annuler',
  use: (length) => `Utiliser ces ${seconds(length)}`,
}
