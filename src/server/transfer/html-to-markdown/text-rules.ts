import type TurndownService from 'turndown'
import { linkTargetMarkdown, toOneLine } from '#shared/markdown/write-markdown.ts'
import {
  asBlock,
  attributeOf,
  type Conversion,
  type ElementNode,
  elementsByTag,
  hasClass,
  isElement,
  isInside,
  plainTextOf,
} from './marks.ts'
import { isImageFileUrl, isInGallery } from './media-rules.ts'

/** In our markdown each line is a paragraph, so emphasis must open and close on the same line. */
const marked = (mark: string) => (content: string) =>
  content
    .split('\n')
    .map((line) =>
      line.trim() === '' ? line : line.replace(line.trim(), (words) => `${mark}${words}${mark}`),
    )
    .join('\n')

/** A parent may have thousands of links, so counting them for each link would be quadratic. */
const linkCounts = new WeakMap<Node, Map<string, number>>()

function linksIn(parent: Node): Map<string, number> {
  const known = linkCounts.get(parent)
  if (known) return known
  const counts = new Map<string, number>()
  for (const child of Array.from(parent.childNodes).filter(isElement)) {
    const href = attributeOf(child, 'href')
    counts.set(href, (counts.get(href) ?? 0) + 1)
  }
  linkCounts.set(parent, counts)
  return counts
}

/** The download button of a WordPress file block repeats the link before it. */
const isSecondLink = (link: Element, href: string) =>
  hasClass(link, /(?:^|\s)wp-block-file__button(?:\s|$)/) &&
  link.parentNode !== null &&
  (linksIn(link.parentNode).get(href) ?? 0) > 1

function writeLink(content: string, link: Element, conversion: Conversion): string {
  const words = toOneLine(content)
  const href = attributeOf(link, 'href')
  if (words === '' || href === '') return content
  const pictures = elementsByTag(link, 'img')
  // A link from a picture to its own full size is redundant.
  if (
    pictures.length > 0 &&
    (isImageFileUrl(href) || (plainTextOf(link) === '' && isInGallery(link)))
  )
    return content
  if (isInside(link, 'A')) return content
  if (isSecondLink(link, href)) return ''
  const target = conversion.links.linkTarget(href)
  if (target === null) return content
  // The diary turns a bare address into a link, and a video address alone on its line into a
  // player.
  if (plainTextOf(link) === target && /^https?:/i.test(target)) return target
  return `[${words}]${linkTargetMarkdown(target)}`
}

const codeText = (node: Node): string =>
  Array.from(node.childNodes)
    .map((child) =>
      child.nodeName === 'BR'
        ? '\n'
        : child.nodeType === 3
          ? (child.nodeValue ?? '')
          : codeText(child),
    )
    .join('')

