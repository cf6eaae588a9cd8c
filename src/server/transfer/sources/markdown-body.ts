import markdownIt from 'markdown-it'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { linkTargetMarkdown, toOneLine } from '#shared/markdown/write-markdown.ts'
import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { convertShortcodes } from './markdown-shortcodes.ts'
import { findNoteAddress, type MarkdownSite } from './markdown-site.ts'

export function convertBody(
  body: string,
  title: string,
  from: From,
): { html: string; heading: string } {
  const { heading, rest } = takeHeading(body, title)
  if (rest.length > importLimits.htmlCharacters) return { html: rest, heading }
  const plain = outsideOfCode(rest, (text) => {
    const withNotes = withoutObsidian(text, (name) => findNoteAddress(name, from.site), from.add)
    return convertShortcodes(withoutPrograms(withNotes, from), from.add)
  })
  const keepsLineEnds = from.site.kind === 'obsidian'
  return { html: markdownToHtml(withFootnotes(plain), { keepsLineEnds }), heading }
}

interface From {
  file: string
  site: MarkdownSite
  add: (end: ImportWarning) => void
}

const sameWords = (one: string, other: string) =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ===
  other.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Removes the closing hashes of a heading like `# Title ##`. */
function withoutClosing(heading: string): string {
  let end = heading.length
  while (heading[end - 1] === '#') end -= 1
  return heading.slice(0, end).trimEnd()
}

/** The page shows the title already, so a leading heading that repeats it is removed. */
function takeHeading(body: string, title: string): { heading: string; rest: string } {
  const start = body.length - body.trimStart().length
  const lineEnd = body.indexOf('\n', start)
  const line = body.slice(start, lineEnd === -1 ? body.length : lineEnd)
  const heading = /^#[ \t]/.test(line) ? withoutClosing(line.slice(1).trim()) : ''
  const isTitle = heading !== '' && (title === '' || sameWords(heading, title))
  const rest = isTitle ? body.slice(start + line.length + 1) : body
  return { heading: isTitle ? heading : '', rest }
}

/** MDX files import components, which are code. */
function withoutPrograms(text: string, { file, add }: From): string {
  if (!/\.mdx$/i.test(file)) return text
  return text.replace(/^(?:import|export)\s[^\n]*$/gm, (line) => {
    add({ kind: 'script', detail: line })
    return ''
  })
}

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i

/** In `![[photo.png|300]]`, a width or the alternative text follows the bar. */
function writeEmbed(inner: string, add: (end: ImportWarning) => void): string {
  const [name = '', ...words] = inner.split('|')
  if (!IMAGE.test(name.trim())) {
    add({ kind: 'embed', detail: `![[${inner}]]` })
    return ''
  }
  const alt = words.filter((word) => !/^\d+(?:x\d+)?$/.test(word.trim())).join(' ')
  return `![${alt.replace(/[[\]]/g, '')}]${linkTargetMarkdown(name.trim())}`
}

/** `[[note#part|words]]` links to another note of the same vault. */
function writeLink(inner: string, addressOfNote: (name: string) => string | null): string {
  const [target = '', ...words] = inner.split('|')
  const name = target.split('#')[0]?.trim() ?? ''
  const shown = words.join('|').trim() || target.trim()
  const address = addressOfNote(name)
  return address ? `[${shown}]${linkTargetMarkdown(address)}` : shown
}

/** Removes the block name from `words ^a1b2c3`. */
function withoutBlockName(line: string): string {
  const words = line.trimEnd()
  const start = words.lastIndexOf('^')
  const isName = /\s/.test(words[start - 1] ?? '') && /^\^[\w-]+$/.test(words.slice(start))
  return isName ? words.slice(0, start).trimEnd() : line
}

function withoutObsidian(
  text: string,
  addressOfNote: (name: string) => string | null,
  add: (end: ImportWarning) => void,
): string {
  return text
    .replace(/%%[\s\S]{0,20000}?%%/g, '')
    .replace(/!\[\[([^[\]\n]{1,500})\]\]/g, (_, inner: string) => writeEmbed(inner, add))
    .replace(/\[\[([^[\]\n]{1,500})\]\]/g, (_, inner: string) => writeLink(inner, addressOfNote))
    .replace(/(!\[[^[\]|\n]{0,500})\|\d+(?:x\d+)?\](?=\()/g, '$1]')
    .replace(/==(?=\S)([^=\n]{1,2000})==/g, '$1')
    .replace(
      /^(>\s*)\[!(\w+)\][-+]?[ \t]*(.*)$/gm,
      (_, quote: string, kind: string, title: string) => {
        const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
        return `${quote}**${title.trim() || name}**\n>`
      },
    )
    .split('\n')
    .map(withoutBlockName)
    .join('\n')
}

const NOTE = /^\[\^([^[\]\s]{1,100})\]:[ \t]*(.*(?:\n(?:[ \t]{2,}|\t).*)*)$/gm

/** Turns `[^1]` and `[^1]: words` into numbers in the text and a list of notes at its end. */
function withFootnotes(markdown: string): string {
  const notes = new Map<string, string>()
  const text = outsideOfCode(markdown, (part) =>
    part.replace(NOTE, (_, name: string, words: string) => {
      notes.set(name, toOneLine(words))
      return ''
    }),
  )
  if (notes.size === 0) return markdown
  const numbers = new Map([...notes.keys()].map((name, at) => [name, at + 1]))
  const writeMark = (whole: string, name: string) =>
    numbers.has(name) ? ` \\[${numbers.get(name)}\\]` : whole
  const marked = outsideOfCode(text, (part) => part.replace(/\[\^([^[\]\s]{1,100})\]/g, writeMark))
  const list = [...notes.values()].map((words, at) => `${at + 1}. ${words}`)
  return `${marked.trimEnd()}\n\n---\n\n${list.join('\n')}\n`
}

/**
 * Applies `change` to everything except fenced code. An unclosed fence extends to the end of the
 * text.
 */
function outsideOfCode(markdown: string, change: (text: string) => string): string {
  const parts: string[] = []
  let text: string[] = []
  let fence: string | null = null
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null && mark) {
      parts.push(change(text.join('\n')))
      text = [line]
      fence = mark
    } else {
      text.push(line)
      const isEnd = fence !== null && mark?.startsWith(fence) && line.trim() === mark
      if (!isEnd) continue
      parts.push(text.join('\n'))
      text = []
      fence = null
    }
  }
  const rest = text.join('\n')
  return [...parts, fence === null ? change(rest) : rest].join('\n')
}

/**
 * HTML passes through here, because the conversion back to markdown decides which of it survives.
 */
const plain = markdownIt({ html: true, linkify: false })
const withBreaks = markdownIt({ html: true, linkify: false, breaks: true })

/** The parser looks far ahead at every bracket that may begin a link, so brackets are bounded. */
const isParsable = (markdown: string) =>
  markdown.length <= importLimits.markdownCharacters &&
  markdown.split('[').length <= importLimits.markdownBrackets

const asWords = (markdown: string) =>
  markdown
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('\n')

export function markdownToHtml(
  markdown: string,
  options: { keepsLineEnds?: boolean } = {},
): string {
  if (!isParsable(markdown)) return asWords(markdown)
  return (options.keepsLineEnds ? withBreaks : plain).render(markdown)
}
