import type { SourceLinks } from '../html-to-markdown/marks.ts'

/**
 * Resolves addresses of the old blog. Links between its posts lose their host, so that our
 * redirects apply to them.
 */
export function sourceLinksOf(blog: string | null, postAddresses: Set<string>): SourceLinks {
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

/** Addresses that have no meaning outside of the old page or machine. */
const DEAD = /^(?:#|javascript:|data:|blob:|file:|about:)/i

const known = ({ pathname, search }: URL) => [
  `${pathname}${search}`,
  `${pathname.replace(/\/$/, '')}${search}`,
  `${pathname.replace(/\/?$/, '/')}${search}`,
]

const withoutWww = (host: string) => host.replace(/^www\./, '')
