export const exportPaths = {
  marker: 'diary.yaml',
  settings: 'settings.yaml',
  dog: 'dog.yaml',
  log: 'dog-log.yaml',
  gallery: 'gallery.yaml',
  pictures: 'pictures.yaml',
  redirects: 'redirects.yaml',
  postFolder: 'posts/',
  post: (slug: string) => `posts/${slug}.md`,
  comments: (slug: string) => `comments/${slug}.yaml`,
  photoFolder: 'photos/',
  demoFolder: 'photos/demo/',
} as const

/** The poster has no image extension, because it may be a JPEG, PNG or WebP. */
export const posterPathOf = (clip: string) => clip.replace(/\.mp4$/, '.poster')

export const EXPORT_FORMAT = { program: 'dachshund-diary', version: 1 } as const

/** Posts lie in a folder of their own, so their links to pictures go up one folder. */
export const PARENT_FOLDER = '../'

export const isOwnExport = (names: string[]) =>
  names.includes(exportPaths.marker) && names.includes(exportPaths.settings)
