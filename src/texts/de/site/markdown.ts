import type * as english from '#texts/site/markdown.ts'
import type { Translation } from '../../translation.ts'

export const markdownWords: Translation<typeof english.markdownWords> = {
  done: 'Erledigt',
  toDo: 'Zu tun',
  table: 'Tabelle',
  watchOn: (site) => `Video auf ${site} ansehen`,
}
