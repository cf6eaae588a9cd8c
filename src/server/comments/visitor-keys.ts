import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import { customerNetworkOf } from '../platform/security/network-address.ts'
import type { KeysRepository } from './keys.repository.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const LENGTH = 22

/** form: somebody began to write. preview: the words were shown once more, nobody knows since when they were written. */
const tokenKinds = ['form', 'preview'] as const
export interface FormToken {
  kind: (typeof tokenKinds)[number]
  /** Since it was made. */
  seconds: number
}
/** One of ours, not too old; by its proof it is known again. */
export interface ReadToken extends FormToken {
  proof: string
}

const secret = () => randomBytes(24).toString('base64url')
const scramble = (key: string, ...what: (string | number)[]) =>
  createHmac('sha256', key).update(what.join('\n')).digest('base64url').slice(0, LENGTH)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** What people are told apart by, without knowing who they are. */
export function createKeys({ rows, clock }: { rows: KeysRepository; clock: Clock }) {
  let today = { day: '', salt: '' }
  let lasting: string | null = null

  async function saltOfToday(): Promise<string> {
    const day = dayOf(clock.now().getTime())
    if (today.day !== day) today = { day, salt: await rows.keepSalt(day, secret()) }
    return today.salt
  }
  async function lastingSalt(): Promise<string> {
    lasting ??= await rows.keepKey(secret())
    return lasting
  }
  const saltOf = (day: string) => (day === today.day ? today.salt : rows.findSalt(day))

  return {
    /** Another one each day, and nobody can say whose it was once the day's salt is gone. */
    senderKey: async (addressKey: string) => scramble(await saltOfToday(), 'sender', addressKey),

    emailKey: async (email: string) => scramble(await lastingSalt(), email.trim().toLowerCase()),

    /** The same on every day: whoever stores it deletes it soon. */
    networkKey: async (ip: string) =>
      scramble(await lastingSalt(), 'network', customerNetworkOf(ip)),

    /** Says when a form was begun or shown, in a way that nobody else can say it. */
    async makeToken(postId: number, kind: FormToken['kind']): Promise<string> {
      const nonce = randomBytes(6).toString('base64url')
      const made = `${clock.now().getTime().toString(36)}-${nonce}`
      return `${made}.${scramble(await saltOfToday(), kind, postId, made)}`
    },

    /** Null for a token that is made up, of another post or too old. */
    async readToken(postId: number, token: string | undefined): Promise<ReadToken | null> {
      const [made = '', proof = ''] = (token ?? '').split('.')
      const at = Number.parseInt(made, 36)
      const age = clock.now().getTime() - at
      if (proof.length !== LENGTH || !(age >= 0 && age <= commentLimits.tokenHours * HOUR_MS)) {
        return null
      }
      const salt = await saltOf(dayOf(at))
      if (!salt) return null
      const given = Buffer.from(proof).subarray(0, LENGTH)
      const proves = (kind: FormToken['kind']) =>
        timingSafeEqual(Buffer.from(scramble(salt, kind, postId, made)), given)
      const kind = tokenKinds.find(proves)
      return kind ? { kind, seconds: Math.floor(age / 1000), proof } : null
    },

    /** A token is good for one comment; false when it was used for another one. */
    spendToken: ({ proof }: ReadToken) => rows.spendToken(proof, clock.now()),
    isTokenUsed: ({ proof }: ReadToken) => rows.isTokenUsed(proof),

    /** Every day: the salts of today and of yesterday stay, and the tokens that would still be taken. */
    async forgetOld(): Promise<void> {
      const now = clock.now().getTime()
      await rows.removeSalts(dayOf(now - DAY_MS))
      await rows.removeUsedTokens(new Date(now - commentLimits.tokenHours * HOUR_MS))
    },
  }
}

export type Keys = ReturnType<typeof createKeys>
