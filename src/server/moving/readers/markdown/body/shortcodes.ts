import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'

type Add = (end: LooseEnd) => void

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

function writeFigure(said: Record<string, string>): string {
  const { src = said[0] ?? '', alt = said[1] ?? '', caption = said.title ?? '' } = said
  const words = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `\n\n<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}</figure>\n\n`
}

function writeVideo(name: string, said: Record<string, string>, add: Add): string {
  const id = said.id ?? said.src ?? said[0] ?? ''
  const page =
    name === 'vimeo' ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`
  const address = /^https?:/.test(id) ? id : page
  add({ kind: 'video', detail: address })
  return `\n\n${address}\n\n`
}

/** Hugo finds a page without the ending of its file, too. */
const withEnding = (path: string) =>
  path.replace(/^([^#.]+)(#.*)?$/, (_, page: string, part = '') => `${page}.md${part}`)

/** One shortcode or tag: what it means here, or nothing and a word about it. */
function write(name: string, rest: string, written: string, add: Add): string {
  const said = readArguments(rest)
  if (/^(?:figure|image|img|picture)$/.test(name)) return writeFigure(said)
  if (/^(?:youtube|vimeo|lite-?youtube)$/i.test(name))
    return writeVideo(name.toLowerCase(), said, add)
  // By its name, which has no ending.
  if (name === 'post_url') return `${said[0] ?? ''}.md`
  if (/^(?:ref|relref|link)$/.test(name)) return withEnding(said[0] ?? said.path ?? '')
  if (name === 'include' && /^(?:figure|image|img|picture)/.test(said[0] ?? ''))
    return writeFigure({ ...said, 0: said.url ?? said.image_path ?? said.file ?? '', 1: '' })
  if (/^(?:end)?highlight$/.test(name)) return '```'
  if (/^(?:raw|endraw|comment|endcomment|end\w+)$/.test(name)) return ''
  add({ kind: /form/i.test(name) ? 'form' : 'shortcode', detail: written })
  return ''
}

/** Hugo: `{{< figure src="a.jpg" >}}`, `{{% note %}}`. What a pair of them encloses stays. */
const HUGO = /\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:(?![%>]\}\})[^\n]){0,2000}?)\/?\s*[%>]\}\}/g
/** Jekyll, Eleventy: `{% include a.html %}`, `{{ page.title }}`. */
const TAG = /\{%-?\s*([\w-]+)((?:(?!%\})[^\n]){0,2000}?)-?%\}/g
const VARIABLE = /\{\{-?((?:(?!\}\})[^\n]){0,2000}?)-?\}\}/g

function writeVariable(inner: string, written: string, add: Add): string {
  if (/^\s*site\.(?:baseurl|url)\s*$/.test(inner)) return ''
  const path = /^\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend|url)\b/.exec(
    inner,
  )?.[1]
  if (path !== undefined) return path
  add({ kind: 'shortcode', detail: written })
  return ''
}

export function withoutTemplates(text: string, add: Add): string {
  return text
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]{0,20000}?\{%-?\s*endcomment\s*-?%\}/g, '')
    .replace(/\{\{[<%]\s*highlight\s+([\w+-]+)[^\n]*?[%>]\}\}/g, '```$1')
    .replace(/\{%-?\s*highlight\s+([\w+-]+)[^\n]*?-?%\}/g, '```$1')
    .replace(HUGO, (_, slash: string, name: string, rest: string) => {
      if (slash) return name === 'highlight' ? '```' : ''
      return write(name, rest, `{{< ${name} >}}`, add)
    })
    .replace(TAG, (_, name: string, rest: string) => write(name, rest, `{% ${name} %}`, add))
    .replace(VARIABLE, (written: string, inner: string) => writeVariable(inner, written, add))
    .replace(/^[*-][ \t]+[^\n]*\n\{:[ \t]*toc[ \t]*\}/gm, '')
    .replace(/^[ \t]*\{:[^}\n]*\}[ \t]*$/gm, '')
    .replace(/(?<=\S)\{:[^}\n]*\}/g, '')
}
