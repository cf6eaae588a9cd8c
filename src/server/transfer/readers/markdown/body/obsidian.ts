import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { linkTarget } from '../../../html-to-markdown/markdown-marks.ts'

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i

/** `![[photo.png|300]]`: what comes after the bar is a width or the words. */
function writeEmbed(inner: string, add: (end: LooseEnd) => void): string {
  const [name = '', ...words] = inner.split('|')
  if (!IMAGE.test(name.trim())) {
    add({ kind: 'embed', detail: `![[${inner}]]` })
    return ''
  }
  const alt = words.filter((word) => !/^\d+(?:x\d+)?$/.test(word.trim())).join(' ')
  return `![${alt.replace(/[[\]]/g, '')}]${linkTarget(name.trim())}`
}

/** `[[note#part|words]]` leads to a note of the same vault. */
function writeLink(inner: string, addressOfNote: (name: string) => string | null): string {
  const [target = '', ...words] = inner.split('|')
  const name = target.split('#')[0]?.trim() ?? ''
  const shown = words.join('|').trim() || target.trim()
  const address = addressOfNote(name)
  return address ? `[${shown}]${linkTarget(address)}` : shown
}

/** `words ^a1b2c3` */
function withoutBlockName(line: string): string {
  const words = line.trimEnd()
  const start = words.lastIndexOf('^')
  const isName = /\s/.test(words[start - 1] ?? '') && /^\^[\w-]+$/.test(words.slice(start))
  return isName ? words.slice(0, start).trimEnd() : line
}

/** What Obsidian adds to markdown, as plain markdown. */
export function withoutObsidian(
  text: string,
  addressOfNote: (name: string) => string | null,
  add: (end: LooseEnd) => void,
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
