import type { BoxedPicture } from '../../box/box.ts'
import type { TextSource } from '../../box/text-source.ts'
import { plainLine } from '../../html-to-markdown/plain-words.ts'
import { pathOfAddress } from './old-addresses.ts'
import { childText, metaOf, readElements, type XmlElement } from './read-elements.ts'
import { WholePictures } from './whole-pictures.ts'

/** What posts refer to, wherever in the file it stands. */
export interface BlogIndex {
  address: string | null
  /** Names of the authors by login, and their numbers. */
  authors: Map<string, string>
  authorIds: Set<string>
  attachments: Map<string, BoxedPicture>
  wholePictures: WholePictures
  /** The attachments of a post, for galleries that name none. */
  attachedTo: Map<string, string[]>
  /** Paths of posts and pages, so that links between them lead on. */
  addresses: Set<string>
  reusableBlocks: Map<string, string>
}

const pictureOf = (item: XmlElement): BoxedPicture => ({
  source: childText(item, 'wp:attachment_url'),
  alt: plainLine(metaOf(item, '_wp_attachment_image_alt')[0] ?? ''),
  caption: plainLine(childText(item, 'excerpt:encoded')),
})

function addAttachment(index: BlogIndex, item: XmlElement) {
  const id = childText(item, 'wp:post_id')
  const picture = pictureOf(item)
  if (!/\.(?:jpe?g|jpe|png|gif|webp|avif)(?:[?#]|$)/i.test(picture.source)) return
  index.attachments.set(id, picture)
  index.wholePictures.add(picture.source)
  const parent = childText(item, 'wp:post_parent')
  const siblings = index.attachedTo.get(parent)
  if (siblings) siblings.push(id)
  else index.attachedTo.set(parent, [id])
}

/** One in the trash, private or with a password was not shown in the posts that use it. */
const isShown = (block: XmlElement) =>
  childText(block, 'wp:status') === 'publish' && childText(block, 'wp:post_password') === ''

function addItem(index: BlogIndex, item: XmlElement) {
  const type = childText(item, 'wp:post_type')
  if (type === 'attachment') return addAttachment(index, item)
  const id = childText(item, 'wp:post_id')
  if (type === 'wp_block' && isShown(item))
    index.reusableBlocks.set(id, childText(item, 'content:encoded'))
  if (type !== 'post' && type !== 'page') return
  const path = pathOfAddress(childText(item, 'link'))
  if (path) index.addresses.add(path)
  index.addresses.add(`/?p=${id}`)
}

/** Attachments may stand before or after the posts that show them, so all are read before any post is. */
export async function indexBlog(source: TextSource): Promise<BlogIndex> {
  const index: BlogIndex = {
    address: null,
    authors: new Map(),
    authorIds: new Set(),
    attachments: new Map(),
    wholePictures: new WholePictures(),
    attachedTo: new Map(),
    addresses: new Set(),
    reusableBlocks: new Map(),
  }
  for await (const element of readElements(source)) {
    if (element.name === 'item') addItem(index, element)
    if (element.name === 'link' && index.address === null)
      index.address = element.text.trim() || null
    if (element.name === 'wp:author') {
      const login = childText(element, 'wp:author_login')
      index.authors.set(login, plainLine(childText(element, 'wp:author_display_name')) || login)
      index.authorIds.add(childText(element, 'wp:author_id'))
    }
  }
  index.authorIds.delete('')
  return index
}
