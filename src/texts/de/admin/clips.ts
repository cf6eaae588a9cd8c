import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals, pronounForms } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'Sekunde', 'Sekunden')

function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'Minute', 'Minuten')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) =>
    left === null
      ? `Wird vorbereitet: ${percent} %`
      : `Wird vorbereitet: ${percent} %, noch etwa ${seconds(left)}`,
  gettingFileReady: (fileName) => `${fileName} wird vorbereitet`,
  goesOn: 'Schreib ruhig weiter. Das läuft von selbst.',
  tooLong: (length) => `${minutesAnd(length)}. Ein Clip darf ${MOST} Sekunden lang sein.`,
  trim: 'Kürzen',
  cancel: 'Abbrechen',
  inText: (clips, length) => `${plurals.counted(clips, 'Clip', 'Clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Dieser Browser kann das Video nicht lesen. Speichere es als MP4 mit höchstens ${MOST} Sekunden und füg dann das hinzu.`,
  hevc: `Die meisten Browser können HEVC-Videos nicht lesen. Wähle auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität oder speichere das Video als MP4 mit höchstens ${MOST} Sekunden und füg es noch einmal hinzu.`,
  tooLargeToSend: `Dieser Browser kann Clips nicht verkleinern, und dieser hat mehr als ${clipLimits.sentBytes / 1024 ** 2} MB. Nimm einen kürzeren.`,
  stillTooLarge: `Immer noch über ${clipLimits.storedBytes / 1024 ** 2} MB. Kürz ihn noch ein bisschen.`,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal oder kürze ihn zuerst.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: 'Welche Sekunden?',
  close: 'Schließen',
  play: 'Den Teil abspielen, der bleibt',
  pause: 'Pause',
  start: 'Anfang',
  end: 'Ende',
  seconds,
  isLong: ({ he }, length) =>
    he === pronounForms.they.he
      ? `${seconds(length)} Dackel`
      : `${he === pronounForms.she.he ? 'Sie' : 'Er'} ist ${seconds(length)} lang`,
  poster: 'Das Bild vor dem Abspielen',
  cancel: 'Abbrechen',
  use: (length) => `Diese ${seconds(length)} nehmen`,
}
