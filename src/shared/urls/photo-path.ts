import { slugify } from './slug.ts'

interface TitledPhoto {
  id: number
  title: string
}

/** Where a photo is shown by itself. Its number finds it; the title is there for people. */
export function photoPath({ id, title }: TitledPhoto): string {
  const words = slugify(title)
  return `/gallery/${words ? `${id}-${words}` : id}`
}
