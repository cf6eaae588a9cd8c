import type { Surroundings } from '../html-to-markdown/conversion.ts'

/** What only browsers or programs on the old machine understand. */
const DEAD = /^(?:#|javascript:|data:|blob:|file:|about:)/i

/** Path and query, the same however its end is spelled. */
const known = ({ pathname, search }: URL) => [
  `${pathname}${search}`,
  `${pathname.replace(/\/$/, '')}${search}`,
  `${pathname.replace(/\/?$/, '/')}${search}`,
]

/** Blogs answer with and without it. */
const withoutWww = (host: string) => host.replace(/^www\./, '')

/** Addresses as they were on the old blog. Links between its posts stay without a host, so that they lead to ours. */
export function surroundingsOf(blog: string | null, postAddresses: Set<string>): Surroundings {
  const base = URL.parse(blog ?? '') ?? null
  const whole = (address: string) =>
    URL.parse(address.trim(), base?.href ?? 'https://blog.invalid/')
  const ownHost = withoutWww(base?.host ?? 'blog.invalid')
  const isOwn = (url: URL) => withoutWww(url.host) === ownHost
  return {
    pictureSource: (address) => {
      const url = DEAD.test(address) ? null : whole(address)
      if (!url || !/^https?:$/.test(url.protocol)) return null
      return isOwn(url) && !base ? `${url.pathname}${url.search}` : url.href
    },
    linkTarget: (address) => {
      if (address.trim() === '' || DEAD.test(address.trim())) return null
      const url = whole(address)
      if (!url || !/^(?:https?|mailto):$/.test(url.protocol)) return null
      if (!isOwn(url)) return url.href
      const isPost = known(url).some((path) => postAddresses.has(path))
      return isPost || !base ? `${url.pathname}${url.search}` : url.href
    },
  }
}
