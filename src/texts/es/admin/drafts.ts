import type * as english from '#texts/admin/drafts.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const autosaveTexts: Translation<typeof english.autosaveTexts> = {
  unchanged: 'Sin cambios por guardar',
  saving: 'Guardando…',
  draftSaved: (time) => `Borrador sin terminar guardado: ${time}`,
  offline: 'Sin conexión. Queda en este navegador.',
  signedOut: 'Sesión cerrada. Queda en este navegador.',
  failed: 'No está guardado en ningún sitio. Guarda la entrada pronto.',
  conflict: 'También ha cambiado en otra ventana.',
  compare: 'Comparar',
  saved: (time) => `Guardado: ${time}`,
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  title: 'Tienes cambios sin guardar',
  text: (title, time) => `«${title}»: se quedó en este navegador el ${time}, pero nunca se guardó.`,
  onServer: (title, time) =>
    `«${title}»: se quedó como borrador sin terminar el ${time}, pero nunca se guardó.`,
  ends: (words, end) => `${words}, y termina en «${end}»`,
  savedSince:
    'Mientras tanto, la entrada se guardó en otro sitio; podrás comparar las dos al guardar.',
  show: 'Ver la diferencia',
  hide: 'Ocultar la diferencia',
  restore: 'Recuperar',
  discard: 'Descartar',
  discardTitle: '¿Descartar estas palabras?',
  discardText: 'Solo están en este navegador y desaparecerán para siempre.',
  discardOnServer: 'No están en ningún otro sitio y desaparecerán para siempre.',
  keep: 'Conservarlas',
}

export const leaveTexts: Translation<typeof english.leaveTexts> = {
  title: '¿Salir sin guardar?',
  text: 'Tus cambios aún no están en la entrada. Los dejaremos como borrador sin terminar y te los ofreceremos cuando vuelvas.',
  stay: 'Seguir escribiendo',
  leave: 'Salir',
}

export const conflictTexts: Translation<typeof english.conflictTexts> = {
  title: 'Esta entrada se guardó en otro sitio',
  text: 'Otra pestaña u otra persona la guardó después de que la abrieras. No se ha sobrescrito nada. Compara las dos y elige.',
  theirs: 'Versión guardada',
  mine: 'Tu versión',
  keepMine: 'Guardar la mía',
  takeTheirs: 'Usar la guardada',
  keepBoth: 'Conservar las dos',
  goOn: 'Seguir editando',
  same: 'Aquí no hay diferencias.',
}

export const draftConflictTexts: Translation<typeof english.draftConflictTexts> = {
  title: 'Este borrador cambió en otra ventana',
  text: 'Otra pestaña u otro dispositivo también lo cambió. No se ha sobrescrito nada. Compara las dos versiones y elige.',
  theirs: 'La otra versión',
  mine: 'Tu versión',
  keepMine: 'Conservar la mía',
  takeTheirs: 'Usar la otra',
  keepBoth: 'Conservar las dos',
  goOn: 'Seguir editando',
  same: 'Aquí no hay diferencias.',
}

export const mergeTexts: Translation<typeof english.mergeTexts> = {
  mark: '**La otra versión:**',
  toast: {
    title: 'Las dos están en el editor',
    description: 'La otra versión está debajo de la tuya. Todavía no se ha guardado nada.',
  },
}

export const unfinishedTexts: Translation<typeof english.unfinishedTexts> = {
  title: 'Sin terminar',
  untitled: 'Sin título',
  changes: 'Cambios sin guardar',
  gone: 'Este borrador ya no está. Se guardó como entrada o se descartó.',
  discard: (title) => `Descartar «${title}»`,
  more: (count) => `${count} más sin terminar`,
  failed: { title: 'Error', description: 'No se pudo descartar el borrador. Inténtalo de nuevo.' },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  title: 'Esta entrada se eliminó en otro sitio',
  text: 'Tus palabras siguen aquí. Puedes guardarlas como una entrada nueva.',
  saveAsNew: 'Guardar como nueva',
  goOn: 'Ahora no',
}

export const historyTexts: Translation<typeof english.historyTexts> = {
  title: 'Historial',
  text: 'Conservamos las últimas 50 veces que guardaste. Al restaurar una, sus palabras vuelven al editor; no cambia nada hasta que guardes.',
  loading: 'Cargando el historial…',
  failed: 'No pudimos cargar el historial. Inténtalo de nuevo.',
  retry: 'Reintentar',
  empty: 'Aún no hay versiones anteriores.',
  choose: 'Elige una versión para compararla con lo que hay en el editor.',
  compare: (time) => `Qué cambiaría si restauraras la versión del ${time}`,
  same: 'Es lo que hay ahora en el editor.',
  restore: 'Restaurar esta versión',
  words: (count) => plurals.counted(count, 'palabra', 'palabras'),
  current: 'lo último guardado',
}

export const differenceTexts: Translation<typeof english.differenceTexts> = {
  removed: 'quitado',
  added: 'añadido',
  unchangedParts: '…',
  on: 'Sí',
  off: 'No',
  nothing: '(vacío)',
}
