import { escapeHtml } from '#shared/markdown/escape-html.ts'
import type { ImportWarning } from '#shared/transfer.ts'

export function convertShortcodes(text: string, add: Add): string {
  let plain = withoutComments(text)
  plain = replaceBetween(plain, ['{{<', '>}}'], (inner) => writeHugo(inner, add))
  plain = replaceBetween(plain, ['{{%', '%}}'], (inner) => writeHugo(inner, add))
  plain = replaceBetween(plain, ['{%', '%}'], (inner) => writeTag(inner, add))
  plain = replaceBetween(plain, ['{{', '}}'], (inner) =>
    writeVariable(inner.replace(/^-|-$/g, ''), `{{${inner}}}`, add),
  )
  plain = plain
    .replace(/^[*-][ \t][^\n]*\n\{:[ \t]*toc[ \t]*\}/gm, '')
    .replace(/^[ \t]*\{:[^}\n]*\}[ \t]*$/gm, '')
  return replaceBetween(plain, ['{:', '}'], (_, before) => (/\S/.test(before) ? '' : null))
}

type Add = (end: ImportWarning) => void

const ATTRIBUTE =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|`([^`]*)`|'([^']*)'|([^\s"'`]+))|"([^"]*)"|'([^']*)'|([^\s,"']+)/g

function readArguments(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  let place = 0
  for (const [, name, ...values] of text.matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? ''
    if (name) found[name] = value
    else found[place++] = value
  }
  return found
}

function writeFigure(values: Record<string, string>): string {
  const { src = values[0] ?? '', alt = values[1] ?? '', caption = values.title ?? '' } = values
  const words = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `\n\n<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}</figure>\n\n`
}

function writeVideo(name: string, values: Record<string, string>, add: Add): string {
  const id = values.id ?? values.src ?? values[0] ?? ''
  const page =
    name === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
  const address = /^https?:/.test(id) ? id : page
  add({ kind: 'video', detail: address })
  return `\n\n${address}\n\n`
}

/** Hugo finds a page without its file extension, too. */
const withEnding = (path: string) =>
  path.replace(/^([^#.]+)(#.*)?$/, (_, page: string, part = '') => `${page}.md${part}`)

function write(name: string, rest: string, written: string, add: Add): string {
  const values = readArguments(rest)
  if (/^(?:figure|image|img|picture)$/.test(name)) return writeFigure(values)
  if (/^(?:youtube|vimeo|lite-?youtube)$/i.test(name))
    return writeVideo(name.toLowerCase(), values, add)
  // `post_url` names the file without its extension.
  if (name === 'post_url') return `${values[0] ?? ''}.md`
  if (/^(?:ref|relref|link)$/.test(name)) return withEnding(values[0] ?? values.path ?? '')
  if (name === 'include' && /^(?:figure|image|img|picture)/.test(values[0] ?? ''))
    return writeFigure({
      ...values,
      0: values.url ?? values.image_path ?? values.file ?? '',
      1: '',
    })
  if (name === 'highlight') return `\`\`\`${/^\s*([\w+-]+)/.exec(rest)?.[1] ?? ''}`
  if (name === 'endhighlight') return '```'
  if (/^(?:raw|endraw|comment|endcomment|end\w+)$/.test(name)) return ''
  add({ kind: /form/i.test(name) ? 'form' : 'shortcode', detail: written })
  return ''
}

function writeVariable(inner: string, written: string, add: Add): string {
  if (/^\s*site\.(?:baseurl|url)\s*$/.test(inner)) return ''
  const path = /^\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend|url)\b/.exec(
    inner,
  )?.[1]
  if (path !== undefined) return path
  add({ kind: 'shortcode', detail: written })
  return ''
}

/** A longer text between two delimiters is no tag. */
const MAX_TAG_LENGTH = 2000

/**
 * Replaces each text between two delimiters on one line; a null from `write` leaves it. Scans once,
 * so hostile text cannot make it slow.
 */
function replaceBetween(
  text: string,
  [open, close]: [open: string, close: string],
  write: (inner: string, before: string) => string | null,
): string {
  const parts: string[] = []
  let [last, end, lineEnd] = [0, -1, -1]
  for (let from = text.indexOf(open); from !== -1; from = text.indexOf(open, from)) {
    const start = from + open.length
    if (end < start) end = text.indexOf(close, start)
    if (end === -1) break
    if (lineEnd < start) lineEnd = (text.indexOf('\n', start) + 1 || text.length + 1) - 1
    const isOneLine = end <= lineEnd && end - start <= MAX_TAG_LENGTH
    const written = isOneLine ? write(text.slice(start, end), text[from - 1] ?? '') : null
    if (written === null) {
      from = start
      continue
    }
    parts.push(text.slice(last, from), written)
    last = end + close.length
    from = last
  }
  return [...parts, text.slice(last)].join('')
}

/**
 * Handles `{{< figure src="a.jpg" >}}` and `{{% note %}}`. The text between an opening and a
 * closing shortcode stays.
 */
function writeHugo(inner: string, add: Add): string | null {
  const [whole, slash, name] = /^\s*(\/?)\s*([\w./-]+)/.exec(inner) ?? []
  if (whole === undefined || name === undefined) return null
  if (slash) return name === 'highlight' ? '```' : ''
  return write(name, inner.slice(whole.length).replace(/\/$/, ''), `{{< ${name} >}}`, add)
}

/** Handles the tags of Jekyll and Eleventy: `{% include a.html %}`. */
function writeTag(inner: string, add: Add): string | null {
  const [whole, name] = /^-?\s*([\w-]+)/.exec(inner) ?? []
  if (whole === undefined || name === undefined) return null
  return write(name, inner.slice(whole.length).replace(/-$/, ''), `{% ${name} %}`, add)
}

const COMMENT = /\{%-?\s*(end)?comment\s*-?%\}/g

function withoutComments(text: string): string {
  const parts: string[] = []
  let [last, start] = [0, -1]
  for (const tag of text.matchAll(COMMENT)) {
    if (!tag[1] && start === -1) start = tag.index
    if (!tag[1] || start === -1) continue
    parts.push(text.slice(last, start))
    last = tag.index + tag[0].length
    start = -1
  }
  return [...parts, text.slice(last)].join('')
}
