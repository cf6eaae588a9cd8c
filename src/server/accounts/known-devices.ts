import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import type { AccountNotices } from './accounts.mail.ts'
import { clientInfoOf, createHostCookie } from './cookies.ts'
import type { PasswordAttempt } from './login-limits.ts'
import { usernameOf } from './people.service.ts'
import { generateSecret, hashSecret } from './secrets.ts'
import type { LogSecurity } from './security-log.ts'
import type { KnownDevicesRepository } from './sessions.repository.ts'

const DEVICE_MS = 365 * 24 * 3_600_000

interface NewSignIn {
  person: PersonKey
  email: string
  sessionId: string
}

interface KnownDevicesOptions {
  publicUrl: URL
  devices: KnownDevicesRepository
  notices: AccountNotices
  clock: Clock
  logSecurity: LogSecurity
}

/**
 * Recognizes browsers that signed in before. They get a limit on password attempts of their own, so
 * that strangers who use up the general limit cannot lock the owner out; a sign-in from any other
 * browser is mailed to the account's owner.
 */
export function createKnownDevices(options: KnownDevicesOptions) {
  const { publicUrl, devices, notices, clock, logSecurity } = options
  const cookie = createHostCookie(publicUrl, 'device', DEVICE_MS)

  /** Returns the rate limit key of the device, or null when it never signed in to this account. */
  async function findKey(secret: string | null, email: string): Promise<string | null> {
    if (!secret) return null
    const hash = hashSecret(secret)
    return (await devices.listUsernames(hash)).includes(usernameOf(email)) ? hash : null
  }

  async function remember(request: FastifyRequest, reply: FastifyReply, person: PersonKey) {
    // A request without Origin is not from a browser, so the cookie would not come back.
    if (!request.mayUseCookies) return true
    const now = clock.now()
    await devices.removeUnused(new Date(now.getTime() - DEVICE_MS))
    const brought = cookie.read(request)
    // A secret that this diary never issued is replaced.
    const isOurs = brought !== null && (await devices.isKnown(hashSecret(brought)))
    const secret = isOurs ? brought : generateSecret()
    const isNew = !isOurs || !(await devices.isKnown(hashSecret(secret), person))
    await devices.remember(hashSecret(secret), person, now)
    cookie.set(request, reply, secret)
    return isNew
  }

  return {
    remember,

    readAttempt: async (request: FastifyRequest, email: string): Promise<PasswordAttempt> => ({
      ip: request.ip,
      email,
      deviceKey: await findKey(cookie.read(request), email),
    }),

    async noteSignIn(request: FastifyRequest, reply: FastifyReply, signIn: NewSignIn) {
      if (!(await remember(request, reply, signIn.person))) return
      const { email, sessionId } = signIn
      const from = clientInfoOf(request)
      logSecurity('auth.new_browser', { email, ip: from.ip })
      await notices.newBrowser({ sessionId, email, from })
    },
  }
}
