import { BlockList, isIP, isIPv6 } from 'node:net'
import { plainAddress } from '../../platform/security/network-address.ts'

/** Networks that are not part of the public internet (IANA's special-purpose registries). */
const notPublic4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'] as const),
  ...(['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24'] as const),
  ...(['192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'] as const),
  ...(['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'] as const),
]
/** Of IPv6 only this part is handed out to the world; some of it leads to other networks or nowhere. */
const public6 = ['2000::/3'] as const
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48']

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const made = new BlockList()
  for (const network of list) {
    const [address = '', bits = '0'] = network.split('/')
    made.addSubnet(address, Number(bits), family)
  }
  return made
}

const inside4 = networks(notPublic4, 'ipv4')
const outside6 = networks(public6, 'ipv6')
const inside6 = networks(notPublic6, 'ipv6')

/** Whether anybody on the internet reaches the same machine there. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return false
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return !inside4.check(plain, 'ipv4')
  return outside6.check(plain, 'ipv6') && !inside6.check(plain, 'ipv6')
}
