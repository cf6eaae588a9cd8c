import { PostInput } from '#shared/contract/posts.admin.ts'
import { dayInZone, postDate } from '#shared/days.ts'
import { findFirstPictureUrl } from '#shared/markdown/cover.ts'
import type { ImageNode } from '#shared/markdown/inline.ts'
import { readParagraph } from '#shared/markdown/walk.ts'
import { createExcerpt } from '#shared/markdown/words.ts'
import { albumMarkdown, imageMarkdown } from '#shared/markdown/write-markdown.ts'
import { createMomentExcerpt, momentTitleOf } from '#shared/moment.ts'
import { nearestInstant, wallTimeIn } from '#shared/schedule/wall-time.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import { isBlockedImageUrl, isValidImageUrl } from '#shared/urls/media-url.ts'
import { micropubErrors as texts } from '#texts/errors/micropub.ts'
import type { PostRow } from '../posts/post-row.ts'
import { invalidRequest } from './micropub.errors.ts'
import {
  createEmptyProperties,
  type EntryChange,
  type EntryProperties,
} from './micropub-request.ts'

export interface EntryContext {
  now: Date
  zone: string
  /** The diary's address, without a slash at its end. */
  origin: string
  labelOf: (category: string) => string
  usualCategory: string
  htmlToMarkdown: (html: string) => string
  coverOfNone: string
}

/** Converts a post to a Micropub entry: its text, and separately the pictures below the text. */
export function entryOf(post: PostRow, { origin }: Pick<EntryContext, 'origin'>): EntryProperties {
  const { words, photos } = splitTrailingPhotos(post.content)
  const { title, excerpt, category, coverImage, slug } = post
  const date = post.scheduledAt ?? postDate(post)
  return {
    name: [title],
    content: [words],
    summary: excerpt === createExcerpt(post.content) ? [] : [excerpt],
    category: [category],
    ...mediaOf(photos, origin),
    featured: coverImage === coverAmong(photos, words) ? [] : [absolute(coverImage, origin)],
    published: isPublicOrScheduled(post) ? [date.toISOString()] : [],
    'post-status': [isPublicOrScheduled(post) ? 'published' : 'draft'],
    'mp-slug': [slug],
    url: [postAddressOf(slug, origin)],
  }
}

function mediaOf(shown: readonly ImageNode[], origin: string): EntryProperties {
  const write = ({ src, alt }: ImageNode) =>
    alt ? { value: absolute(src, origin), alt } : absolute(src, origin)
  const clips = shown.filter(({ src }) => parseClipUrl(src))
  const photo = shown.filter((url) => !clips.includes(url)).map(write)
  return clips.length > 0 ? { photo, video: clips.map(write) } : { photo }
}

export const postAddressOf = (slug: string, origin: string) =>
  `${origin}/blog/${encodeURIComponent(slug)}`

/** A scheduled post counts as public: it will be published without anybody's doing. */
export const isPublicOrScheduled = ({
  published,
  scheduledAt,
}: Pick<PostRow, 'published' | 'scheduledAt'>) => published || scheduledAt !== null

function changeProperties(
  before: EntryProperties,
  change: EntryChange,
  origin: string,
): EntryProperties {
  const { replace, add, remove } = change
  const after: EntryProperties = Object.assign(createEmptyProperties(), before, replace)
  for (const [name, values] of Object.entries(add)) {
    // A post has one category, so an added category replaces it.
    after[name] = name === 'category' ? values : [...(after[name] ?? []), ...values]
  }
  const removed = Array.isArray(remove)
    ? remove.map((name) => [name, null] as const)
    : Object.entries(remove)
  for (const [name, values] of removed) {
    const key = SHOWN.has(name) ? mediaKey(origin) : valueKey
    const gone = new Set((values ?? after[name] ?? []).map((value) => key(value)))
    const remains = (value: unknown) => !gone.has(key(value))
    // A removed picture also stops being the cover, unless the change names another cover.
    if (SHOWN.has(name) && after.featured === before.featured) {
      after.featured = after.featured?.filter(remains) ?? []
    }
    after[name] = (after[name] ?? []).filter(remains)
  }
  return after
}

/** Photos and videos are compared by address, whatever their alt text says. */
const SHOWN = new Set(['photo', 'video'])

