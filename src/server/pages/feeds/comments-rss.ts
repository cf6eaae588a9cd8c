import { COMMENTS_ANCHOR, commentAnchor, commentPaths } from '#shared/comments/comment-pages.ts'
import { commentFeedTexts as texts } from '#texts/site/feeds.ts'
import { commentHtml } from '../../comments/comment-html.ts'
import type { CommentedPost, CommentRow } from '../../comments/comments.present.ts'
import { element, textElement } from './xml.ts'

interface Said {
  comment: CommentRow
  post: CommentedPost
}

interface Feed {
  origin: string
  blogName: string
  /** Of one post; of all where none is named. */
  post?: CommentedPost
  newest: Said[]
}

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** Approved comments, newest first; whoever wrote one is known by a name alone. */
export function writeCommentsRss({ origin, blogName, post, newest }: Feed): string {
  const slug = post && encodeURIComponent(post.slug)
  const address = origin + (slug ? commentPaths.feed(slug) : commentPaths.feedOfAll)
  const feed = [
    textElement('title', post ? texts.ofPost(post.title) : texts.all(blogName)),
    textElement('link', slug ? `${origin}/blog/${slug}#${COMMENTS_ANCHOR}` : `${origin}/`),
    textElement('description', post ? texts.about(post.title) : texts.aboutAll),
    textElement('language', 'en'),
    element('atom:link', '', { href: address, rel: 'self', type: 'application/rss+xml' }),
    ...newest.map((said) => writeItem(origin, said)),
  ]
  const rss = element('rss', element('channel', feed.join('')), namespaces)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`
}

function writeItem(origin: string, { comment, post }: Said): string {
  const link = `${origin}/blog/${encodeURIComponent(post.slug)}#${commentAnchor(comment.id)}`
  return element(
    'item',
    [
      textElement('title', texts.item(comment.name, post.title)),
      textElement('link', link),
      textElement('guid', `${origin}/comments/${comment.id}`, { isPermaLink: 'false' }),
      textElement('pubDate', comment.createdAt.toUTCString()),
      textElement('dc:creator', comment.name),
      textElement('description', comment.message),
      textElement('content:encoded', commentHtml(comment.message, { hasLinks: true })),
    ].join(''),
  )
}
