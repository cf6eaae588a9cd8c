/** An element as turndown's rules meet it. */
export type Found = Node & Element

export const isElement = (node: unknown): node is Element => (node as Node | null)?.nodeType === 1

export const attribute = (element: Element, name: string) =>
  (element.getAttribute(name) ?? '').trim()

export function hasClass(element: Element, pattern: RegExp): boolean {
  return pattern.test(attribute(element, 'class'))
}

export function findAround(node: Node, test: (element: Element) => boolean): Element | null {
  for (let at = node.parentNode; isElement(at); at = at.parentNode) if (test(at)) return at
  return null
}

export const isInside = (node: Node, ...tags: string[]) =>
  findAround(node, (element) => tags.includes(element.nodeName)) !== null

export const all = (element: Element, tag: string) =>
  Array.from<Element>(element.getElementsByTagName(tag))

export const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** A block of its own, with an empty line before and after. */
export const asBlock = (text: string) => (text.trim() === '' ? '\n\n' : `\n\n${text}\n\n`)
