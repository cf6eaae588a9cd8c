import type * as english from '#texts/site/markdown.ts'
import type { Translation } from '../../translation.ts'

export const markdownWords: Translation<typeof english.markdownWords> = {
  done: 'Hecho',
  toDo: 'Pendiente',
  table: 'Tabla',
  watchOn: (site) => `Ver el vídeo en ${site}`,
}
