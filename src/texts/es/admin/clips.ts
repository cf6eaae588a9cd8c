import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'segundo', 'segundos')

/** "1 minuto 24" */
function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'minuto', 'minutos')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) =>
    left === null
      ? `Preparándolo: ${percent}\u00a0%`
      : `Preparándolo: ${percent}\u00a0%, faltan unos ${seconds(left)}`,
  gettingFileReady: (fileName) => `Preparando ${fileName}`,
  goesOn: 'Puedes seguir escribiendo. Esto continúa solo.',
  tooLong: (length) => `${minutesAnd(length)}. Un clip puede durar ${MOST} segundos.`,
  trim: 'Recortar',
  cancel: 'Cancelar',
  inText: (clips, length) => `${plurals.counted(clips, 'clip', 'clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Este navegador no puede leer este vídeo. Guárdalo como MP4 de ${MOST} segundos como mucho y añade ese.`,
  hevc: `La mayoría de los navegadores no pueden leer vídeos HEVC. En un iPhone, elige Ajustes › Cámara › Formatos › El más compatible, o guarda el vídeo como MP4 de ${MOST} segundos como mucho, y añádelo otra vez.`,
  tooLargeToSend: `Este navegador no puede reducir clips, y este pesa más de ${clipLimits.sentBytes / 1024 ** 2} MB. Añade uno más corto.`,
  stillTooLarge: `Todavía pesa más de ${clipLimits.storedBytes / 1024 ** 2} MB. Recórtalo un poco más.`,
  failed: 'No ha funcionado. Inténtalo otra vez o recórtalo antes.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: '¿Qué segundos?',
  close: 'Cerrar',
  play: 'Reproducir lo que se queda',
  pause: 'Pausa',
  start: 'Principio',
  end: 'Final',
  seconds,
  isLong: (_pronouns, length) => `Mide ${seconds(length)} de largo`,
  poster: 'La imagen antes de que empiece',
  cancel: 'Cancelar',
  use: (length) => `Usar estos ${seconds(length)}`,
}
