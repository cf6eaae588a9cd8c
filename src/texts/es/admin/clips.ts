import { clipLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/clips.ts'
import type { Translation } from '../../translation.ts'
import { plurals, pronounForms } from '../grammar.ts'

const MOST = clipLimits.seconds

const seconds = (count: number) => plurals.counted(count, 'segundo', 'segundos')

function minutesAnd(length: number): string {
  const whole = Math.round(length)
  const minutes = plurals.counted(Math.floor(whole / 60), 'minuto', 'minutos')
  return whole % 60 === 0 ? minutes : `${minutes} ${whole % 60}`
}

export const clipTexts: Translation<typeof english.clipTexts> = {
  gettingReady: (percent, left) => {
    const ready = `Preparando: ${percent}\u00a0%`
    if (left === null) return ready
    return `${ready}, ${plurals.of(left, 'falta', 'faltan unos')} ${seconds(left)}`
  },
  gettingFileReady: (fileName) => `Preparando ${fileName}`,
  goesOn: 'Puedes seguir escribiendo. Esto avanza solo.',
  tooLong: (length) => `${minutesAnd(length)}. Un clip puede durar ${MOST} segundos como mucho.`,
  trim: 'Recortar',
  silent: 'El sonido se ha quedado fuera. Este clip es mudo.',
  cancel: 'Cancelar',
  remove: (length) => `Quitar el clip, ${seconds(length)}`,
  inText: (clips, length) => `${plurals.counted(clips, 'clip', 'clips')}, ${seconds(length)}`,
}

export const clipProblems: Translation<typeof english.clipProblems> = {
  unreadable: `Este navegador no puede leer este vídeo. Guárdalo como MP4 de ${MOST} segundos o menos y añade ese.`,
  hevc: `La mayoría de los navegadores no pueden leer vídeos HEVC. En un iPhone, elige Ajustes › Cámara › Formatos › El más compatible, o guarda el vídeo como MP4 de ${MOST} segundos o menos, y añádelo otra vez.`,
  tooLargeToSend: `Este navegador no puede hacer más pequeños los clips, y este pasa de ${clipLimits.sentBytes / 1024 ** 2} MB. Añade uno más corto.`,
  stillTooLarge: `Todavía pasa de ${clipLimits.storedBytes / 1024 ** 2} MB. Recórtalo un poco más.`,
  failed: 'Algo salió mal. Inténtalo otra vez, o recórtalo primero.',
}

export const trimTexts: Translation<typeof english.trimTexts> = {
  title: '¿Qué segundos?',
  close: 'Cerrar',
  play: 'Reproducir la parte que se queda',
  pause: 'Pausa',
  start: 'Inicio',
  end: 'Fin',
  seconds,
  isLong: ({ he }, length) =>
    he === pronounForms.they.he
      ? `${seconds(length)} de perro`
      : `${he === pronounForms.she.he ? 'Ella' : 'Él'} mide ${seconds(length)}`,
  poster: 'La imagen antes de reproducir',
  cancel: 'Cancelar',
  use: (length) => `Usar ${plurals.of(length, 'este', 'estos')} ${seconds(length)}`,
}
