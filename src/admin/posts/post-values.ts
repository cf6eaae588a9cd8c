import type { Autosave } from '#shared/contract/history.admin.ts'
import type { AdminPost, PostInput, Schedule } from '#shared/contract/posts.admin.ts'
import { removePlaceholders } from './editor/photo-markdown.ts'

export type PostValues = Required<Omit<PostInput, 'lang' | 'schedule' | 'publishedOn'>> & {
  lang: string | null
  schedule: Schedule | null
  /** Null takes the day of publication. */
  publishedOn: string | null
}

export const emptyPostValues: PostValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  coverImage: '',
  category: '',
  lang: null,
  published: false,
  featured: false,
  schedule: null,
  publishedOn: null,
}

export const postFieldNames = Object.keys(emptyPostValues) as (keyof PostValues)[]

type RequiredFields = Omit<PostValues, 'lang' | 'schedule' | 'publishedOn'>

/** Picks the fields of the form. Autosaves and revisions of earlier releases lack language and days. */
export function toPostValues(post: RequiredFields & Partial<PostValues>): PostValues {
  const { title, slug, content, excerpt, coverImage, category, published, featured } = post
  const { lang = null, schedule = null, publishedOn = null } = post
  const texts = { title, slug, content, excerpt, coverImage, category }
  return { ...texts, lang, published, featured, schedule, publishedOn }
}

/** The server sends the day of a published post as `date`. */
export const valuesOfPost = (post: AdminPost): PostValues =>
  toPostValues({ ...post, publishedOn: post.published ? post.date : null })

/** Photos that were uploading when the editor closed will never arrive, so their placeholders are removed. */
export function restoredValuesOf(draft: Autosave | PostValues): PostValues {
  const values = toPostValues(draft)
  return { ...values, content: removePlaceholders(values.content) }
}

const isSameValue = <T>(first: T, second: T) =>
  first === second || JSON.stringify(first) === JSON.stringify(second)

export function listChangedFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return postFieldNames.filter((field) => !isSameValue(before[field], after[field]))
}

/** The server trims what it stores, so spaces at the ends are no difference. */
export function isSamePostValues(first: PostValues, second: PostValues): boolean {
  return postFieldNames.every((field) => {
    const [a, b] = [first[field], second[field]]
    return typeof a === 'string' && typeof b === 'string'
      ? a.trim() === b.trim()
      : isSameValue(a, b)
  })
}
