const PARAMETER = 'from'
const LETTER = 'letter'

/** A link in a letter says where it stood, so that statistics know whom the letter brought. */
export function fromLetter(address: string): string {
  const url = new URL(address)
  url.searchParams.set(PARAMETER, LETTER)
  return url.href
}

export const isFromLetter = (search: string) =>
  new URLSearchParams(search).get(PARAMETER) === LETTER

/** The address that people copy and keep is the page's own. */
export function withoutFromLetter(address: string): string {
  const url = new URL(address)
  if (isFromLetter(url.search)) url.searchParams.delete(PARAMETER)
  return url.href
}
