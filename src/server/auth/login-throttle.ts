import { networkOf, type RateLimits } from '#server/platform/security/rate-limits.ts'
import { usernameOf } from './accounts/accounts.service.ts'

const QUARTER_HOUR = 15 * 60
const message = (minutes: number) =>
  `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** Guessing is slow: per address and account, and per address over all accounts. */
export function createLoginThrottle(limit: RateLimits) {
  const perAccount = limit({ name: 'login', points: 5, seconds: QUARTER_HOUR, message })
  const perAddress = limit({ name: 'login-ip', points: 30, seconds: QUARTER_HOUR, message })
  const starts = limit({ name: 'google-start', points: 60, seconds: QUARTER_HOUR, message })
  const registrations = limit({ name: 'register', points: 20, seconds: QUARTER_HOUR, message })

  return {
    async beforePassword(ip: string, email: string) {
      await perAddress.take(networkOf(ip))
      await perAccount.take(networkOf(ip), usernameOf(email))
    },
    /** A right password shows that this was no guessing. */
    async afterRightPassword(ip: string, email: string) {
      await perAddress.giveBack(networkOf(ip))
      await perAccount.forget(networkOf(ip), usernameOf(email))
    },
    beforeGoogle: (ip: string) => starts.take(networkOf(ip)),
    beforeRegistration: (ip: string) => registrations.take(networkOf(ip)),
  }
}
