import { hash } from 'node:crypto'
import { makeExcerpt } from '#shared/excerpt.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { looseEndTexts } from '#shared/texts/imports.ts'
import type { NewPostRow, PostRow } from '../../posts/post-row.ts'
import type { BoxedPost } from '../box/box.ts'
import { missingAddress, placePictures } from '../pictures/place-pictures.ts'

const TITLE_MAX = 200
const EXCERPT_MAX = 1000
const CONTENT_MAX = 900_000
const NO_TITLE = 'Untitled'
/** A drawing for posts that had no picture: a post is shown with one everywhere. */
const STAND_IN = '/media/demo/portrait-tilt/1600x1067.jpg'

/** Neither store takes a NUL, nor half a character. */
const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

interface Given {
  post: BoxedPost
  category: string
  /** Addresses of ours by source; null for pictures that could not be had. */
  pictures: Map<string, string | null>
  asDrafts: boolean
  now: Date
  /** Other words that belong to it, such as its tags. */
  addition: string
}

type Written = Omit<NewPostRow, 'slug' | 'idempotencyKey'>

/** What a post of an old blog becomes here, and what is lost on the way. */
export function writePost(given: Given): { row: Written; looseEnds: LooseEnd[] } {
  const { post, category, pictures, asDrafts, now } = given
  const looseEnds: LooseEnd[] = []
  const placed = placePictures(
    clean(post.markdown),
    new Map([...pictures].map(([source, url]) => [source, url ?? missingAddress(source)])),
  )
  const whole = [placed.trim(), clean(given.addition)].filter(Boolean).join('\n\n')
  if (whole.length > CONTENT_MAX) looseEnds.push({ kind: 'other', detail: looseEndTexts.shortened })
  const content = whole.slice(0, CONTENT_MAX).toWellFormed()
  const isAhead = post.publishedAt !== null && post.publishedAt > now
  if (isAhead) looseEnds.push({ kind: 'date', detail: looseEndTexts.future })
  const published = post.status === 'published' && !asDrafts && !isAhead
  const coverImage = coverOf(post, pictures)
  if (!coverImage) looseEnds.push({ kind: 'picture', detail: looseEndTexts.noCover })
  const told = isAhead ? null : post.publishedAt
  const createdAt = told ?? post.updatedAt ?? now
  return {
    looseEnds,
    row: {
      title: clean(post.title).trim().slice(0, TITLE_MAX).toWellFormed() || NO_TITLE,
      excerpt: excerptOf(post, content),
      ...{ content, category, published, featured: post.featured },
      coverImage: coverImage ?? STAND_IN,
      publishedAt: told ?? (published ? createdAt : null),
      ...{ createdAt, updatedAt: post.updatedAt ?? createdAt },
    },
  }
}

function excerptOf({ excerpt }: BoxedPost, content: string): string {
  const given = clean(excerpt ?? '').trim()
  return (given || makeExcerpt(content)).slice(0, EXCERPT_MAX).toWellFormed()
}

/** Its own, or else the first picture that came. */
function coverOf({ cover, pictures }: BoxedPost, found: Map<string, string | null>): string | null {
  const sources = [...(cover ? [cover] : []), ...pictures].map(({ source }) => source)
  for (const source of sources) {
    const url = found.get(source)
    if (url) return url
  }
  return null
}

/** Changes with whatever an owner can change about a post. */
export function hashOfPost(post: PostRow): string {
  const { title, slug, content, excerpt, coverImage, category, published, featured } = post
  const instants = [post.publishedAt, post.scheduledAt].map((at) => at?.toISOString() ?? null)
  const words = [title, slug, content, excerpt, coverImage, category, published, featured]
  return hash('sha256', JSON.stringify([...words, ...instants]), 'base64url')
}
