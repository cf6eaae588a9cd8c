/** What lies where in our own export, for its writer and its reader. */
export const layout = {
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

/** The poster of an exported clip, whatever kind of picture it is. */
export const posterOf = (clip: string) => clip.replace(/\.mp4$/, '.poster')

export const FORMAT = { program: 'dachshund-diary', version: 1 } as const

/** Posts lie in a folder of their own: their pictures are one folder up. */
export const UP = '../'

export const isOwnExport = (names: string[]) =>
  names.includes(layout.marker) && names.includes(layout.settings)
