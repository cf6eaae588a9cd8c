import { networksOf } from './network-address.ts'
import type { RateLimits, Rule } from './rate-limits.ts'

/** How many households of one /48 may be at it at once. */
const HOUSEHOLDS = 4

/** Counts by where a request comes from; by IPv6, moving to the next /64 gains little. */
export function limitByAddress(limit: RateLimits, rule: Rule) {
  const near = limit(rule)
  const wide = limit({ ...rule, name: `${rule.name}-48`, points: rule.points * HOUSEHOLDS })
  return {
    async take(ip: string) {
      const networks = networksOf(ip)
      if (networks.wide) await wide.take(networks.wide)
      await near.take(networks.near)
    },
    async giveBack(ip: string) {
      const networks = networksOf(ip)
      if (networks.wide) await wide.giveBack(networks.wide)
      await near.giveBack(networks.near)
    },
  }
}
