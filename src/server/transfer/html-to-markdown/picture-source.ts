import { attribute, findAround } from './elements.ts'

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

export const isImageFile = (address: string) => IMAGE_FILE.test(address)

/** The link around a picture that leads to the whole of it. */
export function linkToWhole(img: Element): string | null {
  const href = attribute(findAround(img, ({ nodeName }) => nodeName === 'A') ?? img, 'href')
  return isImageFile(href) ? href : null
}

/** The address of the widest copy; `1200w` and `2x` are told apart by no export, so the number decides. */
export function largestOf(srcset: string): string | null {
  let largest: string | null = null
  let most = 0
  let address = ''
  const take = (width: number) => {
    if (address !== '' && width > most) [largest, most] = [address, width]
    address = ''
  }
  for (const word of srcset.trim().split(/\s+/)) {
    // `a.jpg 1x,b.jpg 2x` is right without a space, too.
    const [, size, next = ''] = (address && /^([\d.]+)[wx](?:,(.*))?$/.exec(word)) || []
    take(Number(size ?? 1))
    address = (size ? next : word).replace(/,$/, '')
    if (word.endsWith(',')) take(1)
  }
  take(1)
  return largest
}

/** Where galleries, lazy loading and thumbnails keep the address of the whole picture. */
const WHOLE = ['data-orig-file', 'data-full-url', 'data-large-file', 'data-lazy-src', 'data-src']

const isUsable = (address: string) => address !== '' && !/^(?:data|blob|about|file):/i.test(address)

export function sourceOf(img: Element): string | null {
  const candidates = [
    linkToWhole(img) ?? '',
    ...WHOLE.map((name) => attribute(img, name)),
    largestOf(attribute(img, 'srcset')) ?? '',
    largestOf(attribute(img, 'data-srcset')) ?? '',
    largestOf(attribute(img, 'data-lazy-srcset')) ?? '',
    attribute(img, 'src'),
  ]
  const found = candidates.find(isUsable)
  return found === undefined ? null : withoutProxy(found)
}

/** Jetpack and WordPress.com serve pictures through addresses that shrink them. */
function withoutProxy(address: string): string {
  const proxied = /^https?:\/\/i\d\.wp\.com\/([^?#]+)/i.exec(address)?.[1]
  if (proxied) return `https://${proxied}`
  return address.replace(/^(https?:\/\/[^/]+\.files\.wordpress\.com\/[^?#]+)[?#].*$/i, '$1')
}
