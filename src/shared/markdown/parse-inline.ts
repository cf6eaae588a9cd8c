import { type Delimiter, pairDelimiters, readDelimiter } from './emphasis.ts'
import {
  type FoundInline,
  findEndOfRun,
  type InlineNode,
  isEscapable,
  textWithAlt,
} from './inline.ts'
import { readAngleBracketLink, readBareUrl, readLinkTarget, readMailAddress } from './links.ts'

/** Real paragraphs stay far below these limits; a longer line is shown unparsed. */
const MAX_LINE_LENGTH = 20_000
const MAX_MARKS = 400

function isTooMuch(line: string): boolean {
  if (line.length > MAX_LINE_LENGTH) return true
  let marks = 0
  for (const char of line) if ('*_[~'.includes(char)) marks += 1
  return marks > MAX_MARKS
}

/** Unknown syntax stays literal text, raw HTML above all. */
export function parseInline(line: string): InlineNode[] {
  return isTooMuch(line) ? [{ type: 'text', text: line }] : new LineReader(line).read()
}

interface Bracket {
  /** `start` is the position in the line, `part` the index of its mark among the parts. */
  start: number
  part: number
  isImage: boolean
}

/**
 * Reads a line once, from left to right. Each attempt examines a bounded stretch or one that no other attempt
 * examines again, so that the time stays linear for any input.
 */
class LineReader {
  private readonly line: string
  private readonly codeSpans: CodeSpans
  private readonly parts: (InlineNode | Delimiter)[] = []
  private readonly brackets: Bracket[] = []
  private lastLinkStart = -1
  private textFrom = 0
  private at = 0

  constructor(line: string) {
    this.line = line
    this.codeSpans = new CodeSpans(line)
  }

  read(): InlineNode[] {
    while (this.at < this.line.length) this.readNext()
    this.addText(this.line.length)
    return pairDelimiters(this.parts)
  }

  private readNext() {
    const { line, at } = this
    const next = line.charAt(at + 1)
    switch (line.charAt(at)) {
      case '\\':
        return isEscapable(next)
          ? this.addPart(at + 2, { type: 'text', text: next })
          : this.skipCharacter()
      case '`':
        return this.addFound(this.codeSpans.read(at))
      case '*':
      case '_': {
        const { end, part } = readDelimiter(line, at)
        return this.addPart(end, part)
      }
      case '~':
        return this.readTildes(findEndOfRun(line, at))
      case '!':
        return next === '[' ? this.openBracket('![') : this.skipCharacter()
      case '[':
        return this.openBracket('[')
      case ']':
        return this.closeBracket()
      case '<':
        return this.addFound(readAngleBracketLink(line, at))
      case '@':
        return this.addFound(readMailAddress(line, at, this.textFrom))
      case 'h':
      case 'H':
      case 'w':
      case 'W':
        return this.addFound(readBareUrl(line, at, this.brackets.length > 0))
      default:
        return this.skipCharacter()
    }
  }

  private skipCharacter() {
    this.at += 1
  }

  private addText(to: number) {
    const text = this.line.slice(this.textFrom, to)
    if (text) this.parts.push({ type: 'text', text })
    this.textFrom = to
  }

  private addPart(end: number, part: InlineNode | Delimiter, start = this.at) {
    this.addText(start)
    this.parts.push(part)
    this.at = end
    this.textFrom = end
  }

  private addFound(found: FoundInline | null) {
    if (found) this.addPart(found.end, found.node, found.start)
    else this.skipCharacter()
  }

  /** Two tildes strike through; one means "about", and three or more have no meaning. */
  private readTildes(end: number) {
    if (end - this.at === 2) return this.addPart(end, readDelimiter(this.line, this.at).part)
    this.at = end
  }

  private openBracket(mark: '[' | '![') {
    const start = this.at
    this.addPart(start + mark.length, { type: 'text', text: mark })
    this.brackets.push({ start, part: this.parts.length - 1, isImage: mark === '![' })
  }

  private closeBracket() {
    const bracket = this.brackets.pop()
    const target = bracket && readLinkTarget(this.line, this.at + 1)
    // A link cannot contain another link: the innermost one wins.
    if (!target || (!bracket.isImage && this.lastLinkStart > bracket.start))
      return this.skipCharacter()
    this.addText(this.at)
    const [, ...inside] = this.parts.splice(bracket.part)
    const children = pairDelimiters(inside)
    const { href, title, end } = target
    if (bracket.isImage) {
      const alt = textWithAlt(children)
      return this.addPart(end, { type: 'image', src: href, alt, caption: title })
    }
    this.lastLinkStart = bracket.start
    this.addPart(end, { type: 'link', href, children })
  }
}

/**
 * Code ends at the next run of the same number of backticks. The runs are found once per line, which keeps
 * the time linear.
 */
class CodeSpans {
  private readonly line: string
  private runs: Map<number, number[]> | null = null

  constructor(line: string) {
    this.line = line
  }

  /** Positions must be passed in ascending order: earlier runs are dropped. */
  read(at: number): FoundInline {
    const end = findEndOfRun(this.line, at)
    const close = this.nextRun(end - at, end)
    if (close === undefined) return { end, node: { type: 'text', text: this.line.slice(at, end) } }
    const text = withoutPadding(this.line.slice(end, close))
    return { end: close + (end - at), node: { type: 'code', text } }
  }

  private nextRun(length: number, from: number): number | undefined {
    this.runs ??= findRuns(this.line)
    const starts = this.runs.get(length) ?? []
    while ((starts.at(-1) ?? from) < from) starts.pop()
    return starts.at(-1)
  }
}

/** Maps each run length to its start positions in descending order, so that `pop` yields the next one. */
function findRuns(line: string): Map<number, number[]> {
  const runs = new Map<number, number[]>()
  for (let at = 0; at < line.length; at += 1) {
    if (line.charAt(at) !== '`') continue
    const end = findEndOfRun(line, at)
    const starts = runs.get(end - at) ?? []
    starts.push(at)
    runs.set(end - at, starts)
    at = end
  }
  for (const starts of runs.values()) starts.reverse()
  return runs
}

/** A space at both ends allows code that starts or ends with a backtick. */
function withoutPadding(text: string): string {
  const isPadded = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== ''
  return isPadded ? text.slice(1, -1) : text
}
