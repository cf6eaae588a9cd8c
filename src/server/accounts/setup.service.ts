import type { Clock } from '#server/platform/process/clock.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import type { Registration } from '#shared/contract/auth.ts'
import {
  notTheSignedInAccount,
  setupNeedsGoogle,
  setupNotForThis,
  setupUsed,
} from './accounts.errors.ts'
import { PRACTICE_ISSUER } from './google/google-mode.ts'
import type { SetupRepository } from './setup.repository.ts'

interface SetupParts {
  setup: SetupRepository
  clock: Clock
  issuerInUse: () => string | null
  allowedEmail: string | undefined
}

export type SetupService = ReturnType<typeof createSetupService>

/** What a body claims must be what the session proves: only the session counts. */
export const isSameIdentity = (visitor: Visitor, claimed: { uid: string; email: string }) =>
  visitor.uid === claimed.uid && visitor.email === claimed.email.trim().toLowerCase()

export function createSetupService({ setup, clock, issuerInUse, allowedEmail }: SetupParts) {
  return {
    isUsed: () => setup.isUsed(),

    /** A grant for one: the first verified Google account to ask, and nobody ever after. */
    async register(visitor: Visitor, claimed: Registration) {
      const issuer = issuerInUse()
      if (visitor.provider !== 'google' || !issuer) throw setupNeedsGoogle()
      if (!isSameIdentity(visitor, claimed)) throw notTheSignedInAccount()
      if (allowedEmail && visitor.email !== allowedEmail) throw setupNotForThis()
      const identity = { issuer, subject: visitor.uid, email: visitor.email }
      if (!(await setup.register(identity, clock.now()))) throw setupUsed()
    },

    /** Practising the setup on one's own machine does not use up the real one. */
    forgetPractice: () => setup.forgetIssuer(PRACTICE_ISSUER),
  }
}
