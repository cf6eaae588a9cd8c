/** Words that our own markdown adds to what the owner wrote. */
export const markdownWords = {
  done: 'Done',
  toDo: 'To do',
  table: 'Table',
  watchOn: (site: string) => `Watch the video on ${site}`,
} as const
