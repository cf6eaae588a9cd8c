import { escapeLineStart, toOneLine } from '#shared/markdown/write-markdown.ts'
import { safeLink } from '#shared/urls/links.ts'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { photoTexts } from '#texts/admin/editor.ts'
import { writePicturesMarkdown } from '../../photos/pictures-markdown.ts'
import {
  type MarkdownMark,
  plainRunStyle,
  type RunStyle,
  type StyledRun,
  writeRuns,
} from './marked-runs.ts'

/** Longer HTML is pasted as plain text. */
const MAX_HTML_LENGTH = 2_000_000
const MAX_DEPTH = 100

/** Converts HTML copied from Word, Google Docs or a web page. Null if plain text says the same. */
export function pastedHtmlToMarkdown(html: string): string | null {
  if (html.length > MAX_HTML_LENGTH) return null
  // The parsed document is never displayed, so nothing in it is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const page = new Page()
  page.walk(body, { ...plainRunStyle, depth: 0, lists: [], isQuoted: false, isHeading: false })
  const { markdown, isPlain } = page.finish()
  return isPlain || markdown === '' ? null : markdown
}

interface Place extends RunStyle {
  depth: number
  /** Enclosing lists, outermost first. */
  lists: ListCount[]
  isQuoted: boolean
  isHeading: boolean
}

interface ListCount {
  isOrdered: boolean
  next: number
}

interface Line {
  /** Markdown prefix of a heading, list item or quote. */
  opening: string
  runs: StyledRun[]
}

const HEADINGS: Record<string, string> = { H1: '# ', H2: '## ', H3: '### ' }
const SMALL_HEADING = /^H[4-6]$/
const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/
const UNSEEN =
  /^(?:AUDIO|BUTTON|CANVAS|EMBED|HEAD|IFRAME|INPUT|LINK|META|NOSCRIPT|OBJECT|SCRIPT|SELECT|STYLE|SVG|TEMPLATE|TEXTAREA|TITLE|VIDEO|O:P)$/i
const MARKS: Record<string, MarkdownMark> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  CITE: 'em',
  S: 'del',
  DEL: 'del',
  STRIKE: 'del',
}
const CODE = /^(?:CODE|KBD|SAMP|TT)$/

/** Collects the Markdown of a document or of one table cell. */
class Page {
  readonly #blocks: { opening: string; text: string }[] = []
  #line: Line = { opening: '', runs: [] }
  #wordLists: ListCount[] = []
  /** Becomes false at the first element that plain text cannot express. */
  #isPlain = true

