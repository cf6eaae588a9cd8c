export const settingsErrors = {
  fetch: 'Failed to fetch settings',
  update: 'Failed to update settings',
  databaseInfo: 'Failed to fetch database info',
  language:
    'The diary couldn’t be made in that language, so nothing was saved. Whoever runs it finds the reason in its log; `npm run build` makes all languages.',
} as const

export const settingsFieldErrors = {
  blogTitle: 'Blog title must be at least 3 characters long.',
  blogDescription: 'Blog description must be at least 10 characters.',
  authorName: 'Author name is required.',
  contactEmail: 'Please enter a valid email address.',
  color: 'Please enter a valid hex color.',
  logoUrl: 'Please enter a valid URL.',
  link: 'Please enter a full address, such as https://instagram.com/name',
  timeZone: 'We don’t know this time zone. Use a name such as Europe/Berlin or America/New_York.',
  fields: {
    blogTitle: 'Blog title',
    blogDescription: 'Blog description',
    authorName: 'Author name',
    authorBio: 'Author bio',
  },
} as const
