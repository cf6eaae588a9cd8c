/** Heads of the feeds. */
export const commentFeedTexts = {
  all: (blogName: string) => `Comments: ${blogName}`,
  ofPost: (title: string) => `Comments on “${title}”`,
  about: (title: string) => `What readers say about “${title}”.`,
  aboutAll: 'What readers write in the margin.',
  item: (name: string, title: string) => `${name} on “${title}”`,
} as const
