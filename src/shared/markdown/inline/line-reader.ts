import { readBareAddress, readMailAddress, readPointed } from './autolinks.ts'
import { endOfRun, isEscapable } from './characters.ts'
import { CodeSpans } from './code-spans.ts'
import { type Delimiter, pairDelimiters, readDelimiter } from './emphasis.ts'
import { type Found, type Inline, inlineText } from './inline.ts'
import { readLinkTarget } from './link-target.ts'

interface Bracket {
  /** Where it stands in the line, and where its mark stands among the parts. */
  start: number
  part: number
  isImage: boolean
}

/**
 * Goes over a line once, from left to right. Everything it tries looks at a stretch that no other attempt looks
 * at again, or at a bounded one, so that time stays linear in what was typed, whatever that is.
 */
export class LineReader {
  private readonly line: string
  private readonly codeSpans: CodeSpans
  private readonly parts: (Inline | Delimiter)[] = []
  private readonly brackets: Bracket[] = []
  private lastLinkStart = -1
  private textFrom = 0
  private at = 0

  constructor(line: string) {
    this.line = line
    this.codeSpans = new CodeSpans(line)
  }

  read(): Inline[] {
    while (this.at < this.line.length) this.step()
    this.takeText(this.line.length)
    return pairDelimiters(this.parts)
  }

  private step() {
    const { line, at } = this
    const next = line.charAt(at + 1)
    switch (line.charAt(at)) {
      case '\\':
        return isEscapable(next) ? this.take(at + 2, { type: 'text', text: next }) : this.pass()
      case '`':
        return this.takeFound(this.codeSpans.read(at))
      case '*':
      case '_': {
        const { end, part } = readDelimiter(line, at)
        return this.take(end, part)
      }
      case '~':
        return this.takeTildes(endOfRun(line, at))
      case '!':
        return next === '[' ? this.openBracket('![') : this.pass()
      case '[':
        return this.openBracket('[')
      case ']':
        return this.closeBracket()
      case '<':
        return this.takeFound(readPointed(line, at))
      case '@':
        return this.takeFound(readMailAddress(line, at, this.textFrom))
      case 'h':
      case 'H':
      case 'w':
      case 'W':
        return this.takeFound(readBareAddress(line, at, this.brackets.length > 0))
      default:
        return this.pass()
    }
  }

  private pass() {
    this.at += 1
  }

  private takeText(to: number) {
    const text = this.line.slice(this.textFrom, to)
    if (text) this.parts.push({ type: 'text', text })
    this.textFrom = to
  }

  private take(end: number, part: Inline | Delimiter, start = this.at) {
    this.takeText(start)
    this.parts.push(part)
    this.at = end
    this.textFrom = end
  }

  private takeFound(found: Found | null) {
    if (found) this.take(found.end, found.node, found.start)
    else this.pass()
  }

  /** Two strike through; one stands for "about", three and more are nobody's. */
  private takeTildes(end: number) {
    if (end - this.at === 2) return this.take(end, readDelimiter(this.line, this.at).part)
    this.at = end
  }

  private openBracket(mark: '[' | '![') {
    const start = this.at
    this.take(start + mark.length, { type: 'text', text: mark })
    this.brackets.push({ start, part: this.parts.length - 1, isImage: mark === '![' })
  }

  private closeBracket() {
    const bracket = this.brackets.pop()
    const target = bracket && readLinkTarget(this.line, this.at + 1)
    // A link holds no other link: the innermost is the one.
    if (!target || (!bracket.isImage && this.lastLinkStart > bracket.start)) return this.pass()
    this.takeText(this.at)
    const [, ...inside] = this.parts.splice(bracket.part)
    const children = pairDelimiters(inside)
    const { href, title, end } = target
    if (bracket.isImage) {
      const alt = inlineText(children)
      return this.take(end, { type: 'image', src: href, alt, caption: title })
    }
    this.lastLinkStart = bracket.start
    this.take(end, { type: 'link', href, children })
  }
}
