import { networksOfAddress } from '#server/platform/security/network-address.ts'
import {
  createAddressRateLimit,
  type RateLimitFactory,
} from '#server/platform/security/rate-limits.ts'
import { loginLimits, passwordResetLimits } from '#shared/limits.ts'
import { loginErrors } from '#texts/errors/accounts.ts'
import { usernameOf } from './people.service.ts'

const QUARTER_HOUR = 15 * 60
const message = (minutes: number) => loginErrors.tooManyAttempts(minutes)

export interface PasswordAttempt {
  ip: string
  email: string
  deviceKey: string | null
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows down password guessing by address, by account at one address, and by account over all
 * addresses, because attackers can use many machines. A known device is counted by itself instead.
 */
export function createLoginThrottle(limit: RateLimitFactory) {
  const rule = (name: string, points: number, seconds = QUARTER_HOUR) =>
    ({ name, points, seconds, message }) as const
  const byAddress = createAddressRateLimit(limit, rule('login-ip', loginLimits.perAddress))
  const byAccountHere = limit(rule('login', loginLimits.perAccountAtAddress))
  const byAccount = limit(rule('login-account', loginLimits.perAccountAndHour, 4 * QUARTER_HOUR))
  const byDevice = limit(rule('login-device', loginLimits.perKnownDevice))
  const starts = createAddressRateLimit(limit, rule('google-start', 60))
  const passkeys = createAddressRateLimit(limit, rule('passkey', 120))
  const resets = createAddressRateLimit(limit, rule('reset', passwordResetLimits.perAddress))
  const mailedLinks = createAddressRateLimit(limit, rule('mailed-link', 60))
  const registrations = createAddressRateLimit(limit, rule('register', 20))

  return {
    async beforePassword({ ip, email, deviceKey }: PasswordAttempt) {
      if (deviceKey) return byDevice.consume(deviceKey)
      await byAddress.consume(ip)
      await byAccountHere.consume(networksOfAddress(ip).near, usernameOf(email))
      await byAccount.consume(usernameOf(email))
    },
    /** A right password was no guessing and is refunded; attempts by others still count. */
    async afterRightPassword({ ip, email, deviceKey }: PasswordAttempt) {
      if (deviceKey) return byDevice.forget(deviceKey)
      await byAddress.refund(ip)
      await byAccountHere.forget(networksOfAddress(ip).near, usernameOf(email))
      await byAccount.refund(usernameOf(email))
    },
    beforeGoogle: (ip: string) => starts.consume(ip),
    /** Each sign-in counts twice: once for its challenge and once for the signed answer. */
    beforePasskey: (ip: string) => passkeys.consume(ip),
    beforeReset: (ip: string) => resets.consume(ip),
    beforeMailedLink: (ip: string) => mailedLinks.consume(ip),
    beforeRegistration: (ip: string) => registrations.consume(ip),
  }
}
