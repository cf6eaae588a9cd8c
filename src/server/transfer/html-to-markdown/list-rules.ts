import type TurndownService from 'turndown'
import { asBlock, attribute, type Found, isElement, isInside } from './elements.ts'
import { onOneLine } from './markdown-marks.ts'
import { isInGallery } from './picture-rules.ts'

const ITEM = /^\s*(?:[*-]|\d{1,9}[.)])[ \t]/
const FENCE = /^\s*(`{3,})/

/** An item is one line with its lists below; code in it has to stand by itself after it. */
function partsOf(content: string) {
  const words: string[] = []
  const below: string[] = []
  const code: string[] = []
  let fence: string | null = null
  for (const line of content.split('\n')) {
    if (fence !== null) {
      code.push(line)
      if (line.trim() === fence) fence = null
    } else if (FENCE.test(line)) {
      fence = FENCE.exec(line)?.[1] ?? null
      code.push('', line)
    } else if (ITEM.test(line)) below.push(line)
    else if (line.trim() !== '') words.push(onOneLine(line))
  }
  return { words, below, after: code.length > 0 ? [...code, ''] : [] }
}

const indented = (line: string) => `  ${line}`

/** Without words it is a list below the item before, or in its place where there is none. */
function writeItem(item: Element, content: string): string {
  const { words, below, after } = partsOf(content)
  if (words.length === 0 && below.length > 0) {
    const isFirst = item.previousElementSibling === null
    return [...(isFirst ? below : below.map(indented)), ...after].join('\n')
  }
  // A box to tick off is a mark of ours, too.
  const text = words.join(' ').replace(/^\\?\[([ xX])\\?\]\s+/, '[$1] ')
  return [`${markOf(item)} ${text}`.trimEnd(), ...below.map(indented), ...after].join('\n')
}

const isList = ({ nodeName }: Node) => nodeName === 'UL' || nodeName === 'OL'

/** Some editors put a list that is below an item into an item of its own after it. */
const isOnlyList = (item: Element) =>
  Array.from(item.childNodes).every(
    (child) => isList(child) || (child.nodeValue?.trim() === '' && !isElement(child)),
  )

/** Counted once for each list: looking for every item among all of them takes minutes for a long one. */
const numbers = new WeakMap<Element, Map<Element, number>>()

function numbersIn(list: Element): Map<Element, number> {
  const known = numbers.get(list)
  if (known) return known
  const start = Number.parseInt(attribute(list, 'start') || '1', 10)
  let next = Math.max(0, Number.isNaN(start) ? 1 : start)
  const counted = new Map<Element, number>()
  for (const child of Array.from(list.childNodes)) {
    if (!isElement(child) || child.nodeName !== 'LI') continue
    counted.set(child, next)
    if (!isOnlyList(child)) next += 1
  }
  numbers.set(list, counted)
  return counted
}

function markOf(item: Element): string {
  const list = item.parentNode as Element | null
  return list?.nodeName === 'OL' ? `${numbersIn(list).get(item) ?? 1}.` : '*'
}

export function addListRules(service: TurndownService) {
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      if (isInGallery(node)) return asBlock(content)
      return content.trim() === '' ? '' : `\n${writeItem(node as Found, content)}\n`
    },
  })
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      isInside(node, 'LI') ? `\n${content.trim()}\n` : asBlock(content.trim()),
  })
}
