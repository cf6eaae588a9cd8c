/** Texts that the renderer adds to the owner's markdown. */
export const markdownWords = {
  done: 'Done',
  toDo: 'To do',
  table: 'Table',
  watchOn: (site: string) => `Watch the video on ${site}`,
} as const
