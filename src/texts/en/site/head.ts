/** Title and description of the year book for search engines and link previews. */
export const bookPageTexts = {
  notFoundTitle: 'An Empty Year',
  head: (name: string, year: number) => ({
    title: `The book of ${year}`,
    description: `${name}’s ${year} as a book: the stories, the photos and what they add up to, ready to print.`,
  }),
} as const

/** Titles of the feeds. */
export const commentFeedTexts = {
  all: (blogName: string) => `Comments: ${blogName}`,
  ofPost: (title: string) => `Comments on “${title}”`,
  about: (title: string) => `What readers say about “${title}”.`,
  aboutAll: 'What readers write in the margin.',
  item: (name: string, title: string) => `${name} on “${title}”`,
} as const
