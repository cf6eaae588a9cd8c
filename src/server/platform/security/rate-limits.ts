import { createHash, createHmac } from 'node:crypto'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { memoize } from '../changes.ts'
import type { Database } from '../database/database.ts'
import { tooMany } from '../http/errors.ts'
import { networksOf } from './network-address.ts'
import { createRateLimitsRepository } from './rate-limits.repository.ts'

export interface Rule {
  /** Keeps the counts of different rules apart. */
  name: string
  points: number
  seconds: number
  /** What a person reads who has to wait that many minutes. */
  message: string | ((minutes: number) => string)
}

export type RateLimits = ReturnType<typeof createRateLimits>
export type RateLimit = ReturnType<RateLimits>

/** Counts in the database, so that several processes count together. */
export function createRateLimits(database: Pick<Database, 'db' | 'query'>) {
  const repository = createRateLimitsRepository(database.db)
  const secret = memoize(repository.ensureSecret)
  /** Of one length whatever strangers typed; without the secret nobody can try all addresses. */
  const stored = async (key: string[]) =>
    createHmac('sha256', await secret.get())
      .update(JSON.stringify(key))
      .digest('base64url')
  const storeClient = {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const { rows } = await database.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }

  return ({ name, points, seconds, message }: Rule) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    const countOne = (key: string): Promise<RateLimiterRes> =>
      limiter.consume(key).catch((refusal: Error | RateLimiterRes) => {
        if (refusal instanceof Error) throw refusal
        return refusal
      })
    /** How many it is by now, and how long until there is room again: zero when there is. */
    async function consume(parts: string[]): Promise<{ count: number; restMs: number }> {
      const key = await stored(parts)
      let counted = await countOne(key)
      // Only a clock that was ahead writes an expiry beyond the window: it counts as expired.
      if (counted.msBeforeNext > seconds * 1000) {
        await repository.removeExpiringAfter(limiter.getKey(key), Date.now() + seconds * 1000)
        counted = await countOne(key)
      }
      const { consumedPoints: count, msBeforeNext } = counted
      return { count, restMs: count > points ? Math.max(1, msBeforeNext) : 0 }
    }
    function refuse(restMs: number): never {
      const seconds = Math.ceil(restMs / 1000)
      throw tooMany(
        typeof message === 'string' ? message : message(Math.ceil(seconds / 60)),
        seconds,
      )
    }
    return {
      /** Counts one and refuses when that was one too many; says how many it is by now. */
      async consume(...key: string[]): Promise<number> {
        const { count, restMs } = await consume(key)
        if (restMs > 0) refuse(restMs)
        return count
      },
      /** Refuses a key whose limit is exceeded already. Counts nothing. */
      async refuseWaiting(...key: string[]) {
        const counted = await limiter.get(await stored(key))
        if (!counted || counted.consumedPoints <= points) return
        const { msBeforeNext } = counted
        if (msBeforeNext > 0 && msBeforeNext <= seconds * 1000) refuse(msBeforeNext)
      },
      /** Counts one; false when that was one too many. */
      tryConsume: async (...key: string[]) => (await consume(key)).restMs === 0,
      async refund(...key: string[]) {
        await limiter.reward(await stored(key))
      },
      async forget(...key: string[]) {
        await limiter.delete(await stored(key))
      },
    }
  }
}

/** A caller's network address as a key: one for all of a household's addresses. Never stored as it is. */
export const addressKey = (ip: string) =>
  createHash('sha256').update(networksOf(ip).near).digest('base64url').slice(0, 22)

/** How many households of one /48 may be at it at once. */
const HOUSEHOLDS = 4

/** Counts by where a request comes from; by IPv6, moving to the next /64 gains little. */
export function limitByAddress(limit: RateLimits, rule: Rule) {
  const near = limit(rule)
  const wide = limit({ ...rule, name: `${rule.name}-48`, points: rule.points * HOUSEHOLDS })
  return {
    async consume(ip: string) {
      const networks = networksOf(ip)
      if (networks.wide) await wide.consume(networks.wide)
      await near.consume(networks.near)
    },
    async refund(ip: string) {
      const networks = networksOf(ip)
      if (networks.wide) await wide.refund(networks.wide)
      await near.refund(networks.near)
    },
  }
}
