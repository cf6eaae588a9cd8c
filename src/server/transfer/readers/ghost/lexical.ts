import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { markdownToHtml } from '../markdown/body/markdown-to-html.ts'
import { type Card, writeCard } from './cards.ts'

interface LexicalNode extends Card {
  type?: string
  children?: LexicalNode[]
}

/** Bits of a text node's `format`, from the innermost tag out. */
const FORMATS: [number, string][] = [
  [16, 'code'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
]

const said = (node: LexicalNode, name: string) =>
  typeof node[name] === 'string' ? (node[name] as string) : ''

function writeText(node: LexicalNode): string {
  const format = Number(node.format ?? 0)
  const tags = FORMATS.filter(([bit]) => (format & bit) !== 0)
  return tags.reduce(
    (inner, [, tag]) => `<${tag}>${inner}</${tag}>`,
    escapeHtml(said(node, 'text')),
  )
}

function tagOf(node: LexicalNode): string | null {
  const type = said(node, 'type')
  if (/^(?:extended-)?heading$/.test(type)) return /^h[1-6]$/.exec(said(node, 'tag'))?.[0] ?? 'h2'
  if (/^(?:extended-)?quote$|^aside$/.test(type)) return 'blockquote'
  if (type === 'list') return said(node, 'listType') === 'number' ? 'ol' : 'ul'
  if (type === 'listitem') return 'li'
  return type === 'paragraph' ? 'p' : null
}

function writeNode(node: LexicalNode, depth: number): string {
  if (depth > boxLimits.jsonDepth) return ''
  const type = said(node, 'type')
  if (type === 'text' || type === 'extended-text') return writeText(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'markdown') return markdownToHtml(said(node, 'markdown'))
  const card = writeCard(type === 'codeblock' ? 'code' : type, node)
  if (card !== null) return card
  const inner = (node.children ?? []).map((child) => writeNode(child, depth + 1)).join('')
  if (type === 'link' || type === 'autolink')
    return `<a href="${escapeHtml(said(node, 'url'))}">${inner}</a>`
  const tag = tagOf(node)
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}

/** What Ghost's newer editor keeps. */
export function lexicalToHtml(json: string): string {
  try {
    const { root } = JSON.parse(json) as { root?: LexicalNode }
    return root ? writeNode(root, 0) : ''
  } catch {
    return ''
  }
}
