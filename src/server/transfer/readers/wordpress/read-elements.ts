import { SaxesParser } from 'saxes'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { readText, type TextSource } from '../../box/text-source.ts'
import { MovingError } from '../../moving.errors.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Where a blog's things stand: `<rss><channel><item>`. */
const CHANNEL_DEPTH = 2

/**
 * Real exports hold stray control characters and entities of HTML, and blank lines of plugins at their start; none
 * of them changes what the file says.
 */
const TOLERATED =
  /declaration must be at the start|disallowed character\.|entity|"\]\]>"|outside of root/

/** A piece cut out of a string holds on to the whole of it, here to all that was read at once. */
const ownCopy = (text: string) => Buffer.from(text).toString()

/** Gathers the elements of the channel, each with all that is in it. Keeps one of them at a time. */
class ElementReader {
  private readonly parser = new SaxesParser({ position: false })
  private readonly open: XmlElement[] = []
  private readonly done: XmlElement[] = []
  private depth = 0
  private size = 0

  constructor() {
    const { parser } = this
    parser.on('error', (error) => {
      if (!TOLERATED.test(error.message)) throw new MovingError('damaged', error)
    })
    parser.on('doctype', () => {
      throw new MovingError('doctype')
    })
    parser.on('opentag', ({ name, attributes }) => {
      this.depth += 1
      if (this.depth > boxLimits.xmlDepth) throw new MovingError('too_deep')
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

  /** The elements that ended in this piece. */
  write(piece: string): XmlElement[] {
    this.size += piece.length
    this.parser.write(piece)
    if (this.size > boxLimits.postBytes) throw new MovingError('post_too_large')
    return this.done.splice(0)
  }

  end() {
    if (this.depth > 0) throw new MovingError('cut_off')
    this.parser.close()
  }
}

/** The children of the channel in order, read in one go and forgotten one by one. */
export async function* readElements(source: TextSource): AsyncGenerator<XmlElement> {
  const reader = new ElementReader()
  for await (const piece of readText(source)) yield* reader.write(piece)
  reader.end()
}

export const childText = (element: XmlElement, name: string) =>
  (element.children.find((child) => child.name === name)?.text ?? '').trim()

export const childrenNamed = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)

/** What plugins and WordPress itself keep about a post. */
export function metaOf(element: XmlElement, key: string): string[] {
  return childrenNamed(element, 'wp:postmeta')
    .filter((meta) => childText(meta, 'wp:meta_key') === key)
    .map((meta) => childText(meta, 'wp:meta_value'))
}
