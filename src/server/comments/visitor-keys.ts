import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import { customerNetworkOf } from '../platform/security/network-address.ts'
import type { CommentsRepository } from './comments.repository.ts'

const LENGTH = 22

/**
 * `form` tokens date the opening of the form. `preview` tokens are made after the text was written,
 * so their age says nothing about typing.
 */
const tokenKinds = ['form', 'preview'] as const
export interface FormToken {
  kind: (typeof tokenKinds)[number]
  seconds: number
}
export interface VerifiedToken extends FormToken {
  /** Identifies the token: each one is good for one comment. */
  proof: string
}

const secret = () => randomBytes(24).toString('base64url')
const hmac = (key: string, ...what: (string | number)[]) =>
  createHmac('sha256', key).update(what.join('\n')).digest('base64url').slice(0, LENGTH)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** Texts that differ only in punctuation, spaces or case get the same key. */
export const textKeyOf = (message: string) =>
  hash(
    'sha256',
    message
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
    'base64url',
  ).slice(0, LENGTH)

/** These keys tell visitors apart without storing who they are, and sign form tokens. */
export function createVisitorKeys(rows: CommentsRepository, clock: Clock) {
  let today = { day: '', salt: '' }
  let lasting: string | null = null

  async function saltOfToday(): Promise<string> {
    const day = dayOf(clock.now().getTime())
    if (today.day !== day) today = { day, salt: await rows.ensureSalt(day, secret()) }
    return today.salt
  }
  async function lastingKey(): Promise<string> {
    lasting ??= await rows.ensureKey(secret())
    return lasting
  }
  const saltOf = (day: string) => (day === today.day ? today.salt : rows.findSalt(day))

  return {
    /** A restored backup brings a key of its own. */
    forgetLasting() {
      lasting = null
    },
    /**
     * Differs each day. Once the day's salt is deleted, nobody can trace
     * the key back to an address.
     */
    senderKey: async (addressKey: string) => hmac(await saltOfToday(), 'sender', addressKey),

    emailKey: async (email: string) => hmac(await lastingKey(), email.trim().toLowerCase()),

    /** Stays the same every day, so it must not be stored for long. */
    networkKey: async (ip: string) => hmac(await lastingKey(), 'network', customerNetworkOf(ip)),

    /** Signed with the day's salt; the token says when the form was opened or the preview shown. */
    async makeToken(postId: number, kind: FormToken['kind']): Promise<string> {
      const nonce = randomBytes(6).toString('base64url')
      const made = `${clock.now().getTime().toString(36)}-${nonce}`
      return `${made}.${hmac(await saltOfToday(), kind, postId, made)}`
    },

    /** Returns null for a token that is forged, expired or made for another post. */
    async readToken(postId: number, token: string | undefined): Promise<VerifiedToken | null> {
      const [made = '', proof = ''] = (token ?? '').split('.')
      const at = Number.parseInt(made, 36)
      const age = clock.now().getTime() - at
      if (proof.length !== LENGTH || !(age >= 0 && age <= commentLimits.tokenHours * HOUR_MS)) {
        return null
      }
      const salt = await saltOf(dayOf(at))
      if (!salt) return null
      const received = Buffer.from(proof).subarray(0, LENGTH)
      const proves = (kind: FormToken['kind']) =>
        timingSafeEqual(Buffer.from(hmac(salt, kind, postId, made)), received)
      const kind = tokenKinds.find(proves)
      return kind ? { kind, seconds: Math.floor(age / 1000), proof } : null
    },

    spendToken: ({ proof }: VerifiedToken) => rows.spendToken(proof, clock.now()),
    isTokenUsed: ({ proof }: VerifiedToken) => rows.isTokenUsed(proof),

    /** Retains the salts of today and yesterday, and tokens that have not expired. */
    async forgetOld(): Promise<void> {
      const now = clock.now().getTime()
      await rows.removeSalts(dayOf(now - DAY_MS))
      await rows.removeUsedTokens(new Date(now - commentLimits.tokenHours * HOUR_MS))
    },
  }
}

export type VisitorKeys = ReturnType<typeof createVisitorKeys>
