import { boxLimits } from '#shared/moving/box-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { noteAddress } from '../file-surroundings.ts'
import type { Site } from '../site.ts'
import { withFootnotes } from './footnotes.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { withoutObsidian } from './obsidian.ts'
import { outsideOfCode } from './outside-of-code.ts'
import { withoutTemplates } from './shortcodes.ts'

interface From {
  file: string
  site: Site
  add: (end: LooseEnd) => void
}

const sameWords = (one: string, other: string) =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ===
  other.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `Title ##` */
function withoutClosing(heading: string): string {
  let end = heading.length
  while (heading[end - 1] === '#') end -= 1
  return heading.slice(0, end).trimEnd()
}

/** The title of a post stands above it already. */
function takeHeading(body: string, title: string): { heading: string; rest: string } {
  const start = body.length - body.trimStart().length
  const lineEnd = body.indexOf('\n', start)
  const line = body.slice(start, lineEnd === -1 ? body.length : lineEnd)
  const heading = /^#[ \t]/.test(line) ? withoutClosing(line.slice(1).trim()) : ''
  const isTitle = heading !== '' && (title === '' || sameWords(heading, title))
  const rest = isTitle ? body.slice(start + line.length + 1) : body
  return { heading: isTitle ? heading : '', rest }
}

/** Components of MDX are programs. */
function withoutPrograms(text: string, { file, add }: From): string {
  if (!/\.mdx$/i.test(file)) return text
  return text.replace(/^(?:import|export)\s[^\n]*$/gm, (line) => {
    add({ kind: 'script', detail: line })
    return ''
  })
}

/** The body of a file as HTML, without what its program would have put in. */
export function readBody(
  body: string,
  title: string,
  from: From,
): { html: string; heading: string } {
  const { heading, rest } = takeHeading(body, title)
  if (rest.length > boxLimits.htmlCharacters) return { html: rest, heading }
  const plain = outsideOfCode(rest, (text) => {
    const withNotes = withoutObsidian(text, (name) => noteAddress(name, from.site), from.add)
    return withoutTemplates(withoutPrograms(withNotes, from), from.add)
  })
  const keepsLineEnds = from.site.kind === 'obsidian'
  return { html: markdownToHtml(withFootnotes(plain), { keepsLineEnds }), heading }
}
