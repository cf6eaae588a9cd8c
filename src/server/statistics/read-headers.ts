import type { IncomingHttpHeaders } from 'node:http'

/** Somebody looks at the page now: it is not loaded ahead, nor for a frame or a script. */
export function isDocument(headers: IncomingHttpHeaders): boolean {
  const dest = headers['sec-fetch-dest']
  // Browsers send it over https alone; without it, whoever takes HTML is believed.
  const isWanted =
    dest === undefined ? (headers.accept?.includes('text/html') ?? false) : dest === 'document'
  return isWanted && !isLoadedAhead(headers)
}

function isLoadedAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose']
  return purpose !== undefined || headers['x-moz'] === 'prefetch'
}

/** Global Privacy Control, or its predecessor. */
export const wantsNoTracking = (headers: IncomingHttpHeaders) =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

/** Whether the link stood on the diary itself. */
export function isOwnLink(headers: IncomingHttpHeaders, ownHost: string | undefined): boolean {
  const { referer, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  if (!referer || !ownHost || !URL.canParse(referer)) return false
  return new URL(referer).host === ownHost
}
