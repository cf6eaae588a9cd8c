import { linkTargetMarkdown } from '#shared/markdown/write-markdown.ts'
import type { ImportWarning, ImportWarningKind } from '#shared/transfer.ts'
import type { SourcePicture } from '../sources/source.ts'

export interface SourceLinks {
  pictureSource(address: string): string | null
  /** Returns null for a link that has no meaning outside the old page. */
  linkTarget(address: string): string | null
  attachment?(id: string): SourcePicture | null
}

export interface ConvertedHtml {
  markdown: string
  pictures: SourcePicture[]
  warnings: ImportWarning[]
}

const TARGET = /\]\((<[^<>\n]*>|[^\s()<>]+)/g

export class Conversion {
  readonly links: SourceLinks
  private readonly pictures = new Map<string, SourcePicture>()
  private readonly warnings = new Map<string, ImportWarning>()

  constructor(links: SourceLinks) {
    this.links = links
  }

  addPicture(picture: SourcePicture) {
    if (!this.pictures.has(picture.source)) this.pictures.set(picture.source, picture)
  }

  addWarning(kind: ImportWarningKind, detail: string) {
    const short = detail.replace(/\s+/g, ' ').trim().slice(0, 200)
    this.warnings.set(`${kind} ${short}`, { kind, detail: short })
  }

  finish(markdown: string): ConvertedHtml {
    const targets = new Set(Array.from(markdown.matchAll(TARGET), ([, target]) => target))
    const isThere = ({ source }: SourcePicture) =>
      targets.has(linkTargetMarkdown(source).slice(1, -1))
    return {
      markdown,
      pictures: [...this.pictures.values()].filter(isThere),
      warnings: [...this.warnings.values()],
    }
  }
}

export type ElementNode = Node & Element

export const isElement = (node: unknown): node is Element => (node as Node | null)?.nodeType === 1

export const attributeOf = (element: Element, name: string) =>
  (element.getAttribute(name) ?? '').trim()

export function hasClass(element: Element, pattern: RegExp): boolean {
  return pattern.test(attributeOf(element, 'class'))
}

export function findAncestor(node: Node, test: (element: Element) => boolean): Element | null {
  for (let at = node.parentNode; isElement(at); at = at.parentNode) if (test(at)) return at
  return null
}

export const isInside = (node: Node, ...tags: string[]) =>
  findAncestor(node, (element) => tags.includes(element.nodeName)) !== null

export const elementsByTag = (element: Element, tag: string) =>
  Array.from<Element>(element.getElementsByTagName(tag))

export const plainTextOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const asBlock = (text: string) => (text.trim() === '' ? '\n\n' : `\n\n${text}\n\n`)

/**
 * Mark the ends of cells and rows while a table is converted: these noncharacters never occur in
 * text.
 */
export const CELL_END_MARK = '\uFDD0'
export const ROW_END_MARK = '\uFDD1'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g

export const withoutUnwritableCharacters = (text: string) =>
  text.replace(unwritable, '').replace(/\r\n?/g, '\n')
