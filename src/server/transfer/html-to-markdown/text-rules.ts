import type TurndownService from 'turndown'
import { withFewBlanks } from './blanks-rule.ts'
import type { Conversion } from './conversion.ts'
import {
  all,
  asBlock,
  attribute,
  type Found,
  hasClass,
  isElement,
  isInside,
  wordsOf,
} from './elements.ts'
import { linkTarget, onOneLine } from './markdown-marks.ts'
import { isInGallery } from './picture-rules.ts'
import { isImageFile } from './picture-source.ts'

/** Each line of ours is a paragraph, so that marks open and close on the same one. */
const marked = (mark: string) => (content: string) =>
  content
    .split('\n')
    .map((line) =>
      line.trim() === '' ? line : line.replace(line.trim(), (words) => `${mark}${words}${mark}`),
    )
    .join('\n')

/** Counted once for each parent: a page can have thousands of them side by side. */
const linkCounts = new WeakMap<Node, Map<string, number>>()

function linksIn(parent: Node): Map<string, number> {
  const known = linkCounts.get(parent)
  if (known) return known
  const counts = new Map<string, number>()
  for (const child of Array.from(parent.childNodes).filter(isElement)) {
    const href = attribute(child, 'href')
    counts.set(href, (counts.get(href) ?? 0) + 1)
  }
  linkCounts.set(parent, counts)
  return counts
}

/** The button after a file's name, which leads to the same file. */
const isSecondLink = (link: Element, href: string) =>
  hasClass(link, /(?:^|\s)wp-block-file__button(?:\s|$)/) &&
  link.parentNode !== null &&
  (linksIn(link.parentNode).get(href) ?? 0) > 1

function writeLink(content: string, link: Element, conversion: Conversion): string {
  const words = onOneLine(content)
  const href = attribute(link, 'href')
  if (words === '' || href === '') return content
  const pictures = all(link, 'img')
  // The link around a picture only led to the whole of it.
  if (pictures.length > 0 && (isImageFile(href) || (wordsOf(link) === '' && isInGallery(link))))
    return content
  if (isInside(link, 'A')) return content
  if (isSecondLink(link, href)) return ''
  const target = conversion.surroundings.linkTarget(href)
  if (target === null) return content
  // A bare address links itself, and a video's alone in its line shows as one.
  if (wordsOf(link) === target && /^https?:/i.test(target)) return target
  return `[${words}]${linkTarget(target)}`
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
  const code = all(pre, 'code')[0]
  const said = [pre, code].map(
    (element) => element && `${attribute(element, 'class')} ${attribute(element, 'data-lang')}`,
  )
  return (
    /(?:language-|lang-|brush: ?|lang: ?)([\w+#-]+)/i.exec(said.join(' '))?.[1]?.toLowerCase() ?? ''
  )
}

/** Without the line end after the opening tag, and without empty lines before the closing one. */
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
    write: (content: string, element: Found) => string,
  ) =>
    service.addRule(name, { filter, replacement: (content, node) => write(content, node as Found) })

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
    const words = onOneLine(content)
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
  rule('term', ['dt', 'summary'], (content) => asBlock(marked('**')(onOneLine(content))))
  rule('footnote mark', 'sup', (content, node) => {
    const isNote = all(node, 'a').some((link) => attribute(link, 'href').startsWith('#'))
    return isNote ? ` \\[${onOneLine(content).replace(/^\\\[|\\\]$/g, '')}\\]` : content
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
