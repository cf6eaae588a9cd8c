import { isIPv4, isIPv6 } from 'node:net'

/** The networks an address belongs to, as far as limits are concerned. */
export interface Networks {
  /** One address, or the /64 that one household has of IPv6. */
  near: string
  /** The /48 that one customer of a provider may have of IPv6. */
  wide: string | null
}

export function networksOf(ip: string): Networks {
  const address = plainAddress(ip)
  if (!isIPv6(address)) return { near: address, wide: null }
  const groups = groupsOf(address)
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return { near: network(64), wide: network(48) }
}

/** What one customer of a provider commonly has: a /24 of IPv4, a /56 of IPv6. */
export function customerNetworkOf(ip: string): string {
  const address = plainAddress(ip)
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return address
  const [fourth = '0', ...rest] = groupsOf(address).slice(0, 4).reverse()
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return `${[...rest.reverse(), half].join(':')}::/56`
}

/** IPv4 as IPv4, also where a socket for both kinds writes it as an IPv6 address. */
export function plainAddress(ip: string): string {
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!isMapped) return ip
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}

/** All eight, without leading zeros, however the address is written. */
function groupsOf(ip: string): string[] {
  const canonical = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
