import { isIPv4, isIPv6 } from 'node:net'

export interface AddressNetworks {
  /** A household has one IPv4 address or an IPv6 /64. */
  near: string
  /** A provider's customer may have this IPv6 /48; null for IPv4. */
  wide: string | null
}

export function networksOfAddress(ip: string): AddressNetworks {
  const address = toPlainAddress(ip)
  if (!isIPv6(address)) return { near: address, wide: null }
  const groups = groupsOf(address)
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return { near: network(64), wide: network(48) }
}

/** A provider's customer commonly has a /24 of IPv4 or a /56 of IPv6. */
export function customerNetworkOf(ip: string): string {
  const address = toPlainAddress(ip)
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return address
  const [fourth = '0', ...rest] = groupsOf(address).slice(0, 4).reverse()
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return `${[...rest.reverse(), half].join(':')}::/56`
}

/** A dual-stack socket reports an IPv4 address as IPv6; this restores the IPv4 form. */
export function toPlainAddress(ip: string): string {
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

function groupsOf(ip: string): string[] {
  const canonical = new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
