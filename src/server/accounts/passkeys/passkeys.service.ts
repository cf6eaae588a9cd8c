import { createHash } from 'node:crypto'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import type { Passkey } from '#shared/contract/accounts.admin.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/contract/accounts.ts'
import { MAX_PASSKEYS_PER_PERSON } from '#shared/limits.ts'
import * as errors from '../accounts.errors.ts'
import { PRACTICE_ISSUER } from '../google/oidc.ts'
import { personKeyOf } from '../people.service.ts'
import type { LogSecurity } from '../security-log.ts'
import {
  type ClientInfo,
  type OpenedSession,
  type SessionsService,
  type SignInAccount,
  uidOfUser,
} from '../sessions.service.ts'
import type { ChallengeContext, ChallengesService } from './challenges.service.ts'
import type { PasskeyRow, PasskeysRepository, PasskeyWithOwner } from './passkeys.repository.ts'
import {
  createAuthenticationOptions,
  createRegistrationOptions,
  type RelyingParty,
  type RequestHost,
  relyingPartyOf,
  type SiteUrlConfig,
  verifyAuthentication,
  verifyRegistration,
} from './webauthn.ts'

interface PasskeysOptions {
  site: SiteUrlConfig
  passkeys: PasskeysRepository
  challenges: ChallengesService
  sessions: SessionsService
  issuerInUse: () => string | null
  getBlogName: () => Promise<string>
  clock: Clock
  logSecurity: LogSecurity
}

/** The reason is only logged; the client learns merely that the passkey was refused. */
type PasskeyRefusal = 'challenge' | 'unknown' | 'other_domain' | 'other_account' | 'signature'

interface SignedIn {
  opened: OpenedSession
  person: PersonKey
  passkeyId: number
  provider: SignInAccount['provider']
  user: { uid: string; email: string }
}

const forSignIn = { purpose: 'sign-in', sessionId: null } as const
const forAdding = (me: Visitor) => ({ purpose: 'add', sessionId: me.sessionId }) as const
const forConfirming = (me: Visitor) => ({ purpose: 'confirm', sessionId: me.sessionId }) as const

