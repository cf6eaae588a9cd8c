import type { Autosave } from '#shared/contract/history.admin.ts'
import type { AdminPost, PostInput, Schedule } from '#shared/contract/posts.admin.ts'
import { withoutPlaceholders } from './editor/photo-markdown.ts'

/** What the form holds: everything the owner can change. */
export type PostValues = Required<Omit<PostInput, 'lang' | 'schedule' | 'publishedOn'>> & {
  lang: string | null
  schedule: Schedule | null
  /** Null until a day is named: then it is that of the publication. */
  publishedOn: string | null
}

export const emptyPost: PostValues = {
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

export const postFields = Object.keys(emptyPost) as (keyof PostValues)[]

type Words = Omit<PostValues, 'lang' | 'schedule' | 'publishedOn'>

/** Only the form's own fields, whatever else comes along. Earlier drafts and revisions know neither language nor days. */
export function valuesOf(post: Words & Partial<PostValues>): PostValues {
  const { title, slug, content, excerpt, coverImage, category, published, featured } = post
  const { lang = null, schedule = null, publishedOn = null } = post
  const words = { title, slug, content, excerpt, coverImage, category }
  return { ...words, lang, published, featured, schedule, publishedOn }
}

/** As the server holds it: a published post is known by its day. */
export const valuesOfPost = (post: AdminPost): PostValues =>
  valuesOf({ ...post, publishedOn: post.published ? post.date : null })

/** Of an editor that is gone: photos that were on their way into the text never came. */
export function valuesOfDraft(draft: Autosave | PostValues): PostValues {
  const values = valuesOf(draft)
  return { ...values, content: withoutPlaceholders(values.content) }
}

const isSameValue = <T>(one: T, other: T) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

export function changedFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return postFields.filter((field) => !isSameValue(before[field], after[field]))
}

/** The server trims what it stores; that is no change of the owner's. */
export function samePostValues(one: PostValues, other: PostValues): boolean {
  return postFields.every((field) => {
    const [a, b] = [one[field], other[field]]
    return typeof a === 'string' && typeof b === 'string'
      ? a.trim() === b.trim()
      : isSameValue(a, b)
  })
}

/** A unique key. Not by `crypto.randomUUID`, which browsers lack on plain http. */
export const newKey = () =>
  `${Date.now().toString(36)}-${[...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('')}`
