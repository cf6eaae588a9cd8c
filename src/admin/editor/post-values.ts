import type { PostInput } from '#shared/contract/posts.ts'

/** What the form holds: everything the owner can change. */
export type PostValues = Required<PostInput>

export const emptyPost: PostValues = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  coverImage: '',
  category: '',
  published: false,
  featured: false,
}

export const postFields = Object.keys(emptyPost) as (keyof PostValues)[]

/** Only the form's own fields, whatever else comes along. */
export function valuesOf(post: PostValues): PostValues {
  const { title, slug, content, excerpt, coverImage, category, published, featured } = post
  return { title, slug, content, excerpt, coverImage, category, published, featured }
}

export function changedFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return postFields.filter((field) => before[field] !== after[field])
}

/** The server trims what it stores; that is no change of the owner's. */
export function sameWords(one: PostValues, other: PostValues): boolean {
  return postFields.every((field) => {
    const [a, b] = [one[field], other[field]]
    return typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : a === b
  })
}
