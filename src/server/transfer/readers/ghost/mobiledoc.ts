import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { markdownToHtml } from '../markdown/body/markdown-to-html.ts'
import { type Card, writeCard } from './cards.ts'

type Markup = [tag: string, attributes?: string[]]
type Marker = [type: number, opened: number[], closed: number, value: string | number]
type Section = [type: number, ...rest: unknown[]]

interface Mobiledoc {
  atoms?: [name: string, text: string, payload: unknown][]
  cards?: [name: string, payload: Card][]
  markups?: Markup[]
  sections?: Section[]
}

const [MARKUP, IMAGE, LIST, CARD] = [1, 2, 3, 10]

const isTag = (tag: unknown): tag is string =>
  /^(?:p|h[1-6]|blockquote|aside|pull-quote|ul|ol|strong|b|em|i|a|code|s|u|sub|sup)$/.test(
    String(tag),
  )

function openTag([tag, attributes = []]: Markup): string {
  const at = attributes.indexOf('href')
  const href = at === -1 ? '' : ` href="${escapeHtml(String(attributes[at + 1] ?? ''))}"`
  return `<${tag}${href}>`
}

function writeMarkers(markers: Marker[], { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = []
  const parts: string[] = []
  for (const [type, opened, closed, value] of markers) {
    for (const markup of opened.map((at) => markups[at])) {
      if (!markup || !isTag(markup[0])) continue
      open.push(markup[0])
      parts.push(openTag(markup))
    }
    const atom = type === 1 ? atoms[Number(value)] : undefined
    parts.push(
      atom ? (atom[0] === 'soft-return' ? '<br>' : escapeHtml(atom[1])) : escapeHtml(String(value)),
    )
    for (const tag of open.splice(Math.max(0, open.length - closed)).reverse())
      parts.push(`</${tag}>`)
  }
  return parts.join('')
}

function writeCardSection(at: number, { cards = [] }: Mobiledoc): string {
  const [name = '', payload = {}] = cards[at] ?? []
  if (name === 'markdown' || name === 'card-markdown')
    return markdownToHtml(String(payload.markdown ?? ''))
  return writeCard(name, payload) ?? ''
}

function writeSection([type, ...rest]: Section, document: Mobiledoc): string {
  if (type === CARD) return writeCardSection(Number(rest[0]), document)
  if (type === IMAGE) return `<img src="${escapeHtml(String(rest[0]))}">`
  const tag = isTag(rest[0]) ? rest[0].replace(/aside|pull-quote/, 'blockquote') : 'p'
  if (type === LIST) {
    const items = (rest[1] as Marker[][]).map(
      (markers) => `<li>${writeMarkers(markers, document)}</li>`,
    )
    return `<${tag}>${items.join('')}</${tag}>`
  }
  if (type !== MARKUP) return ''
  return `<${tag}>${writeMarkers((rest[1] ?? []) as Marker[], document)}</${tag}>`
}

/** What Ghost's older editor keeps: sections of marked text, and cards. */
export function mobiledocToHtml(json: string): string {
  try {
    const document = JSON.parse(json) as Mobiledoc
    return (document.sections ?? []).map((section) => writeSection(section, document)).join('\n')
  } catch {
    return ''
  }
}