function languageOf(pre: Element): string {
  const code = elementsByTag(pre, 'code')[0]
  const classes = [pre, code].map(
    (element) => element && `${attributeOf(element, 'class')} ${attributeOf(element, 'data-lang')}`,
  )
  return (
    /(?:language-|lang-|brush: ?|lang: ?)([\w+#-]+)/i.exec(classes.join(' '))?.[1]?.toLowerCase() ??
    ''
  )
}

/** Drops the line break after the opening tag and the empty lines before the closing tag. */
function withoutOuterLines(code: string): string {
  const from = code.startsWith('\n') ? 1 : 0
  const end = code.indexOf('\n', code.trimEnd().length)
  return code.slice(from, end < from ? code.length : end)
}

function writeCode(pre: Element): string {
  const code = withoutOuterLines(withFewBlanks(codeText(pre)))
  let longest = 2
  for (const [ticks] of code.matchAll(/`+/g)) longest = Math.max(longest, ticks.length)
  const fence = '`'.repeat(longest + 1)
  return code.trim() === '' ? '' : asBlock([`${fence}${languageOf(pre)}`, code, fence].join('\n'))
}

export function addTextRules(service: TurndownService, conversion: Conversion) {
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    write: (content: string, element: ElementNode) => string,
  ) =>
    service.addRule(name, {
      filter,
      replacement: (content, node) => write(content, node as ElementNode),
    })

  rule('strong', ['strong', 'b'], (content, node) =>
    isInside(node, 'STRONG', 'B') ? content : marked('**')(content),
  )
  rule('em', ['em', 'i', 'cite'], (content, node) =>
    isInside(node, 'EM', 'I', 'CITE') ? content : marked('*')(content),
  )
  rule('del', ['del', 's', 'strike' as 's'], (content, node) =>
    isInside(node, 'DEL', 'S', 'STRIKE') ? content : marked('~~')(content),
  )
  rule('link', 'a', (content, node) => writeLink(content, node, conversion))
  rule('heading', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], (content, node) => {
    const words = toOneLine(content)
    const level = Math.min(3, Number(node.nodeName.charAt(1)))
    return words === ''
      ? ''
      : asBlock(isInside(node, 'LI', 'TD', 'TH') ? words : `${'#'.repeat(level)} ${words}`)
  })
  rule('code block', 'pre', (_, node) => writeCode(node))
  rule('break', 'br', (_, node) => (isInside(node, 'H1', 'H2', 'H3', 'LI', 'TD') ? ' ' : '\n'))
  rule('quote', 'blockquote', (content) =>
    asBlock(
      content
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n'),
    ),
  )
  rule('term', ['dt', 'summary'], (content) => asBlock(marked('**')(toOneLine(content))))
  rule('footnote mark', 'sup', (content, node) => {
    const isNote = elementsByTag(node, 'a').some((link) =>
      attributeOf(link, 'href').startsWith('#'),
    )
    return isNote ? ` \\[${toOneLine(content).replace(/^\\\[|\\\]$/g, '')}\\]` : content
  })
  service.remove([
    'style',
    'noscript',
    'head',
    'title',
    'link',
    'meta',
    'svg' as 'style',
    'template',
    'button',
  ])
}

const ITEM = /^\s*(?:[*-]|\d{1,9}[.)])[ \t]/
const FENCE = /^\s*(`{3,})/

/**
 * In our markdown an item is one line with its nested lists below; code blocks have to follow the
 * item.
 */
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
    else if (line.trim() !== '') words.push(toOneLine(line))
  }
  return { words, below, after: code.length > 0 ? [...code, ''] : [] }
}

const indented = (line: string) => `  ${line}`

/**
 * An item that contains only a list nests it below the previous item; the first item is replaced by
 * its list.
 */
function writeItem(item: Element, content: string): string {
  const { words, below, after } = partsOf(content)
  if (words.length === 0 && below.length > 0) {
    const isFirst = item.previousElementSibling === null
    return [...(isFirst ? below : below.map(indented)), ...after].join('\n')
  }
  const text = words.join(' ').replace(/^\\?\[([ xX])\\?\]\s+/, '[$1] ')
  return [`${markOf(item)} ${text}`.trimEnd(), ...below.map(indented), ...after].join('\n')
}

const isList = ({ nodeName }: Node) => nodeName === 'UL' || nodeName === 'OL'

/** Some editors wrap a nested list in an item of its own. */
const isOnlyList = (item: Element) =>
  Array.from(item.childNodes).every(
    (child) => isList(child) || (child.nodeValue?.trim() === '' && !isElement(child)),
  )

/** Numbering every item by itself would be quadratic, so the numbers of a list are cached. */
const numbers = new WeakMap<Element, Map<Element, number>>()

function numbersIn(list: Element): Map<Element, number> {
  const known = numbers.get(list)
  if (known) return known
  const start = Number.parseInt(attributeOf(list, 'start') || '1', 10)
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
      return content.trim() === '' ? '' : `\n${writeItem(node as ElementNode, content)}\n`
    },
  })
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement: (content, node) =>
      isInside(node, 'LI') ? `\n${content.trim()}\n` : asBlock(content.trim()),
  })
}

const MAX_BLANKS = 100

const withFewBlanks = (text: string) => text.replace(/\s+/g, (run) => run.slice(0, MAX_BLANKS))

/**
 * Turndown has no hook between parsing and writing, so the rule of this first element does that
 * work.
 */
export const BLANKS_RULE_TRIGGER = '<p>.</p>'

/**
 * Turndown trims with patterns that are quadratic in the length of a run of white space. All runs
 * are therefore shortened before anything is written, also across elements: `<i> </i><i> </i>`.
 */
export function addBlanksRule(service: TurndownService) {
  let isFirst = true
  service.addRule('blanks', {
    filter: () => isFirst,
    replacement: (_, node) => {
      isFirst = false
      shortenBlanks(node.parentNode as Node)
      return ''
    },
  })
}

function shortenBlanks(root: Node) {
  let blanks = 0
  const shortened = (text: string) => {
    const shortenedParts: string[] = []
    for (const part of text.split(/(\s+)/)) {
      const isBlank = part.trim() === ''
      if (isBlank) shortenedParts.push(part.slice(0, Math.max(0, MAX_BLANKS - blanks)))
      else shortenedParts.push(part)
      if (part !== '') blanks = isBlank ? blanks + part.length : 0
    }
    return shortenedParts.join('')
  }
  const visit = (node: Node) => {
    if (node.nodeType === 3) node.nodeValue = shortened(node.nodeValue ?? '')
    if (isElement(node)) {
      for (const { name, value } of Array.from(node.attributes)) {
        if (/\s{2}/.test(value)) node.setAttribute(name, value.replace(/\s+/g, ' '))
      }
    }
    for (const child of Array.from(node.childNodes)) visit(child)
  }
  visit(root)
}
