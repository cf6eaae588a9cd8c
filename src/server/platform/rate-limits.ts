import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database/database.ts'
import { tooMany } from './errors.ts'

interface RateLimitOptions {
  /** Keeps the counts of one limit apart from those of the others. */
  keyPrefix: string
  points: number
  durationSeconds: number
  /** What a person reads who has to wait. */
  message?: (minutes: number) => string
}

export type RateLimit = ReturnType<typeof createRateLimit>

const defaultMessage = (minutes: number) =>
  `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`

/** Counted in PostgreSQL, so that it holds across restarts and processes. */
export function createRateLimit(database: Database, options: RateLimitOptions) {
  const { keyPrefix, points, durationSeconds, message = defaultMessage } = options
  const limiter = new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Statement) => database.query(text, values) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: durationSeconds,
  })
  const refuse = (res: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(res.msBeforeNext / 1000))
    return tooMany(message(Math.ceil(seconds / 60)), seconds)
  }
  return {
    /** Takes one of the allowed goes, or refuses with 429. */
    async consume(key: string): Promise<void> {
      try {
        await limiter.consume(key)
      } catch (error) {
        throw error instanceof RateLimiterRes ? refuse(error) : error
      }
    },
    /** Refuses when no go is left, without taking one. */
    async check(key: string): Promise<void> {
      const res = await limiter.get(key)
      if (res && res.consumedPoints >= points) throw refuse(res)
    },
    /** For a go that came to nothing. */
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key)
    },
    async forget(key: string): Promise<void> {
      await limiter.delete(key)
    },
  }
}

interface Statement {
  text: string
  values?: unknown[]
}

/** A caller's network address as a key: scrambled, and one for all of a household's IPv6 addresses. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  const network = !mapped && isIPv6(ip) ? networkOf(ip) : (mapped ?? ip)
  return createHash('sha256').update(`address ${network}`).digest('base64url').slice(0, 22)
}

/** The first 64 bits: the rest changes at will. */
function networkOf(ip: string): string {
  const [front = '', back] = (ip.split('%')[0] ?? '').split('::')
  const groups = front ? front.split(':') : []
  const tail = back ? back.split(':') : []
  const gap = back === undefined ? 0 : Math.max(0, 8 - groups.length - tail.length)
  const all = [...groups, ...Array<string>(gap).fill('0'), ...tail]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
