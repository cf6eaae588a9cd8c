import { type OwnCategories, readCategories } from '#shared/categories.ts'
import { COMMENTS_ANCHOR, commentAnchor, commentPaths } from '#shared/comments/pages.ts'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { plainExcerptOf } from '#shared/markdown/words.ts'
import { parseMediaUrl, stillUrl } from '#shared/urls/media-url.ts'
import { language } from '#texts/grammar.ts'
import { commentFeedTexts } from '#texts/site/head.ts'
import { renderCommentHtml } from '../comments/comment-html.ts'
import type { CommentedPost, CommentRow } from '../comments/comments.present.ts'
import type { PostRow } from '../posts/post-row.ts'

type FeedPost = PostRow & { age: string | null; clip: FeedClip | null }

/** An RSS item has one enclosure, so only the first clip of a post is used. */
export interface FeedClip {
  src: string
  bytes: number
}

interface Channel {
  blogName: string
  blogDescription: string
  ownerName: string
  categories: OwnCategories
}

export const MAX_FEED_POSTS = 50
const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}
const mediaNamespace = { 'xmlns:media': 'http://search.yahoo.com/mrss/' }

export function writeRss(origin: string, channel: Channel, posts: FeedPost[]): string {
  const newest = posts.slice(0, MAX_FEED_POSTS)
  const feed = [
    xmlTextElement('title', channel.blogName),
    xmlTextElement('link', `${origin}/`),
    xmlTextElement('description', channel.blogDescription),
    xmlTextElement('language', language.tag),
    xmlElement('atom:link', '', {
      href: `${origin}/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...(newest[0] ? [xmlTextElement('lastBuildDate', dateOf(newest[0]).toUTCString())] : []),
    ...newest.map((post) => writePost(origin, channel, post)),
  ]
  return writeFeed(feed, { ...namespaces, ...mediaNamespace })
}

const dateOf = (post: PostRow) => post.publishedAt ?? post.createdAt

function writePost(origin: string, channel: Channel, post: FeedPost): string {
  const link = `${origin}/blog/${encodeURIComponent(post.slug)}`
  const cover = new URL(stillUrl(post.coverImage), origin).href
  const size = parseMediaUrl(post.coverImage)
  return xmlElement(
    'item',
    [
      xmlTextElement('title', post.title),
      xmlTextElement('link', link),
      writeGuid(origin, post),
      xmlTextElement('pubDate', dateOf(post).toUTCString()),
      xmlTextElement('dc:creator', channel.ownerName),
      xmlTextElement(
        'category',
        readCategories('posts', channel.categories).of(post.category).label,
      ),
      xmlTextElement('description', plainExcerptOf(post)),
      xmlTextElement('content:encoded', absoluteLinks(writeWords(post, link), origin)),
      ...(post.clip ? [writeEnclosure(origin, post.clip)] : []),
      xmlElement('media:content', '', {
        url: cover,
        medium: 'image',
        ...(size && { width: String(size.width), height: String(size.height) }),
      }),
    ].join(''),
  )
}

const writeEnclosure = (origin: string, { src, bytes }: FeedClip) =>
  xmlElement('enclosure', '', { url: origin + src, length: String(bytes), type: 'video/mp4' })

function writeWords({ content, lang, age }: FeedPost, link: string): string {
  const words = renderMarkdown(content, { clipsPlayAt: link })
  const inLanguage = lang ? `<div lang="${escapeHtml(lang)}">${words}</div>` : words
  return inLanguage + (age ? `<p><em>${escapeHtml(age)}.</em></p>` : '')
}

/**
 * Feed readers recognize a post by its guid, so it must never change. Posts older than this rule
 * retain the address that they had then, wherever they move.
 */
function writeGuid(origin: string, { id, slug, feedSlug }: PostRow): string {
  const known = feedSlug ? `blog/${encodeURIComponent(feedSlug)}` : `posts/${id}`
  const isPermaLink = String(feedSlug === slug)
  return xmlTextElement('guid', `${origin}/${known}`, { isPermaLink })
}

/** A feed reader shows the text on another site, where a path alone leads nowhere. */
function absoluteLinks(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/ srcset="([^"]*)"/g, (_, set: string) => {
      const absolute = set.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`)
      return ` srcset="${absolute}"`
    })
}

type LinkedPost = Pick<CommentedPost, 'id' | 'slug' | 'title'>

interface PostedComment {
  comment: CommentRow
  post: LinkedPost
}

interface CommentFeed {
  origin: string
  blogName: string
  post?: LinkedPost
  newest: PostedComment[]
}

/** Only the name of a commenter is public. */
export function writeCommentsRss({ origin, blogName, post, newest }: CommentFeed): string {
  const slug = post && encodeURIComponent(post.slug)
  const address = origin + (slug ? commentPaths.feed(slug) : commentPaths.feedOfAll)
  const feed = [
    xmlTextElement(
      'title',
      post ? commentFeedTexts.ofPost(post.title) : commentFeedTexts.all(blogName),
    ),
    xmlTextElement('link', slug ? `${origin}/blog/${slug}#${COMMENTS_ANCHOR}` : `${origin}/`),
    xmlTextElement(
      'description',
      post ? commentFeedTexts.about(post.title) : commentFeedTexts.aboutAll,
    ),
    xmlTextElement('language', language.tag),
    xmlElement('atom:link', '', { href: address, rel: 'self', type: 'application/rss+xml' }),
    ...newest.map((posted) => writeComment(origin, posted)),
  ]
  return writeFeed(feed, namespaces)
}

function writeComment(origin: string, { comment, post }: PostedComment): string {
  const link = `${origin}/blog/${encodeURIComponent(post.slug)}#${commentAnchor(comment.id)}`
  return xmlElement(
    'item',
    [
      xmlTextElement('title', commentFeedTexts.item(comment.name, post.title)),
      xmlTextElement('link', link),
      xmlTextElement('guid', `${origin}/comments/${comment.id}`, { isPermaLink: 'false' }),
      xmlTextElement('pubDate', comment.createdAt.toUTCString()),
      xmlTextElement('dc:creator', comment.name),
      xmlTextElement('description', comment.message),
      xmlTextElement('content:encoded', renderCommentHtml(comment.message, { hasLinks: true })),
    ].join(''),
  )
}

export const withXmlDeclaration = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

const writeFeed = (channel: string[], attributes: Record<string, string>) =>
  withXmlDeclaration(xmlElement('rss', xmlElement('channel', channel.join('')), attributes))

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** Escapes attributes only; `content` must be XML already. */
export function xmlElement(
  name: string,
  content: string,
  attributes: Record<string, string> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const open = `<${name}${written.join('')}`
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`
}

export const xmlTextElement = (
  name: string,
  text: string,
  attributes?: Record<string, string>,
): string => xmlElement(name, escapeXml(text), attributes)
