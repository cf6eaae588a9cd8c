import { createHash } from 'node:crypto'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import type { MadePasskey, SignedByPasskey } from '#shared/contract/passkeys.ts'
import { PASSKEYS_PER_PERSON } from '#shared/limits.ts'
import * as errors from '../accounts.errors.ts'
import { ownerOf } from '../people.service.ts'
import type { SessionsService } from '../sessions.service.ts'
import type { ChallengesService } from './challenges.service.ts'
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.ts'
import type { PasskeyRefusal, ProvePasskey } from './prove-passkey.ts'
import type { RelyingParty } from './relying-party.ts'
import { optionsToMake, optionsToSign, readMade } from './webauthn.ts'

export interface PasskeysParts {
  passkeys: PasskeysRepository
  challenges: ChallengesService
  provePasskey: ProvePasskey
  sessions: SessionsService
  issuerInUse: () => string | null
  getBlogName: () => Promise<string>
  clock: Clock
}

export type PasskeysService = ReturnType<typeof createPasskeysService>

const forAdding = (me: Visitor) => ({ purpose: 'add', sessionId: me.sessionId }) as const
const forConfirming = (me: Visitor) => ({ purpose: 'confirm', sessionId: me.sessionId }) as const

/** What somebody who is signed in does with the own passkeys. */
export const createPasskeysService = (parts: PasskeysParts) => ({
  /** Whether anybody has one for this name. */
  canSignIn: async (rp: RelyingParty): Promise<boolean> =>
    rp.problem === null && parts.passkeys.hasAny(rp.id),

  listMine: (me: Visitor) => parts.passkeys.listOf(ownerOf(me)),

  startAdding: (me: Visitor, rp: RelyingParty) => startAdding(parts, me, rp),
  add: (me: Visitor, rp: RelyingParty, name: string, made: MadePasskey) =>
    add(parts, me, rp, name, made),

  async rename(me: Visitor, id: number, name: string): Promise<PasskeyRow> {
    const renamed = await parts.passkeys.rename(ownerOf(me), id, name)
    if (!renamed) throw errors.passkeyNotFound()
    return renamed
  },
  remove: (me: Visitor, rp: RelyingParty, id: number) => remove(parts, me, rp, id),

  startConfirming: async (me: Visitor, rp: RelyingParty) => {
    const mine = await parts.passkeys.listOf(ownerOf(me))
    return optionsToSign(rp, await parts.challenges.make(forConfirming(me)), mine)
  },
  /** Null when the session counts as a recent sign-in again. */
  async confirm(
    me: Visitor,
    rp: RelyingParty,
    signed: SignedByPasskey,
  ): Promise<PasskeyRefusal | null> {
    const use = await parts.provePasskey(signed, rp, forConfirming(me))
    if ('refusal' in use) return use.refusal
    const { userId, identityId } = use.found.passkey
    const { kind, id } = ownerOf(me)
    if ((kind === 'user' ? userId : identityId) !== id) return 'other_account'
    await parts.sessions.renew(me.sessionId)
    return null
  },
})

/** One for all passkeys of a person. The first is made of what only this session has. */
const handleOf = ([first]: PasskeyRow[], { sessionId }: Visitor) =>
  first?.userHandle ?? createHash('sha256').update(`passkeys ${sessionId}`).digest('base64url')

async function startAdding(parts: PasskeysParts, me: Visitor, rp: RelyingParty) {
  if (rp.problem) throw errors.noPasskeysHere()
  const mine = await parts.passkeys.listOf(ownerOf(me))
  if (mine.length >= PASSKEYS_PER_PERSON) throw errors.tooManyPasskeys()
  return optionsToMake(rp, await parts.challenges.make(forAdding(me)), {
    email: me.email,
    userHandle: handleOf(mine, me),
    blogName: await parts.getBlogName(),
    mine: mine.filter(({ rpId }) => rpId === rp.id),
  })
}

async function add(
  { passkeys, challenges, clock }: PasskeysParts,
  me: Visitor,
  rp: RelyingParty,
  name: string,
  made: MadePasskey,
) {
  const challenge = await challenges.take(made.response.clientDataJSON, forAdding(me))
  const passkey = challenge && (await readMade(made, rp, challenge))
  if (!passkey) throw errors.passkeyNotMade()
  const person = ownerOf(me)
  const mine = await passkeys.listOf(person)
  if (mine.length >= PASSKEYS_PER_PERSON) throw errors.tooManyPasskeys()
  const stored = await passkeys.create(person, {
    ...passkey,
    name,
    rpId: rp.id,
    userHandle: handleOf(mine, me),
    createdAt: clock.now(),
  })
  if (!stored) throw errors.passkeyKnown()
  return stored
}

async function remove(parts: PasskeysParts, me: Visitor, rp: RelyingParty, id: number) {
  const hasOtherWay = await hasWayWithoutPasskey(parts, me)
  const worksHere = ({ rpId }: PasskeyRow) => rpId === rp.id
  const mayGo = (mine: PasskeyRow[]) =>
    hasOtherWay ||
    mine.some((row) => row.id !== id && worksHere(row)) ||
    mine.some((row) => row.id === id && !worksHere(row))
  const outcome = await parts.passkeys.removeIf({
    person: ownerOf(me),
    id,
    mayGo,
    keptSessionId: me.sessionId,
  })
  if (outcome === 'not_found') throw errors.passkeyNotFound()
  if (outcome === 'refused') throw errors.lastWayIn()
}

/** A password always opens the diary; a Google account only while that provider is in use. */
async function hasWayWithoutPasskey({ passkeys, issuerInUse }: PasskeysParts, me: Visitor) {
  const { kind, id } = ownerOf(me)
  return kind === 'user' || (await passkeys.findIssuer(id)) === issuerInUse()
}
