import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { StartError } from './start-error.ts'

export interface Config {
  port: number
  host: string
  publicUrl: URL
  isPublicUrlConfigured: boolean
  isProduction: boolean
  dataDir: string
  mediaDir: string
  mediaS3:
    | { bucketUrl: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  backups: 'daily' | 'none'
  databaseUrl: string | undefined
  admin: { email: string; password: string } | undefined
  google: { clientId: string; clientSecret: string } | undefined
  oidcIssuer: string
  setupAllowedEmail: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  ai: { baseUrl: string; apiKey: string; model: string } | undefined
  seed: 'demo' | 'none'
  trustProxy: boolean | number | string[]
  logLevel: LogLevel
  maxRequests: number
  drainSeconds: number
  minFreeBytes: number
  metricsToken: string | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const LOOPBACK = ['localhost', '127.0.0.1', '::1']

export const isLoopbackHost = (host: string) => LOOPBACK.includes(host)

/** Reads the environment once; everything wrong with it is told in one go. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const wrong = (name: string, expected: string) => {
    problems.push(`${name} must be ${expected}, but is ${JSON.stringify(env[name])}.`)
    return undefined
  }
  const secretWrong = (name: string, expected: string) => {
    problems.push(`${name} must be ${expected}.`)
    return undefined
  }

  const port = Number(value('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) wrong('PORT', 'a number from 0 to 65535')
  const host = value('HOST') ?? 'localhost'
  if (!isIP(host) && !/^[a-zA-Z0-9.-]+$/.test(host)) wrong('HOST', 'a host name or an IP address')

  const publicUrlText = value('PUBLIC_URL')
  const publicUrl = publicUrlText ? httpUrl(publicUrlText) : undefined
  if (publicUrlText && !publicUrl) {
    wrong('PUBLIC_URL', 'an address such as https://diary.example.com')
  }

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl && !/^postgres(ql)?:$/.test(urlOf(databaseUrl)?.protocol ?? '')) {
    secretWrong('DATABASE_URL', 'an address such as postgresql://user:password@host:5432/name')
  }

  const email = value('ADMIN_EMAIL')
  const password = env.ADMIN_PASSWORD || undefined
  if (email && !EMAIL.test(email)) wrong('ADMIN_EMAIL', 'an email address')
  if (password && password.length < 6) {
    secretWrong('ADMIN_PASSWORD', 'at least 6 characters long')
  }
  if (Boolean(email) !== Boolean(password)) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.')
  }

  const clientId = value('GOOGLE_CLIENT_ID')
  const clientSecret = value('GOOGLE_CLIENT_SECRET')
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  }
  const oidcIssuer = value('OIDC_ISSUER') ?? 'https://accounts.google.com'
  const issuer = httpUrl(oidcIssuer)
  if (!issuer) wrong('OIDC_ISSUER', 'an address such as https://accounts.google.com')
  else if (issuer.protocol === 'http:' && !isLoopbackHost(issuer.hostname.replace(/[[\]]/g, ''))) {
    wrong('OIDC_ISSUER', 'an https address (http is only for this machine itself)')
  }
  const setupAllowedEmail = value('SETUP_ALLOWED_EMAIL')
  if (setupAllowedEmail && !EMAIL.test(setupAllowedEmail)) {
    wrong('SETUP_ALLOWED_EMAIL', 'an email address')
  }

  const smtpUrl = value('SMTP_URL')
  if (smtpUrl && !/^smtps?:$/.test(urlOf(smtpUrl)?.protocol ?? '')) {
    secretWrong('SMTP_URL', 'an address such as smtps://user:password@mail.example.com')
  }
  const mailFrom = value('MAIL_FROM')
  if (mailFrom && (/[\r\n]/.test(mailFrom) || !mailFrom.includes('@'))) {
    wrong('MAIL_FROM', 'an email address, or a name followed by <address>')
  }

  const baseUrl = value('AI_BASE_URL')
  if (baseUrl && !httpUrl(baseUrl))
    wrong('AI_BASE_URL', 'an address such as https://api.openai.com/v1')
  const model = value('AI_MODEL')
  const apiKey = value('AI_API_KEY')
  if (baseUrl && !model) problems.push('AI_BASE_URL needs AI_MODEL, the name of the model to ask.')
  if (!baseUrl && (model || apiKey)) {
    problems.push('AI_API_KEY and AI_MODEL need AI_BASE_URL, the address to ask at.')
  }

  const seed = value('SEED') ?? 'demo'
  if (seed !== 'demo' && seed !== 'none') wrong('SEED', '"demo" or "none"')
  const backups = value('BACKUPS') ?? 'daily'
  if (backups !== 'daily' && backups !== 'none') wrong('BACKUPS', '"daily" or "none"')
  const logLevel = value('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel as LogLevel))
    wrong('LOG_LEVEL', `one of ${logLevels.join(', ')}`)
  const trustProxy = readTrustProxy(value('TRUST_PROXY'))
  if (trustProxy === undefined) {
    wrong('TRUST_PROXY', 'true, false, a number of proxies, or their addresses with commas between')
  }

  const bucketUrl = value('MEDIA_S3_URL')
  const accessKeyId = value('MEDIA_S3_ACCESS_KEY_ID')
  const secretAccessKey = value('MEDIA_S3_SECRET_ACCESS_KEY')
  if (bucketUrl && !httpUrl(bucketUrl)) {
    wrong('MEDIA_S3_URL', "the bucket's address such as https://photos.s3.eu-west-1.amazonaws.com")
  }
  const s3Parts = [bucketUrl, accessKeyId, secretAccessKey].filter(Boolean)
  if (s3Parts.length > 0 && s3Parts.length < 3) {
    problems.push(
      'MEDIA_S3_URL, MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY belong together: set all or none.',
    )
  }

  const isProduction = env.NODE_ENV === 'production'
  const number = (name: string, otherwise: number, from: number, to: number) => {
    const found = Number(value(name) ?? otherwise)
    if (!Number.isInteger(found) || found < from || found > to) {
      wrong(name, `a number from ${from} to ${to}`)
    }
    return found
  }
  const maxRequests = number('MAX_REQUESTS', 32, 1, 10_000)
  // In production a load balancer needs a moment to notice that this process is leaving.
  const drainSeconds = number('DRAIN_SECONDS', isProduction ? 2 : 0, 0, 60)
  const minFreeMegabytes = number('MIN_FREE_MB', 64, 0, 1_000_000_000)
  const metricsToken = value('METRICS_TOKEN')
  if (metricsToken && metricsToken.length < 16) {
    secretWrong('METRICS_TOKEN', 'at least 16 characters long')
  }

  const dataDir = resolve(value('DATA_DIR') ?? './data')
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  return {
    port,
    host,
    publicUrl: publicUrl ?? new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`),
    isPublicUrlConfigured: publicUrl !== undefined,
    isProduction,
    dataDir,
    mediaDir: resolve(value('MEDIA_DIR') ?? join(dataDir, 'media')),
    mediaS3:
      bucketUrl && accessKeyId && secretAccessKey
        ? {
            bucketUrl,
            region: value('MEDIA_S3_REGION') ?? 'us-east-1',
            accessKeyId,
            secretAccessKey,
          }
        : undefined,
    backups: backups as Config['backups'],
    databaseUrl,
    admin: email && password ? { email: email.toLowerCase(), password } : undefined,
    google: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    oidcIssuer,
    setupAllowedEmail: setupAllowedEmail?.toLowerCase(),
    smtpUrl,
    mailFrom,
    ai: baseUrl && model ? { baseUrl, apiKey: apiKey ?? 'none', model } : undefined,
    seed: seed as Config['seed'],
    trustProxy: trustProxy ?? false,
    logLevel: logLevel as LogLevel,
    maxRequests,
    drainSeconds,
    minFreeBytes: minFreeMegabytes * 1024 * 1024,
    metricsToken,
  }
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function httpUrl(text: string): URL | undefined {
  const url = urlOf(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function readTrustProxy(text = 'false'): Config['trustProxy'] | undefined {
  if (text === 'true') return true
  if (text === 'false') return false
  if (/^\d+$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  const isKnown = (address: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(address) ||
    isIP(address.split('/')[0] ?? '') !== 0
  return addresses.every(isKnown) ? addresses : undefined
}
