import type * as english from '#texts/site/markdown.ts'
import type { Translation } from '../../translation.ts'

export const markdownWords: Translation<typeof english.markdownWords> = {
  done: 'Fait',
  toDo: 'À faire',
  table: 'Tableau',
  watchOn: (site) => `Voir la vidéo sur ${site}`,
}