const valueKey = (value: unknown) => JSON.stringify(value)
const mediaKey = (origin: string) => (value: unknown) => absolute(textOf(value), origin)

export const toNewPostInput = (
  properties: EntryProperties,
  context: EntryContext,
  mayPublish: boolean,
) => toPostInput(properties, { ...context, current: null, mayPublish, isNamed: () => true })

/** Everything that the change does not name stays exactly as it is. */
export function toChangedPostInput(current: PostRow, change: EntryChange, context: EntryContext) {
  const { replace, add, remove } = change
  const named = new Set([
    ...Object.keys(replace),
    ...Object.keys(add),
    ...(Array.isArray(remove) ? remove : Object.keys(remove)),
  ])
  const after = changeProperties(entryOf(current, context), change, context.origin)
  return toPostInput(after, {
    ...context,
    current,
    mayPublish: true,
    isNamed: (name) => named.has(name),
  })
}

interface Writing extends EntryContext {
  current: PostRow | null
  mayPublish: boolean
  isNamed: (property: string) => boolean
}

function toPostInput(properties: EntryProperties, writing: Writing): PostInput {
  const { current, isNamed, now, zone } = writing
  const first = (name: string) => textOf(properties[name]?.[0])
  const content = contentOf(properties, writing)
  const keepsExcerpt =
    current !== null && !isNamed('summary') && textOf(properties.summary?.[0]) !== ''
  const title = isNamed('name') ? first('name') : current!.title
  const publication = publicationOf(properties, writing)
  const day = publication.publishedOn ?? publication.schedule?.day ?? null
  const { words } = splitTrailingPhotos(content)
  // The content is stored as sent, even when the title repeats its first sentence.
  const moment = { title, words, day, at: now, zone, hasPhotos: true }
  const summary = keepsExcerpt ? current.excerpt : first('summary')
  return parsePostInput({
    title: momentTitleOf(moment),
    slug: isNamed('mp-slug') ? first('mp-slug') : '',
    content,
    excerpt: summary || createMomentExcerpt(moment, content),
    coverImage: coverOf(properties, content, writing),
    category: isNamed('category')
      ? categoryOf(properties.category ?? [], writing)
      : current!.category,
    ...publication,
  })
}

function contentOf(
  properties: EntryProperties,
  { current, isNamed, htmlToMarkdown, origin }: Writing,
) {
  const split = current && splitTrailingPhotos(current.content)
  const words =
    split && !isNamed('content')
      ? split.words
      : (properties.content ?? []).map((value) => readContent(value, htmlToMarkdown)).join('\n\n')
  const arePhotosUnchanged = split && !isNamed('photo') && !isNamed('video')
  const photos = arePhotosUnchanged
    ? split.source
    : photosMarkdown(
        readPhotos(properties, (url) => relative(url, origin)),
        split?.photos ?? [],
      )
  const films = arePhotosUnchanged
    ? []
    : (properties.video ?? []).map((value) => filmMarkdown(value, origin))
  return [words.trim(), photos, ...films].filter((part) => part !== '').join('\n\n')
}

/** Only clips of this diary are embedded; any other video becomes a link. */
function filmMarkdown(value: unknown, origin: string): string {
  const url = relative(textOf(value), origin)
  const { alt } = (typeof value === 'object' && value !== null ? value : {}) as { alt?: unknown }
  return parseClipUrl(url) ? imageMarkdown(url, textOf(alt)) : url
}

function readContent(value: unknown, htmlToMarkdown: (html: string) => string): string {
  if (typeof value === 'object' && value !== null) {
    const { html, markdown, text } = value as Record<string, unknown>
    if (typeof html === 'string') return htmlToMarkdown(html)
    return textOf(markdown) || textOf(text) || textOf(value)
  }
  return textOf(value)
}

interface Photo {
  src: string
  alt: string
}

function readPhotos(properties: EntryProperties, localize: (url: string) => string): Photo[] {
  const alts = properties['mp-photo-alt'] ?? []
  return (properties.photo ?? []).map((value, at) => {
    const src = localize(textOf(value))
    if (!isValidImageUrl(src) || isBlockedImageUrl(src)) throw invalidRequest(texts.badPhoto)
    const { alt } = (typeof value === 'object' ? value : {}) as { alt?: unknown }
    return { src, alt: textOf(alt) || textOf(alts[at]) }
  })
}

