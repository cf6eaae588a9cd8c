import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { draftReasons } from '#shared/texts/moving-box.ts'
import { childText, type XmlElement } from './read-elements.ts'

/** `2025-03-01 10:00:00`; WordPress writes zeros for "never". */
export function parseWordpressDate(text: string): Date | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(text)) return null
  const date = new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

export const dateOf = (item: XmlElement, name: string) =>
  parseWordpressDate(childText(item, `${name}_gmt`)) ?? parseWordpressDate(childText(item, name))

export interface PostStatus {
  status: 'published' | 'draft'
  publishedAt: Date | null
  looseEnds: LooseEnd[]
}

const draft = (reason: keyof typeof draftReasons | null, publishedAt: Date | null): PostStatus => ({
  status: 'draft',
  publishedAt,
  looseEnds: reason ? [{ kind: 'other', detail: draftReasons[reason] }] : [],
})

/** Public here is only what plainly was public there. */
export function statusOf(item: XmlElement, now: Date): PostStatus {
  const status = childText(item, 'wp:status')
  const date = dateOf(item, 'wp:post_date')
  if (childText(item, 'wp:post_type') === 'page') return draft('page', date)
  if (status === 'trash') return draft('trash', date)
  if (status === 'private') return draft('private', date)
  if (status === 'future') return draft('scheduled', null)
  if (status !== 'publish') return draft(null, null)
  if (childText(item, 'wp:post_password') !== '') return draft('password', date)
  if (!date) return draft('no_date', null)
  if (date > now) return draft('scheduled', null)
  return { status: 'published', publishedAt: date, looseEnds: [] }
}
