import type { Clock } from '#server/platform/process/clock.ts'
import type { SignedByPasskey } from '#shared/contract/passkeys.ts'
import type { SecurityLog } from '../security-log.ts'
import type { ChallengesService, Occasion } from './challenges.service.ts'
import type { FoundPasskey, PasskeysRepository } from './passkeys.repository.ts'
import type { RelyingParty } from './relying-party.ts'
import { readSigned } from './webauthn.ts'

interface ProveParts {
  passkeys: PasskeysRepository
  challenges: ChallengesService
  clock: Clock
  logSecurity: SecurityLog
}

/** For the log; whoever tried is only told that it did not work. */
export type PasskeyRefusal =
  | 'challenge'
  | 'unknown'
  | 'other_domain'
  | 'other_account'
  | 'signature'

export type ProvePasskey = ReturnType<typeof createProvePasskey>

/** Proves that whoever sent this holds one of the passkeys; which of them, or why not. */
export function createProvePasskey({ passkeys, challenges, clock, logSecurity }: ProveParts) {
  return async (
    signed: SignedByPasskey,
    rp: RelyingParty,
    occasion: Occasion,
  ): Promise<{ found: FoundPasskey } | { refusal: PasskeyRefusal }> => {
    const challenge = await challenges.take(signed.response.clientDataJSON, occasion)
    if (challenge === null) return { refusal: 'challenge' }
    const found = await passkeys.findByCredential(signed.id)
    if (!found) return { refusal: 'unknown' }
    const { passkey } = found
    if (passkey.rpId !== rp.id) return { refusal: 'other_domain' }
    const { userHandle } = signed.response
    if (userHandle !== undefined && userHandle !== passkey.userHandle) {
      return { refusal: 'other_account' }
    }
    const use = await readSigned(signed, rp, challenge, passkey)
    if (!use) return { refusal: 'signature' }
    const { counter } = use
    if (counter > 0 ? counter <= passkey.counter : passkey.counter > 0) {
      // It may have been copied. Some authenticators start again from nothing: worth a line.
      logSecurity('auth.passkey_counter', { reason: `${passkey.counter} then ${counter}` })
    }
    await passkeys.noteUse(passkey.id, counter, clock.now())
    return { found }
  }
}
