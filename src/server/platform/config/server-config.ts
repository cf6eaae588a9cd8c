import { isIP } from 'node:net'
import { z } from 'zod'
import { httpAddress, longText, textLike, wholeNumber } from './env-fields.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const MEGABYTE = 1024 * 1024

const isHost = (host: string) => isIP(host) !== 0 || /^[a-zA-Z0-9.-]+$/.test(host)

/** How the process listens, answers and logs. */
export const serverEnv = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: textLike(isHost, 'a host name or an IP address').default('localhost'),
  PUBLIC_URL: httpAddress('https://diary.example.com').optional(),
  HSTS_SUBDOMAINS: z.enum(['true', 'false'], { error: 'true or false' }).default('false'),
  NODE_ENV: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(readTrustProxy)
    .refine((trusted) => trusted !== undefined, {
      error: 'true, false, a number of proxies, or their addresses with commas between',
    }),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
  MAX_REQUESTS: wholeNumber(1, 10_000).default(32),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  MIN_FREE_MB: wholeNumber(0, 1_000_000_000).default(64),
  METRICS_TOKEN: longText(16).optional(),
})

export function serverConfig(env: z.output<typeof serverEnv>) {
  const { PORT: port, HOST: host } = env
  const isProduction = env.NODE_ENV === 'production'
  return {
    port,
    host,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`),
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'true',
    isPublicUrlConfigured: env.PUBLIC_URL !== undefined,
    isProduction,
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL,
    maxRequests: env.MAX_REQUESTS,
    // In production a load balancer needs a moment to notice that this process is leaving.
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 2 : 0),
    minFreeBytes: env.MIN_FREE_MB * MEGABYTE,
    metricsToken: env.METRICS_TOKEN,
  }
}

function readTrustProxy(text: string): boolean | number | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text)) return Number(text)
  const addresses = text.split(',').map((one) => one.trim())
  const isKnown = (one: string) => PROXY_RANGES.includes(one) || isIP(one.split('/')[0] ?? '') !== 0
  return addresses.every(isKnown) ? addresses : undefined
}
