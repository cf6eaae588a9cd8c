import type { BoxedPicture, BoxedPost } from '../../box/box.ts'
import type { Surroundings } from '../../html-to-markdown/conversion.ts'
import { plainLine, plainWords } from '../../html-to-markdown/plain-words.ts'
import type { BlogIndex } from './blog-index.ts'
import { readFootnotes } from './content/footnotes.ts'
import { readContent } from './content/read-content.ts'
import { oldAddressesOf } from './old-addresses.ts'
import { dateOf, statusOf } from './post-status.ts'
import { readComments } from './read-comments.ts'
import { childrenNamed, childText, metaOf, type XmlElement } from './read-elements.ts'

const termsOf = (item: XmlElement, domain: string) =>
  childrenNamed(item, 'category')
    .filter(({ attributes }) => attributes.domain === domain)
    .map(({ text }) => plainLine(text))
    .filter((name) => name !== '')

const isDefault = (category: string) => /^uncategori[sz]ed$/i.test(category)

/** One category of ours: the first that says something. The others are kept as tags. */
function sortTerms(item: XmlElement) {
  const categories = termsOf(item, 'category')
  const category = categories.find((name) => !isDefault(name)) ?? categories[0] ?? null
  const others = categories.filter((name) => name !== category && !isDefault(name))
  return { category, tags: [...new Set([...termsOf(item, 'post_tag'), ...others])] }
}

function slugOf(item: XmlElement): string | null {
  const name = childText(item, 'wp:post_name').replace(/__trashed(?:-\d+)?$/, '')
  try {
    return decodeURIComponent(name) || null
  } catch {
    return name || null
  }
}

/** What is worth carrying: not the copies, menus and styles that WordPress also calls posts. */
export function isPost(item: XmlElement): boolean {
  if (!['post', 'page'].includes(childText(item, 'wp:post_type'))) return false
  const hasWords = ['title', 'content:encoded'].some((name) => childText(item, name) !== '')
  return hasWords && childText(item, 'wp:status') !== 'auto-draft'
}

function coverOf(item: XmlElement, index: BlogIndex): BoxedPicture | null {
  const id = metaOf(item, '_thumbnail_id')[0]
  return (id && index.attachments.get(id)) || null
}

export function readPost(
  item: XmlElement,
  index: BlogIndex,
  surroundings: Surroundings,
  now: Date,
): BoxedPost {
  const id = childText(item, 'wp:post_id')
  const html = `${childText(item, 'content:encoded')}${readFootnotes(metaOf(item, 'footnotes')[0])}`
  const { markdown, pictures, looseEnds } = readContent(html, id, index, surroundings)
  const cover = coverOf(item, index)
  const { status, publishedAt, looseEnds: reasons } = statusOf(item, now)
  const creator = childText(item, 'dc:creator')
  const needed = new Map(
    [...(cover ? [cover] : []), ...pictures].map((each) => [each.source, each]),
  )
  const excerpt = plainWords(childText(item, 'excerpt:encoded')).replace(/\s+/g, ' ')
  return {
    key: `wp:${id}`,
    title: plainLine(childText(item, 'title')),
    slug: slugOf(item),
    markdown,
    excerpt: excerpt || null,
    status,
    publishedAt,
    updatedAt: dateOf(item, 'wp:post_modified'),
    ...sortTerms(item),
    author: index.authors.get(creator) ?? (creator || null),
    featured: childText(item, 'wp:is_sticky') === '1',
    cover,
    pictures: [...needed.values()],
    oldAddresses: oldAddressesOf(item),
    comments: readComments(item, index),
    looseEnds: [...reasons, ...looseEnds],
  }
}
