import { type OwnCategories, readCategories } from '#shared/categories/own-categories.ts'
import { plainExcerpt } from '#shared/excerpt.ts'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { parseMediaUrl, stillUrl } from '#shared/urls/media-url.ts'
import type { PostRow } from '../../posts/post-row.ts'
import { element, textElement } from './xml.ts'

/** With a sentence about the dog's age that day, unless the dog was not born yet. */
type FeedPost = PostRow & { age: string | null }

interface Channel {
  blogName: string
  blogDescription: string
  ownerName: string
  categories: OwnCategories
}

export const NEWEST = 50
const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** Whole posts, so that they can be read in the reader. */
export function writeRss(origin: string, channel: Channel, posts: FeedPost[]): string {
  const newest = posts.slice(0, NEWEST)
  const feed = [
    textElement('title', channel.blogName),
    textElement('link', `${origin}/`),
    textElement('description', channel.blogDescription),
    textElement('language', 'en'),
    element('atom:link', '', {
      href: `${origin}/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...(newest[0] ? [textElement('lastBuildDate', dateOf(newest[0]).toUTCString())] : []),
    ...newest.map((post) => writeItem(origin, channel, post)),
  ]
  const rss = element('rss', element('channel', feed.join('')), namespaces)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`
}

const dateOf = (post: PostRow) => post.publishedAt ?? post.createdAt

function writeItem(origin: string, channel: Channel, post: FeedPost): string {
  const link = `${origin}/blog/${encodeURIComponent(post.slug)}`
  const cover = new URL(stillUrl(post.coverImage), origin).href
  const size = parseMediaUrl(post.coverImage)
  return element(
    'item',
    [
      textElement('title', post.title),
      textElement('link', link),
      writeGuid(origin, post),
      textElement('pubDate', dateOf(post).toUTCString()),
      textElement('dc:creator', channel.ownerName),
      textElement('category', readCategories('posts', channel.categories).of(post.category).label),
      textElement('description', plainExcerpt(post)),
      textElement('content:encoded', absoluteLinks(writeWords(post), origin)),
      element('media:content', '', {
        url: cover,
        medium: 'image',
        ...(size && { width: String(size.width), height: String(size.height) }),
      }),
    ].join(''),
  )
}

const writeWords = ({ content, age }: FeedPost) =>
  renderMarkdown(content) + (age ? `<p><em>${escapeHtml(age)}.</em></p>` : '')

/**
 * By this a reader knows a post again, so it never changes. Posts from before it was kept are known by
 * the address that they had then, and go on with it wherever they move.
 */
function writeGuid(origin: string, { id, slug, feedSlug }: PostRow): string {
  const known = feedSlug ? `blog/${encodeURIComponent(feedSlug)}` : `posts/${id}`
  const isPermaLink = String(feedSlug === slug)
  return textElement('guid', `${origin}/${known}`, { isPermaLink })
}

/** A reader shows the words far from here, where a path alone leads nowhere. */
function absoluteLinks(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="([^"]*)"/g, (_, set: string) => {
      const absolute = set.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`)
      return ` srcset="${absolute}"`
    })
}
