const BACKGROUND =
  /background-image:\s*url\((?:&quot;|&#0?39;|')?([^'"()\s]+?)(?:&quot;|&#0?39;|')?\)/i

/** A cover that stands still while the page moves has its picture as a background alone. */
export function withCoverPictures(html: string): string {
  return html.replace(/<div\b[^<>]*>/gi, (tag) => {
    const address = /\bwp-block-cover/.test(tag) ? BACKGROUND.exec(tag)?.[1] : undefined
    const id = /\bwp-image-\d+/.exec(tag)?.[0] ?? ''
    return address ? `${tag}<img class="${id}" src="${address}" alt="">` : tag
  })
}
