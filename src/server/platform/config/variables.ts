import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { supportedLanguages } from '#shared/languages.ts'
import { letterLimits, passwordLengths } from '#shared/limits.ts'

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

// The message of each field says what the variable must be; `readConfig` puts its name before it.

const text = z.string().optional()

const textLike = (isRight: (value: string) => boolean, expected: string) =>
  z.string().refine(isRight, { error: expected, abort: true })

const wholeNumber = (from: number, to: number) => {
  const error = `a number from ${from} to ${to}`
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error })
}

const email = textLike((value) => EMAIL.test(value), 'an email address')

const address = (protocols: RegExp, example: string) =>
  textLike((value) => hasProtocol(value, protocols), `an address such as ${example}`)

const httpAddress = (example: string) => address(/^https?:$/, example)

const longText = (minLength: number) =>
  textLike((value) => value.length >= minLength, `at least ${minLength} characters long`)

function hasProtocol(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol)
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1']

/** An IPv6 host may be in brackets, as in a URL. */
export const isLoopbackHost = (host: string) => LOOPBACK.includes(host.replace(/[[\]]/g, ''))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const MEGABYTE = 1024 * 1024

const isHost = (host: string) => isIP(host) !== 0 || /^[a-zA-Z0-9.-]+$/.test(host)

export const serverEnvSchema = z.object({
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

export function toServerConfig(env: z.output<typeof serverEnvSchema>) {
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
    // In production a load balancer needs a moment to notice that this process is draining.
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 2 : 0),
    minFreeBytes: env.MIN_FREE_MB * MEGABYTE,
    metricsToken: env.METRICS_TOKEN,
  }
}

function readTrustProxy(text: string): boolean | number | string[] | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d+$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  const isKnown = (entry: string) =>
    PROXY_RANGES.includes(entry) || isIP(entry.split('/')[0] ?? '') !== 0
  return addresses.every(isKnown) ? addresses : undefined
}

const bucketAddress = textLike(
  (value) => hasProtocol(value, /^https?:$/),
  "the bucket's address such as https://photos.s3.eu-west-1.amazonaws.com",
)

export const storageEnvSchema = z.object({
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'postgresql://user:password@host:5432/name').optional(),
  MEDIA_DIR: text,
  MEDIA_S3_URL: bucketAddress.optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: text,
  MEDIA_S3_SECRET_ACCESS_KEY: text,
  BACKUPS: z.enum(['daily', 'none'], { error: '"daily" or "none"' }).default('daily'),
  DIARY_LANGUAGE: z
    .enum(supportedLanguages, { error: `one of ${supportedLanguages.join(', ')}` })
    .optional(),
  SEED: z.enum(['demo', 'none'], { error: '"demo" or "none"' }).default('demo'),
})

export function toStorageConfig(env: z.output<typeof storageEnvSchema>) {
  const dataDir = resolve(env.DATA_DIR)
  const {
    MEDIA_S3_URL: bucketUrl,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL,
    mediaDir: resolve(env.MEDIA_DIR ?? join(dataDir, 'media')),
    mediaS3:
      bucketUrl && accessKeyId && secretAccessKey
        ? { bucketUrl, region: env.MEDIA_S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
    backups: env.BACKUPS,
    seed: env.SEED,
    language: env.DIARY_LANGUAGE ?? null,
  }
}

const isEncryptedOrLocal = (value: string) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

export const signInEnvSchema = z.object({
  ADMIN_EMAIL: email.optional(),
  // A password shorter than today's minimum may belong to an existing account, so it is accepted
  // here; `prepareAccounts` refuses it for a new one.
  ADMIN_PASSWORD: textLike(
    (value) => value.length >= passwordLengths.signIn,
    `at least ${passwordLengths.chosen} characters long`,
  ).optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: httpAddress('https://accounts.google.com')
    .refine(isEncryptedOrLocal, {
      error: 'an https address (http is only for this machine itself)',
    })
    .default('https://accounts.google.com'),
  SETUP_ALLOWED_EMAIL: email.optional(),
})

export function toSignInConfig(env: z.output<typeof signInEnvSchema>) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env
  return {
    admin:
      ADMIN_EMAIL && ADMIN_PASSWORD
        ? { email: ADMIN_EMAIL.toLowerCase(), password: ADMIN_PASSWORD }
        : undefined,
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    oidcIssuer: env.OIDC_ISSUER,
    setupAllowedEmail: env.SETUP_ALLOWED_EMAIL?.toLowerCase(),
  }
}

const isSender = (value: string) => value.includes('@') && !/[\r\n]/.test(value)

export const externalServicesEnvSchema = z.object({
  SMTP_URL: address(/^smtps?:$/, 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: textLike(isSender, 'an email address, or a name followed by <address>').optional(),
  LETTERS_PER_MINUTE: wholeNumber(1, 6000).default(letterLimits.perMinute),
  AI_BASE_URL: httpAddress('https://api.openai.com/v1').optional(),
  AI_API_KEY: z.string().default('none'),
  AI_MODEL: text,
})

export function toExternalServicesConfig(env: z.output<typeof externalServicesEnvSchema>) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env
  return {
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    lettersPerMinute: env.LETTERS_PER_MINUTE,
    ai: baseUrl && model ? { baseUrl, apiKey: env.AI_API_KEY, model } : undefined,
  }
}
