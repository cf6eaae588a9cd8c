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
      ? `Wird fertig gemacht: ${percent} %`
      : `Wird fertig gemacht: ${percent} %, noch etwa ${seconds(left)}`,
  gettingFileReady: (fileName) => `${fileName} wird fertig gemacht`,
  goesOn: 'Du kannst weiterschreiben. Das hier läuft von allein weiter.',
  tooLong: (length) => `${minutesAnd(length)}. Ein Clip darf ${MOST} Sekunden lang sein.`,
  trim: 'Kürzen',
  cancel: 'Abbrechen',
  takeOut: (length) => `Clip herausnehmen, ${seconds(length)}`,
  inText: (clips, length) => `${plurals.counted(clips, 'Clip', 'Clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Dieser Browser kann das Video nicht lesen. Speicher es als MP4 mit höchstens ${MOST} Sekunden und füg es dann hinzu.`,
  hevc: `Die meisten Browser können HEVC-Videos nicht lesen. Wähl auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität, oder speicher das Video als MP4 mit höchstens ${MOST} Sekunden und füg es noch einmal hinzu.`,
  tooLargeToSend: `Dieser Browser kann Clips nicht kleiner machen, und dieser hat mehr als ${clipLimits.sentBytes / 1024 ** 2} MB. Nimm einen kürzeren.`,
  stillTooLarge: `Immer noch mehr als ${clipLimits.storedBytes / 1024 ** 2} MB. Kürz ihn noch ein bisschen.`,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal, oder kürz ihn vorher.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: 'Welche Sekunden?',
  close: 'Schließen',
  play: 'Abspielen, was bleibt',
  pause: 'Pause',
  start: 'Anfang',
  end: 'Ende',
  seconds,
  isLong({ he }, length) {
    if (he === pronounForms.they.he) return `${seconds(length)} Dackel`
    return `${he === pronounForms.she.he ? 'Sie' : 'Er'} ist ${seconds(length)} lang`
  },
  poster: 'Das Bild vor dem Abspielen',
  cancel: 'Abbrechen',
  use: (length) => `Diese ${seconds(length)} nehmen`,
}
