export type SafeLink = { href: string; external: boolean }

// Browsers drop tabs and line breaks inside an address and read \ as /, so none of these may pass.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const deceiving = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/

function isOnThisSite(href: string): boolean {
  return href.startsWith('#') || href.startsWith('?') || /^\/(?!\/)/.test(href)
}

/** Allows http, https, mailto and addresses on this site; everything else is null. */
export function safeLink(href: string): SafeLink | null {
  const typed = href.trim()
  if (deceiving.test(typed)) return null
  const address = typed.replaceAll(' ', '%20')
  if (isOnThisSite(address)) return { href: address, external: false }
  if (/^mailto:[^/]/i.test(address)) return { href: address, external: false }
  if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) {
    return { href: address, external: true }
  }
  return null
}

const PARAMETER = 'from'
const LETTER = 'letter'

/** Marks links in letters, so that the statistics can count visitors from a letter. */
export function addLetterParameter(address: string): string {
  const url = new URL(address)
  url.searchParams.set(PARAMETER, LETTER)
  return url.href
}

export const isFromLetter = (search: string) =>
  new URLSearchParams(search).get(PARAMETER) === LETTER

/** Removes the mark, so that visitors copy and bookmark the page's own address. */
export function removeLetterParameter(address: string): string {
  const url = new URL(address)
  if (isFromLetter(url.search)) url.searchParams.delete(PARAMETER)
  return url.href
}
