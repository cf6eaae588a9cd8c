import { Lexer, type Token } from 'marked'

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'image'; src: string; alt: string }

/**
 * The lexer slows down with the square of such marks. No real paragraph comes near these
 * numbers; a line beyond them is shown as it was typed.
 */
const MAX_LINE_LENGTH = 20_000
const MAX_MARKS = 400

function isTooMuch(line: string): boolean {
  if (line.length > MAX_LINE_LENGTH) return true
  let marks = 0
  for (const char of line) if ('*_~['.includes(char)) marks += 1
  return marks > MAX_MARKS
}

/** Only these kinds of token are known; anything else, raw HTML first of all, stays as typed. */
function fromToken(token: Token): Inline {
  switch (token.type) {
    case 'strong':
    case 'em':
      return { type: token.type, children: fromTokens(token.tokens) }
    case 'codespan':
      return { type: 'code', text: token.text }
    case 'escape':
      return { type: 'text', text: token.text }
    case 'link':
      return { type: 'link', href: token.href, children: fromTokens(token.tokens) }
    case 'image':
      return { type: 'image', src: token.href, alt: inlineText(fromTokens(token.tokens)) }
    default:
      return { type: 'text', text: token.raw }
  }
}

function fromTokens(tokens: Token[] = []): Inline[] {
  return tokens.map(fromToken)
}

export function parseInline(line: string): Inline[] {
  if (isTooMuch(line)) return [{ type: 'text', text: line }]
  return fromTokens(Lexer.lexInline(line, { gfm: true }))
}

export function inlineText(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'image') return node.alt
      return 'children' in node ? inlineText(node.children) : node.text
    })
    .join('')
}
