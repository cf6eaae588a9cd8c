import { findLinks } from './comment-html.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’$%€£-]{1,30}/gu
const MOST_WORDS = 150

export interface Written {
  name: string
  message: string
}

const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).host : '')

/** What the filter looks at: each word once, and where links lead to. */
export function wordsOf({ name, message }: Written): string[] {
  const sites = findLinks(message).map((href) => `site:${hostOf(href)}`)
  const signed = (name.toLowerCase().match(WORD) ?? []).map((word) => `name:${word}`)
  const said = message.toLowerCase().match(WORD) ?? []
  return [...new Set([...sites, ...signed, ...said])].slice(0, MOST_WORDS)
}