/** Micropub knows no captions, so photos that were there before keep theirs. */
function photosMarkdown(photos: readonly Photo[], before: readonly ImageNode[]): string {
  const captionOf = (src: string) => before.find((image) => image.src === src)?.caption
  return albumMarkdown(photos.map(({ src, alt }) => imageMarkdown(src, alt, captionOf(src))))
}

interface SplitContent {
  words: string
  source: string
  photos: ImageNode[]
}

/** Splits off only the pictures at the end; those between paragraphs belong to the text. */
export function splitTrailingPhotos(content: string): SplitContent {
  const lines = content.trimEnd().split('\n')
  let start = lines.length
  for (let at = lines.length - 1; at >= 0 && isOfPictures(lines[at]!); at -= 1) start = at
  const source = lines.slice(start).join('\n').trim()
  const photos = source.split('\n').flatMap((line) => pictureOf(line) ?? [])
  // An album must not be split in half: it would lose its closing or opening `:::`.
  const isWhole =
    source.split('\n').filter((line) => line.trim().startsWith(':::')).length % 2 === 0
  if (photos.length === 0 || !isWhole) return { words: content, source: '', photos: [] }
  return { words: lines.slice(0, start).join('\n').trimEnd(), source, photos }
}

const isOfPictures = (line: string) =>
  line.trim() === '' || /^\s*:::(?: photos)?\s*$/.test(line) || pictureOf(line) !== null

function pictureOf(line: string): ImageNode | null {
  const found = line.trim().startsWith('![') ? readParagraph(line.trim()) : null
  if (found?.type === 'clip') return found.clip.image
  return found?.type === 'picture' ? found.image : null
}

function coverAmong([first]: readonly Photo[], content: string): string {
  const clip = first && parseClipUrl(first.src)
  return (clip ? clip.posterUrl : first?.src) ?? findFirstPictureUrl(content)
}

function coverOf(properties: EntryProperties, content: string, writing: Writing): string {
  const { current, isNamed, origin, coverOfNone } = writing
  const chosen = textOf(properties.featured?.[0])
  if (chosen) return relative(chosen, origin)
  if (current && !isNamed('photo') && !isNamed('content') && !isNamed('featured')) {
    return current.coverImage
  }
  return coverAmong(splitTrailingPhotos(content).photos, content) || coverOfNone
}

/** A post has one category, so only the first one that was sent counts. */
function categoryOf(values: unknown[], { labelOf, usualCategory }: Writing): string {
  const [first] = values.map(textOf).filter((name) => name !== '')
  return first === undefined ? usualCategory : labelOf(first)
}

type Publication = Pick<PostInput, 'published' | 'schedule' | 'publishedOn'>

function publicationOf(properties: EntryProperties, writing: Writing): Publication {
  const { current, isNamed, mayPublish, now, zone } = writing
  if (current && !isNamed('published') && !isNamed('post-status')) {
    return { published: current.published }
  }
  const status = textOf(properties['post-status']?.[0]) || (mayPublish ? 'published' : 'draft')
  if (status !== 'published' && status !== 'draft') throw invalidRequest(texts.badStatus)
  if (status === 'draft') return { published: false, schedule: null }
  const published = textOf(properties.published?.[0])
  if (!published) return { published: true }
  const at = readInstant(published, zone)
  if (at > now) return { published: false, schedule: wallTimeIn(zone, at) }
  return { published: true, publishedOn: dayInZone(zone, at) }
}

/** A time without an offset is in the diary's time zone. */
function readInstant(written: string, zone: string): Date {
  const local = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/.exec(written)
  const [, day = '', time = '12:00'] = local ?? []
  const at = new Date(local ? `${day}T${time}Z` : written)
  if (Number.isNaN(at.getTime())) throw invalidRequest(texts.badDate)
  return local ? nearestInstant(zone, { day, time }) : at
}

function parsePostInput(input: unknown): PostInput {
  const result = PostInput.safeParse(input)
  if (result.success) return result.data
  throw invalidRequest(result.error.issues[0]?.message ?? texts.notUnderstood)
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'value' in value) return textOf(value.value)
  return typeof value === 'string' ? value.trim() : ''
}

const absolute = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)
const relative = (url: string, origin: string) =>
  url.startsWith(`${origin}/media/`) ? url.slice(origin.length) : url