  walk(node: Node, place: Place) {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.#add({ ...place, text: child.data.replace(/\s+/g, ' ') })
      else if (child instanceof Element) this.#element(child, place)
    }
  }

  finish() {
    this.#endLine()
    const markdown = this.#blocks
      .map(({ opening, text }, at) => {
        const before = this.#blocks[at - 1]
        if (!before) return opening + text
        const isTogether = kindOf(opening) !== '' && kindOf(opening) === kindOf(before.opening)
        return (isTogether ? '\n' : '\n\n') + opening + text
      })
      .join('')
    return { markdown, isPlain: this.#isPlain }
  }

  #add(run: StyledRun) {
    const isWords = 'written' in run || run.text.trim() !== ''
    if (!isWords && this.#line.runs.length === 0) return
    if (isWords && (run.marks.length > 0 || run.href || run.isCode || 'written' in run))
      this.#isPlain = false
    this.#line.runs.push(run)
  }

  #endLine(opening = '') {
    const { opening: before, runs } = this.#line
    const words = writeRuns(runs)
    if (words !== '') {
      if (before !== '') this.#isPlain = false
      this.#blocks.push({ opening: before, text: before ? words : escapeLineStart(words) })
    }
    this.#line = { opening, runs: [] }
  }

  #element(element: Element, outer: Place) {
    const { nodeName: name } = element
    if (UNSEEN.test(name) || isHidden(element)) return
    const place = { ...outer, ...lookOf(element, outer), depth: outer.depth + 1 }
    if (place.depth > MAX_DEPTH) return this.#add({ ...place, text: element.textContent ?? '' })
    if (name === 'BR')
      return place.lists.length > 0 ? this.#space(place) : this.#endLine(quote(place))
    if (name === 'IMG') return this.#picture(element, place)
    if (name === 'PRE') return this.#code(element)
    if (name === 'TABLE' && element.querySelectorAll('tr:first-child > *').length > 1)
      return this.#table(element as HTMLTableElement)
    if (name === 'UL' || name === 'OL') return this.#list(element, place)
    if (name === 'LI') return this.#item(element, place, place.lists)
    const level = wordListLevel(element)
    if (level) return this.#wordItem(element, place, level)
    if (!BLOCKS.test(name)) return this.walk(element, place)
    // A list item is one line, so blocks inside it are joined by spaces.
    if (place.lists.length > 0) {
      this.#space(place)
      return this.walk(element, place)
    }
    this.#block(element, place)
  }

  #block(element: Element, place: Place) {
    const { nodeName: name } = element
    this.#wordLists = []
    const isQuoted = place.isQuoted || name === 'BLOCKQUOTE'
    const heading = HEADINGS[name] ?? (SMALL_HEADING.test(name) ? '### ' : '')
    this.#endLine(heading || quote({ isQuoted }))
    if (name === 'HR') this.#write('', '---')
    else this.walk(element, { ...place, isQuoted, isHeading: place.isHeading || heading !== '' })
    this.#endLine(quote(place))
  }

  #space(place: Place) {
    this.#add({ ...place, text: ' ' })
  }

  #write(opening: string, text: string) {
    this.#endLine()
    this.#isPlain = false
    this.#blocks.push({ opening, text })
  }

  #list(element: Element, place: Place) {
    const start = Number(element.getAttribute('start') ?? 1)
    const list = { isOrdered: element.nodeName === 'OL', next: Number.isInteger(start) ? start : 1 }
    if (place.lists.length === 0) this.#endLine()
    this.walk(element, { ...place, lists: [...place.lists, list] })
    if (place.lists.length === 0) this.#endLine(quote(place))
  }

  #item(element: Element, place: Place, around: ListCount[]) {
    const lists = around.length > 0 ? around : [{ isOrdered: false, next: 1 }]
    this.#endLine(markOf(lists))
    this.walk(element, { ...place, lists })
  }

  /** Word exports list items as paragraphs that contain their bullet or number. */
  #wordItem(element: Element, place: Place, level: number) {
    const sign = element.querySelector('[style*="mso-list:Ignore" i]')
    const isOrdered = /^\W?[\da-z]+[.)]/i.test((sign?.textContent ?? '').trim())
    sign?.remove()
    this.#wordLists.length = Math.min(this.#wordLists.length, level)
    while (this.#wordLists.length < level) this.#wordLists.push({ isOrdered, next: 1 })
    this.#item(element, place, this.#wordLists)
    this.#endLine()
  }

  /** The diary's own pictures are inserted; remote ones become links, because they may vanish or belong to others. */
  #picture(element: Element, place: Place) {
    const alt = toOneLine(element.getAttribute('alt') ?? '')
    const src = element.getAttribute('src') ?? ''
    const own = src.startsWith(`${location.origin}/media/`) ? src.slice(location.origin.length) : ''
    if (isValidImageUrl(own))
      return this.#add({
        ...place,
        written: writePicturesMarkdown([{ url: own, alt, caption: '' }]),
      })
    const href = place.href ?? webAddress(src)
    const text = alt || (href ? photoTexts.linkedPicture : '')
    if (text) this.#add({ ...place, href, text })
  }

  #code(element: Element) {
    const code = (element.textContent ?? '').replace(/^\n|\n$/g, '')
    const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length))
    const fence = '`'.repeat(longest + 1)
    if (code.trim() !== '') this.#write('', `${fence}\n${code}\n${fence}`)
    this.#endLine()
  }

  #table(table: HTMLTableElement) {
    const rows = [...table.rows].map((row) => [...row.cells].map(cellOf))
    const columns = Math.max(...rows.map((cells) => cells.length))
    const line = (cells: string[]) =>
      `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`
    const [head = [], ...others] = rows
    const dashes = Array.from({ length: columns }, () => '---')
    this.#write('', [head, dashes, ...others].map(line).join('\n'))
  }
}

const cellOf = (cell: HTMLElement) => {
  const inner = new Page()
  inner.walk(cell, { ...plainRunStyle, depth: 0, lists: [], isQuoted: false, isHeading: false })
  return toOneLine(inner.finish().markdown).replace(/\|/g, '\\|')
}

const quote = ({ isQuoted }: Pick<Place, 'isQuoted'>) => (isQuoted ? '> ' : '')

const kindOf = (opening: string) => {
  if (opening.startsWith('>')) return 'quote'
  return /^ *(?:\*|\d+\.) $/.test(opening) ? 'list' : ''
}

function markOf(lists: ListCount[]): string {
  const list = lists.at(-1)
  const indent = '  '.repeat(lists.length - 1)
  if (!list?.isOrdered) return `${indent}* `
  list.next += 1
  return `${indent}${list.next - 1}. `
}

const wordListLevel = (element: Element) =>
  Number(/mso-list:\s*l\d+ level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0)

const isHidden = (element: Element) =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')

const webAddress = (address: string) => {
  const link = safeLink(address)
  // A URL without a host belonged to the copied site, not to this diary.
  return link && (link.external || link.href.startsWith('mailto:')) ? link.href : null
}

function lookOf(element: Element, outer: Place): RunStyle {
  const { nodeName: name } = element
  const style = element.getAttribute('style') ?? ''
  const named = MARKS[name]
  const found = new Set<MarkdownMark>(outer.marks)
  if (named) found.add(named)
  // Google Docs wraps everything in a `<b>` that is not bold.
  apply(
    found,
    'strong',
    /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1],
    /^(?:bold|bolder|[6-9]00)$/i,
  )
  apply(found, 'em', /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1], /^(?:italic|oblique)$/i)
  if (/text-decoration[\w-]*:[^;]*line-through/i.test(style)) found.add('del')
  // Headings are bold anyway.
  if (outer.isHeading || /^H[1-6]$/.test(name)) found.delete('strong')
  const href = name === 'A' ? webAddress(element.getAttribute('href') ?? '') : outer.href
  return { marks: [...found], href, isCode: outer.isCode || CODE.test(name) }
}

function apply(
  found: Set<MarkdownMark>,
  mark: MarkdownMark,
  value: string | undefined,
  isOn: RegExp,
) {
  if (value === undefined || value === 'inherit') return
  if (isOn.test(value)) found.add(mark)
  else found.delete(mark)
}