export function createPasskeysService(options: PasskeysOptions) {
  const { site, passkeys, challenges, sessions, clock } = options
  const { issuerInUse, getBlogName, logSecurity } = options

  /** Verifies a signed challenge and returns its passkey, or the reason for the refusal. */
  async function prove(
    signed: PasskeyAssertion,
    rp: RelyingParty,
    context: ChallengeContext,
  ): Promise<{ found: PasskeyWithOwner } | { refusal: PasskeyRefusal }> {
    const challenge = await challenges.consume(signed.response.clientDataJSON, context)
    if (challenge === null) return { refusal: 'challenge' }
    const found = await passkeys.findByCredential(signed.id)
    if (!found) return { refusal: 'unknown' }
    const { passkey } = found
    if (passkey.rpId !== rp.id) return { refusal: 'other_domain' }
    const { userHandle } = signed.response
    if (userHandle !== undefined && userHandle !== passkey.userHandle) {
      return { refusal: 'other_account' }
    }
    const use = await verifyAuthentication(signed, rp, challenge, passkey)
    if (!use) return { refusal: 'signature' }
    const { counter } = use
    if (counter > 0 ? counter <= passkey.counter : passkey.counter > 0) {
      // The passkey may be cloned, or its authenticator restarted the counter: only log it.
      logSecurity('auth.passkey_counter', { reason: `${passkey.counter} then ${counter}` })
    }
    await passkeys.noteUse(passkey.id, counter, clock.now())
    return { found }
  }

  async function listBelowLimit(me: Visitor): Promise<PasskeyRow[]> {
    const mine = await passkeys.listOf(personKeyOf(me))
    if (mine.length >= MAX_PASSKEYS_PER_PERSON) throw errors.tooManyPasskeys()
    return mine
  }

  /** A password account can always sign in; a Google account only while its issuer is in use. */
  async function hasWayWithoutPasskey(me: Visitor) {
    const { kind, id } = personKeyOf(me)
    return kind === 'user' || (await passkeys.findIssuer(id)) === issuerInUse()
  }

  return {
    relyingPartyOf: (request: RequestHost) => relyingPartyOf(site, request),

    canSignIn: async (rp: RelyingParty): Promise<boolean> =>
      rp.problem === null && passkeys.hasAny(rp.id),

    startSignIn: async (rp: RelyingParty) =>
      createAuthenticationOptions(rp, await challenges.make(forSignIn)),

    /** A passkey opens the account that owns it, be it a password or a Google account. */
    async signIn(
      signed: PasskeyAssertion,
      rp: RelyingParty,
      from: ClientInfo,
    ): Promise<SignedIn | { refusal: PasskeyRefusal | 'practice' }> {
      const use = await prove(signed, rp, forSignIn)
      if ('refusal' in use) return use
      const { account, person, uid } = accountOf(use.found)
      const isPractice = account.provider === 'google' && account.issuer === PRACTICE_ISSUER
      if (isPractice && issuerInUse() !== PRACTICE_ISSUER) return { refusal: 'practice' }
      const passkeyId = use.found.passkey.id
      const opened = await sessions.open({ ...account, passkeyId }, from)
      const { provider, email } = account
      return { opened, person, passkeyId, provider, user: { uid, email } }
    },

    async startConfirming(me: Visitor, rp: RelyingParty) {
      const mine = await passkeys.listOf(personKeyOf(me))
      return createAuthenticationOptions(rp, await challenges.make(forConfirming(me)), mine)
    },

    async confirm(
      me: Visitor,
      rp: RelyingParty,
      signed: PasskeyAssertion,
    ): Promise<PasskeyRefusal | null> {
      const use = await prove(signed, rp, forConfirming(me))
      if ('refusal' in use) return use.refusal
      const { userId, identityId } = use.found.passkey
      const { kind, id } = personKeyOf(me)
      if ((kind === 'user' ? userId : identityId) !== id) return 'other_account'
      await sessions.renew(me.sessionId)
      return null
    },

    listMine: (me: Visitor) => passkeys.listOf(personKeyOf(me)),

    async startAdding(me: Visitor, rp: RelyingParty) {
      if (rp.problem) throw errors.passkeysNotPossibleHere()
      const mine = await listBelowLimit(me)
      return createRegistrationOptions(rp, await challenges.make(forAdding(me)), {
        email: me.email,
        userHandle: handleOf(mine, me),
        blogName: await getBlogName(),
        mine: mine.filter(({ rpId }) => rpId === rp.id),
      })
    },

    async add(me: Visitor, rp: RelyingParty, name: string, made: PasskeyRegistration) {
      const challenge = await challenges.consume(made.response.clientDataJSON, forAdding(me))
      const passkey = challenge && (await verifyRegistration(made, rp, challenge))
      if (!passkey) throw errors.passkeyNotCreated()
      const mine = await listBelowLimit(me)
      const stored = await passkeys.create(personKeyOf(me), {
        ...passkey,
        name,
        rpId: rp.id,
        userHandle: handleOf(mine, me),
        createdAt: clock.now(),
      })
      if (!stored) throw errors.passkeyAlreadyRegistered()
      return stored
    },

    async rename(me: Visitor, id: number, name: string): Promise<PasskeyRow> {
      const renamed = await passkeys.rename(personKeyOf(me), id, name)
      if (!renamed) throw errors.passkeyNotFound()
      return renamed
    },

    async remove(me: Visitor, rp: RelyingParty, id: number) {
      const hasOtherWay = await hasWayWithoutPasskey(me)
      const worksHere = ({ rpId }: PasskeyRow) => rpId === rp.id
      const mayGo = (mine: PasskeyRow[]) =>
        hasOtherWay ||
        mine.some((row) => row.id !== id && worksHere(row)) ||
        mine.some((row) => row.id === id && !worksHere(row))
      const outcome = await passkeys.removeIf({
        person: personKeyOf(me),
        id,
        mayGo,
        keptSessionId: me.sessionId,
      })
      if (outcome === 'not_found') throw errors.passkeyNotFound()
      if (outcome === 'refused') throw errors.lastSignInMethod()
    },
  }
}

function accountOf({ passkey, username, identity }: PasskeyWithOwner) {
  if (identity) {
    const { id, issuer, subject, email } = identity
    const account = { provider: 'google', issuer, subject, email, displayName: null } as const
    return { account, person: { kind: 'google', id } as const, uid: subject }
  }
  const { userId } = passkey
  if (userId === null || username === null) throw new Error('a passkey belongs to no one')
  const account = { provider: 'password', userId, email: username } as const
  return { account, person: { kind: 'user', id: userId } as const, uid: uidOfUser(userId) }
}

/**
 * All passkeys of a person share one user handle. The first is derived from the session, so that
 * starting and finishing a registration agree on it.
 */
const handleOf = ([first]: PasskeyRow[], { sessionId }: Visitor) =>
  first?.userHandle ?? createHash('sha256').update(`passkeys ${sessionId}`).digest('base64url')

export const toPasskey = (row: PasskeyRow, rp: RelyingParty): Passkey => ({
  id: row.id,
  name: row.name,
  addedAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isSynced: row.isSynced,
  strandedAt: row.rpId === rp.id ? null : row.rpId,
})
