import type { BoxedComment } from '../../box/box.ts'
import { plainLine, plainWords } from '../../html-to-markdown/plain-words.ts'
import type { BlogIndex } from './blog-index.ts'
import { parseWordpressDate } from './post-status.ts'
import { childrenNamed, childText, type XmlElement } from './read-elements.ts'

const STATUSES: Record<string, BoxedComment['status']> = {
  '1': 'approved',
  approved: 'approved',
  spam: 'spam',
  trash: 'deleted',
  'post-trashed': 'deleted',
}

/** Other blogs, plugins and editors among themselves leave theirs there, too, which no reader ever saw. */
const isByReader = (comment: XmlElement) =>
  ['', 'comment', 'review'].includes(childText(comment, 'wp:comment_type'))

function readComment(comment: XmlElement, index: BlogIndex): BoxedComment {
  const text = (name: string) => childText(comment, `wp:comment_${name}`)
  const parent = text('parent')
  const createdAt = parseWordpressDate(text('date_gmt')) ?? parseWordpressDate(text('date'))
  return {
    key: `wp:${text('id')}`,
    parentKey: parent === '' || parent === '0' ? null : `wp:${parent}`,
    name: plainLine(text('author')),
    email: text('author_email') || null,
    message: plainWords(text('content')),
    createdAt: createdAt ?? new Date(0),
    status: STATUSES[text('approved')] ?? 'waiting',
    byOwner: index.authorIds.has(text('user_id')),
  }
}

export function readComments(item: XmlElement, index: BlogIndex): BoxedComment[] {
  return childrenNamed(item, 'wp:comment')
    .filter(isByReader)
    .map((comment) => readComment(comment, index))
    .filter(({ message }) => message !== '')
}
