import { MovingError } from '../moving.errors.ts'
import { headText, type TextSource } from './text-source.ts'

const isRss = (head: string) => /<rss\b/.test(head)
const isExport = (head: string) => /wordpress\.org\/export|<wp:wxr_version|<wp:/.test(head)
const isGhost = (head: string) => /^\{\s*"(?:db|data|meta)"\s*:/.test(head)

/** One that never ends hides all the rest. */
const withoutComments = (xml: string) =>
  xml
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('')

/** What kind of export a text is, by how it begins. Anything else is refused. */
export function kindOfText(source: TextSource): 'wordpress' | 'ghost' {
  const head = headText(source).trimStart()
  if (head.startsWith('<')) {
    // Only what stands before the first element: a post may well talk about doctypes.
    const start = head.search(/<(?![?!])/)
    const prolog = start === -1 ? head : head.slice(0, start)
    const isHtml = /<!doctype\s+html/i.test(head)
    if (/<!(?:DOCTYPE|ENTITY)/i.test(withoutComments(prolog)) && !isHtml) {
      throw new MovingError('doctype')
    }
    if (isRss(head) && isExport(head)) return 'wordpress'
  }
  if (isGhost(head)) return 'ghost'
  throw new MovingError('unknown')
}
