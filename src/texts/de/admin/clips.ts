import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'Sekunde', 'Sekunden')

/** "1 Minute 24" */
function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'Minute', 'Minuten')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) =>
    left === null
      ? `Wird vorbereitet: ${percent}\u00a0%`
      : `Wird vorbereitet: ${percent}\u00a0%, noch etwa ${seconds(left)}`,
  gettingFileReady: (fileName) => `${fileName} wird vorbereitet`,
  goesOn: 'Du kannst weiterschreiben. Das hier läuft von selbst weiter.',
  tooLong: (length) => `${minutesAnd(length)}. Ein Clip kann ${MOST} Sekunden lang sein.`,
  trim: 'Zuschneiden',
  silent: 'Der Ton konnte nicht mit. Dieser Clip ist stumm.',
  cancel: 'Abbrechen',
  remove: (length) => `Clip von ${seconds(length)} herausnehmen`,
  inText: (clips, length) => `${plurals.counted(clips, 'Clip', 'Clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Dieser Browser kann dieses Video nicht lesen. Speichere es als MP4 mit höchstens ${MOST} Sekunden und nimm dann dieses.`,
  hevc: `HEVC-Videos können die meisten Browser nicht lesen. Wähle auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität oder speichere das Video als MP4 mit höchstens ${MOST} Sekunden, und füge es dann noch einmal hinzu.`,
  tooLargeToSend: `Dieser Browser kann Clips nicht verkleinern, und dieser hat mehr als ${clipLimits.sentBytes / 1024 ** 2}\u00a0MB. Füge einen kürzeren hinzu.`,
  stillTooLarge: `Immer noch über ${clipLimits.storedBytes / 1024 ** 2}\u00a0MB. Schneid noch ein bisschen ab.`,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal oder schneid ihn erst zu.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: 'Welche Sekunden?',
  close: 'Schließen',
  play: 'Abspielen, was bleibt',
  pause: 'Anhalten',
  start: 'Anfang',
  end: 'Ende',
  seconds,
  isLong: ({ he }, length) =>
    `${he.charAt(0).toUpperCase()}${he.slice(1)} ist ${seconds(length)} lang`,
  poster: 'Das Bild vor dem Abspielen',
  cancel: 'Abbrechen',
  use: (length) => (length === 1 ? 'Diese Sekunde nehmen' : `Diese ${length} Sekunden nehmen`),
}
