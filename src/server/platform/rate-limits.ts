import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database/database.ts'
import { tooMany } from './errors.ts'

interface Rule {
  /** Keeps the counts of different rules apart. */
  name: string
  points: number
  seconds: number
  /** What there was too much of; how long to wait is added. */
  message: string
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
    return {
      /** Counts one and refuses when that was one too many. */
      async take(...key: string[]) {
        try {
          await limiter.consume(hashed(key))
        } catch (refusal) {
          if (refusal instanceof Error) throw refusal
          const seconds = (refusal as RateLimiterRes).msBeforeNext / 1000
          throw tooMany(`${message} Please try again in ${describeWait(seconds)}.`, seconds)
        }
      },
      async giveBack(...key: string[]) {
        await limiter.reward(hashed(key))
      },
      async forget(...key: string[]) {
        await limiter.delete(hashed(key))
      },
    }
  }
}

function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Keys hold what strangers typed: of one length, and nobody's address lies about in the table. */
const hashed = (key: string[]) =>
  createHash('sha256').update(JSON.stringify(key)).digest('base64url')

/** One household has a whole /64 of IPv6 addresses to choose from. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
