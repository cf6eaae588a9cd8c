import { createHash } from 'node:crypto'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { tooMany } from '../http/errors.ts'
import { networksOf } from './network-address.ts'

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
export function createRateLimits(database: Pick<Database, 'query'>) {
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
    /** How many it is by now, and how long until there is room again: zero when there is. */
    async function consume(key: string[]): Promise<{ count: number; restMs: number }> {
      try {
        return { count: (await limiter.consume(hashed(key))).consumedPoints, restMs: 0 }
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        const { consumedPoints, msBeforeNext } = refusal as RateLimiterRes
        return { count: consumedPoints, restMs: Math.max(1, msBeforeNext) }
      }
    }
    return {
      /** Counts one and refuses when that was one too many; says how many it is by now. */
      async take(...key: string[]): Promise<number> {
        const { count, restMs } = await consume(key)
        if (restMs > 0) {
          const seconds = Math.ceil(restMs / 1000)
          const said = typeof message === 'string' ? message : message(Math.ceil(seconds / 60))
          throw tooMany(said, seconds)
        }
        return count
      },
      /** Counts one; false when that was one too many. */
      tryTake: async (...key: string[]) => (await consume(key)).restMs === 0,
      async giveBack(...key: string[]) {
        await limiter.reward(hashed(key))
      },
      async forget(...key: string[]) {
        await limiter.delete(hashed(key))
      },
    }
  }
}

/** Keys hold what strangers typed: of one length, and nobody's address lies about in the table. */
const hashed = (key: string[]) =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url')

/** A caller's network address as a key: scrambled, and one for all of a household's addresses. */
export const addressKey = (ip: string) => hashed(['address', networksOf(ip).near]).slice(0, 22)
