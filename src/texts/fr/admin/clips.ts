import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals, pronounForms } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'seconde', 'secondes')

function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'minute', 'minutes')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) =>
    left === null
      ? `Préparation : ${percent} %`
      : `Préparation : ${percent} %, encore ${seconds(left)} environ`,
  gettingFileReady: (fileName) => `Préparation de ${fileName}`,
  goesOn: 'Tu peux continuer à écrire. Ça avance tout seul.',
  tooLong: (length) => `${minutesAnd(length)}. Un clip peut durer ${MOST} secondes au plus.`,
  trim: 'Raccourcir',
  silent: 'Le son n’a pas pu suivre. Ce clip est muet.',
  cancel: 'Annuler',
  remove: (length) => `Retirer le clip, ${seconds(length)}`,
  inText: (clips, length) => `${plurals.counted(clips, 'clip', 'clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Ce navigateur ne sait pas lire cette vidéo. Enregistre-la en MP4 de ${MOST} secondes au plus, puis ajoute ce fichier.`,
  hevc: `La plupart des navigateurs ne savent pas lire les vidéos HEVC. Sur un iPhone, choisis Réglages › Appareil photo › Formats › Le plus compatible, ou enregistre la vidéo en MP4 de ${MOST} secondes au plus, et ajoute-la à nouveau.`,
  tooLargeToSend: `Ce navigateur ne sait pas alléger les clips, et celui-ci dépasse ${clipLimits.sentBytes / 1024 ** 2} Mo. Ajoutes-en un plus court.`,
  stillTooLarge: `Toujours plus de ${clipLimits.storedBytes / 1024 ** 2} Mo. Raccourcis-le encore un peu.`,
  failed: 'Ça n’a pas marché. Réessaie, ou raccourcis-le d’abord.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: 'Quelles secondes ?',
  close: 'Fermer',
  play: 'Lire la partie gardée',
  pause: 'Pause',
  start: 'Début',
  end: 'Fin',
  seconds,
  isLong: ({ he }, length) =>
    he === pronounForms.they.he
      ? `${seconds(length)} de chien`
      : `${he === pronounForms.she.he ? 'Elle' : 'Il'} fait ${seconds(length)} de long`,
  poster: 'L’image avant la lecture',
  cancel: 'Annuler',
  use: (length) => `Prendre ${plurals.of(length, 'cette', 'ces')} ${seconds(length)}`,
}
