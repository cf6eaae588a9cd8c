import type { PersonKey } from '#server/platform/security/visitor.ts'
import type { SignedByPasskey } from '#shared/contract/passkeys.ts'
import { PRACTICE_ISSUER } from '../google/google-mode.ts'
import {
  type OpenedSession,
  type Origin,
  type SessionsService,
  uidOfUser,
  type Who,
} from '../sessions.service.ts'
import type { ChallengesService } from './challenges.service.ts'
import type { FoundPasskey } from './passkeys.repository.ts'
import type { PasskeyRefusal, ProvePasskey } from './prove-passkey.ts'
import type { RelyingParty } from './relying-party.ts'
import { optionsToSign } from './webauthn.ts'

interface SignInParts {
  challenges: ChallengesService
  provePasskey: ProvePasskey
  sessions: SessionsService
  issuerInUse: () => string | null
}

interface SignedIn {
  opened: OpenedSession
  person: PersonKey
  passkeyId: number
  provider: Who['provider']
  user: { uid: string; email: string }
}

const occasion = { purpose: 'sign-in', sessionId: null } as const

/** A passkey opens the account it belongs to, by whichever way that account signs in otherwise. */
export function createPasskeySignIn({
  challenges,
  provePasskey,
  sessions,
  issuerInUse,
}: SignInParts) {
  return {
    startSignIn: async (rp: RelyingParty) => optionsToSign(rp, await challenges.make(occasion)),

    async signIn(
      signed: SignedByPasskey,
      rp: RelyingParty,
      from: Origin,
    ): Promise<SignedIn | { refusal: PasskeyRefusal | 'practice' }> {
      const use = await provePasskey(signed, rp, occasion)
      if ('refusal' in use) return use
      const { who, person, uid } = ownerOf(use.found)
      const isPractice = who.provider === 'google' && who.issuer === PRACTICE_ISSUER
      if (isPractice && issuerInUse() !== PRACTICE_ISSUER) return { refusal: 'practice' }
      const passkeyId = use.found.passkey.id
      const opened = await sessions.open({ ...who, passkeyId }, from)
      const { provider, email } = who
      return { opened, person, passkeyId, provider, user: { uid, email } }
    },
  }
}

function ownerOf({ passkey, username, identity }: FoundPasskey) {
  if (identity) {
    const { id, issuer, subject, email } = identity
    const who = { provider: 'google', issuer, subject, email, displayName: null } as const
    return { who, person: { kind: 'google', id } as const, uid: subject }
  }
  const { userId } = passkey
  if (userId === null || username === null) throw new Error('a passkey belongs to no one')
  const who = { provider: 'password', userId, email: username } as const
  return { who, person: { kind: 'user', id: userId } as const, uid: uidOfUser(userId) }
}
