import { createHash, createHmac } from 'node:crypto'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { memoize } from '../changes.ts'
import type { Database } from '../database/database.ts'
import { tooManyRequests } from '../http/errors.ts'
import { networksOfAddress } from './network-address.ts'
import { createRateLimitsRepository } from './rate-limits.repository.ts'

export interface RateLimitRule {
  name: string
  points: number
  seconds: number
  message: string | ((minutes: number) => string)
}

export type RateLimitFactory = ReturnType<typeof createRateLimitFactory>
export type RateLimit = ReturnType<RateLimitFactory>

export function createRateLimitFactory(database: Pick<Database, 'db' | 'query'>) {
  const repository = createRateLimitsRepository(database.db)
  const secret = memoize(repository.ensureSecret)
  /** Hashed keys have one length; the secret keeps anyone from finding an address by trying all. */
  const hashKey = async (key: string[]) =>
    createHmac('sha256', await secret.get())
      .update(JSON.stringify(key))
      .digest('base64url')
  const storeClient = {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const { rows } = await database.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }

  return ({ name, points, seconds, message }: RateLimitRule) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    const countAttempt = (key: string): Promise<RateLimiterRes> =>
      limiter.consume(key).catch((refusal: Error | RateLimiterRes) => {
        if (refusal instanceof Error) throw refusal
        return refusal
      })
    /** Returns 0 as `waitMs` when the attempt is allowed. */
    async function consume(parts: string[]): Promise<{ count: number; waitMs: number }> {
      const key = await hashKey(parts)
      let counted = await countAttempt(key)
      // Only a clock that was ahead writes an expiry beyond the window, so that counts as expired.
      if (counted.msBeforeNext > seconds * 1000) {
        await repository.removeExpiringAfter(limiter.getKey(key), Date.now() + seconds * 1000)
        counted = await countAttempt(key)
      }
      const { consumedPoints: count, msBeforeNext } = counted
      return { count, waitMs: count > points ? Math.max(1, msBeforeNext) : 0 }
    }
    function refuse(waitMs: number): never {
      const seconds = Math.ceil(waitMs / 1000)
      throw tooManyRequests(
        typeof message === 'string' ? message : message(Math.ceil(seconds / 60)),
        seconds,
      )
    }
    return {
      /** Counts an attempt and returns the count so far; throws when the limit is exceeded. */
      async consume(...key: string[]): Promise<number> {
        const { count, waitMs } = await consume(key)
        if (waitMs > 0) refuse(waitMs)
        return count
      },
      /** Throws when the limit is exceeded already, without counting. */
      async refuseWaiting(...key: string[]) {
        const counted = await limiter.get(await hashKey(key))
        if (!counted || counted.consumedPoints <= points) return
        const { msBeforeNext } = counted
        if (msBeforeNext > 0 && msBeforeNext <= seconds * 1000) refuse(msBeforeNext)
      },
      /** Counts an attempt; returns false when the limit is exceeded. */
      tryConsume: async (...key: string[]) => (await consume(key)).waitMs === 0,
      async refund(...key: string[]) {
        await limiter.reward(await hashKey(key))
      },
      async forget(...key: string[]) {
        await limiter.delete(await hashKey(key))
      },
    }
  }
}

/** All IPv6 addresses of a household share a key, and no address is ever stored. */
export const addressKeyOf = (ip: string) =>
  createHash('sha256').update(networksOfAddress(ip).near).digest('base64url').slice(0, 22)

/** So many households of one /48 may use up their limits at once. */
const HOUSEHOLDS = 4

/** Limits by network: the /48 is counted as well, so moving to the next IPv6 /64 gains little. */
export function createAddressRateLimit(limit: RateLimitFactory, rule: RateLimitRule) {
  const near = limit(rule)
  const wide = limit({ ...rule, name: `${rule.name}-48`, points: rule.points * HOUSEHOLDS })
  return {
    async consume(ip: string) {
      const networks = networksOfAddress(ip)
      if (networks.wide) await wide.consume(networks.wide)
      await near.consume(networks.near)
    },
    async refund(ip: string) {
      const networks = networksOfAddress(ip)
      if (networks.wide) await wide.refund(networks.wide)
      await near.refund(networks.near)
    },
  }
}
