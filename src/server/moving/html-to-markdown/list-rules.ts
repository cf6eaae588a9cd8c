import type TurndownService from 'turndown'
import { asBlock, attribute, type Found, isInside } from './elements.ts'
import { isInGallery } from './picture-rules.ts'

const ITEM = /^\s*(?:[*-]|\d{1,9}[.)])[ \t]/
const FENCE = /^\s*(`{3,})/

/** An item is one line with its lists below; code in it has to stand by itself after it. */
function writeItem(mark: string, content: string): string {
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
    } else if (ITEM.test(line)) below.push(`  ${line}`)
    else if (line.trim() !== '') words.push(line.trim())
  }
  // A box to tick off is a mark of ours, too.
  const text = words.join(' ').replace(/^\\?\[([ xX])\\?\]\s+/, '[$1] ')
  const item = `${mark} ${text}`.trimEnd()
  const after = code.length > 0 ? [...code, ''] : []
  return [words.length > 0 || below.length === 0 ? item : `${mark} …`, ...below, ...after].join(
    '\n',
  )
}

function markOf(item: Element): string {
  const list = item.parentNode as Element | null
  if (list?.nodeName !== 'OL') return '*'
  const items = Array.from(list.children).filter(({ nodeName }) => nodeName === 'LI')
  const start = Number.parseInt(attribute(list, 'start') || '1', 10)
  return `${Math.max(0, Number.isNaN(start) ? 1 : start) + items.indexOf(item)}.`
}

export function addListRules(service: TurndownService) {
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      if (isInGallery(node)) return asBlock(content)
      return content.trim() === '' ? '' : `\n${writeItem(markOf(node as Found), content)}\n`
    },
  })
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      isInside(node, 'LI') ? `\n${content.trim()}\n` : asBlock(content.trim()),
  })
}
