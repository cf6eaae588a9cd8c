import { replyPaths } from '#shared/comments/reply-pages.ts'
import { previewPath } from '#shared/contract/previews.ts'
import { letterPaths } from '#shared/letter-pages.ts'
import { LIST_PARAMETERS, statisticsLimits } from '#shared/limits.ts'
import { isFromLetter } from '#shared/urls/from-letter.ts'
import { spelledOnce } from '#shared/urls/spelled-once.ts'
import { OTHERS } from './sources.ts'

export interface PageAddress {
  /** In the one form that all spellings of it have. */
  path: string
  /** What was looked for in the list of posts; empty when nothing was. */
  words: string
  isFromLetter: boolean
}

export function readPageAddress(url: string): PageAddress {
  const at = url.indexOf('?')
  if (at < 0) return { path: onePath(url), words: '', isFromLetter: false }
  const path = onePath(url.slice(0, at))
  const query = url.slice(at + 1)
  return {
    path,
    words: path === '/blog' ? searchedWords(query) : '',
    isFromLetter: isFromLetter(query),
  }
}

const secretPaths = [
  previewPath(''),
  ...[letterPaths.confirm(''), letterPaths.leave(''), letterPaths.signIn('')],
  ...[replyPaths.confirm(''), replyPaths.stop('')],
]
const holdsSecret = (path: string) => secretPaths.some((begin) => path.startsWith(begin))

/** `/%62log` is /blog; what is too long to be one of ours, or holds a secret, has no name. */
function onePath(path: string): string {
  const spelled = spelledOnce(path)
  return spelled.length > statisticsLimits.longestName || holdsSecret(spelled) ? OTHERS : spelled
}

/** Further pages of what was found are the same search. */
function searchedWords(query: string): string {
  const given = new URLSearchParams(query)
  if (given.has('page')) return ''
  const words = (given.get('search') ?? '').slice(0, LIST_PARAMETERS.search)
  return words.normalize().toLowerCase().replace(/\s+/g, ' ').replaceAll('\0', '').trim()
}
