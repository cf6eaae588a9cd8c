import { SaxesParser } from 'saxes'
import { importLimits } from '#shared/transfer.ts'
import { htmlToPlainLine } from '../html-to-markdown/html-to-markdown.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import { readText, type SourcePicture, type TextSource } from './source.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Items are children of the channel: `<rss><channel><item>`. */
const CHANNEL_DEPTH = 2

/**
 * Real exports contain stray control characters, HTML entities and blank lines before the
 * declaration. None of these errors changes the content.
 */
const TOLERATED =
  /declaration must be at the start|disallowed character\.|entity|"\]\]>"|outside of root/

/** A slice of a string keeps its whole chunk in memory; a copy does not. */
const ownCopy = (text: string) => Buffer.from(text).toString()

/** Collects one child of the channel at a time, so memory stays bounded. */
class ElementReader {
  private readonly parser = new SaxesParser({ position: false })
  private readonly open: XmlElement[] = []
  private readonly done: XmlElement[] = []
  private depth = 0
  private size = 0

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      if (!TOLERATED.test(error.message)) throw new ImportRefusedError('damaged', error)
    })
    parser.on('doctype', () => {
      throw new ImportRefusedError('doctype')
    })
    parser.on('opentag', ({ name, attributes }) => {
      this.depth += 1
      if (this.depth > importLimits.xmlDepth) throw new ImportRefusedError('too_deep')
      if (this.depth <= CHANNEL_DEPTH) return
      const element = {
        name,
        attributes: attributes as Record<string, string>,
        text: '',
        children: [],
      }
      this.open.at(-1)?.children.push(element)
      this.open.push(element)
    })
    parser.on('text', (text) => this.addText(text))
    parser.on('cdata', (text) => this.addText(text))
    parser.on('closetag', () => this.close())
  }

  private addText(text: string) {
    const element = this.open.at(-1)
    if (element) element.text += text
  }

  private close() {
    this.depth -= 1
    const element = this.open.pop()
    if (!element) return
    element.text = ownCopy(element.text)
    if (this.open.length > 0) return
    this.done.push(element)
    this.size = 0
  }

  write(piece: string): XmlElement[] {
    this.size += piece.length
    this.parser.write(piece)
    if (this.size > importLimits.postBytes) throw new ImportRefusedError('post_too_large')
    return this.done.splice(0)
  }

  end() {
    if (this.depth > 0) throw new ImportRefusedError('cut_off')
    this.parser.close()
  }
}

export async function* readElements(source: TextSource): AsyncGenerator<XmlElement> {
  const reader = new ElementReader()
  for await (const piece of readText(source)) yield* reader.write(piece)
  reader.end()
}

export const childText = (element: XmlElement, name: string) =>
  (element.children.find((child) => child.name === name)?.text ?? '').trim()

export const childrenNamed = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)

export function metaOf(element: XmlElement, key: string): string[] {
  return childrenNamed(element, 'wp:postmeta')
    .filter((meta) => childText(meta, 'wp:meta_key') === key)
    .map((meta) => childText(meta, 'wp:meta_value'))
}

/** Posts refer to items anywhere in the file, so these are collected before the posts are read. */
export interface BlogIndex {
  address: string | null
  authors: Map<string, string>
  authorIds: Set<string>
  attachments: Map<string, SourcePicture>
  wholePictures: FullSizePictures
  /** A gallery without ids shows all attachments of its post. */
  attachedTo: Map<string, string[]>
  /** Paths of posts and pages, which identify the links between them. */
  addresses: Set<string>
  reusableBlocks: Map<string, string>
}

const pictureOf = (item: XmlElement): SourcePicture => ({
  source: childText(item, 'wp:attachment_url'),
  alt: htmlToPlainLine(metaOf(item, '_wp_attachment_image_alt')[0] ?? ''),
  caption: htmlToPlainLine(childText(item, 'excerpt:encoded')),
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

/** WordPress shows no reusable block that is in the trash, private or protected by a password. */
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

/** Attachments may follow the posts that show them, so the whole file is indexed first. */
export async function indexBlog(source: TextSource): Promise<BlogIndex> {
  const index: BlogIndex = {
    address: null,
    authors: new Map(),
    authorIds: new Set(),
    attachments: new Map(),
    wholePictures: new FullSizePictures(),
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
      index.authors.set(
        login,
        htmlToPlainLine(childText(element, 'wp:author_display_name')) || login,
      )
      index.authorIds.add(childText(element, 'wp:author_id'))
    }
  }
  index.authorIds.delete('')
  return index
}

export function pathOfAddress(address: string): string | null {
  if (!/^(?:https?:)?\/\//i.test(address)) return null
  const url = URL.parse(address, 'https://blog.invalid')
  return url && `${url.pathname}${url.search}`
}

/** Copies of a picture differ in scheme, `www.` and query. */
function keyOf(address: string): string | null {
  const url = URL.parse(address)
  return url && `${url.host.replace(/^www\./, '')}${url.pathname}`
}

/** WordPress derives `a-1024x683.jpg` from a picture, and `a-scaled.jpg` from a very large one. */
const withoutSize = (key: string) => key.replace(/-(?:scaled|rotated|\d+x\d+)(?=\.\w+$)/, '')

export class FullSizePictures {
  private readonly uploaded = new Map<string, string>()
  private readonly bySizelessName = new Map<string, string>()

  add(source: string) {
    const key = keyOf(source)
    if (key === null) return
    this.uploaded.set(key, source)
    this.bySizelessName.set(withoutSize(key), source)
  }

  find(address: string): string | null {
    const key = keyOf(address)
    if (key === null) return null
    return this.uploaded.get(key) ?? this.bySizelessName.get(withoutSize(key)) ?? null
  }
}
