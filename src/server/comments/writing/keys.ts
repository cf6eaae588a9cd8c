import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { KeysRepository } from './keys.repository.ts'

const DAY_MS = 24 * 60 * 60_000
const LENGTH = 22

const secret = () => randomBytes(24).toString('base64url')
const scramble = (key: string, ...what: (string | number)[]) =>
  createHmac('sha256', key).update(what.join('\n')).digest('base64url').slice(0, LENGTH)
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** What people are told apart by, without knowing who they are. */
export function createKeys({ rows, clock }: { rows: KeysRepository; clock: Clock }) {
  let today = { day: '', salt: '' }
  let emailSalt: string | null = null

  async function saltOfToday(): Promise<string> {
    const day = dayOf(clock.now().getTime())
    if (today.day !== day) today = { day, salt: await rows.keepSalt(day, secret()) }
    return today.salt
  }
  const saltOf = (day: string) => (day === today.day ? today.salt : rows.findSalt(day))

  return {
    /** Another one each day, and nobody can say whose it was once the day's salt is gone. */
    senderKey: async (addressKey: string) => scramble(await saltOfToday(), 'sender', addressKey),

    async emailKey(email: string): Promise<string> {
      emailSalt ??= await rows.keepKey(secret())
      return scramble(emailSalt, email.trim().toLowerCase())
    },

    /** Says when a form was begun, in a way that nobody else can say it. */
    async makeToken(postId: number): Promise<string> {
      const begunAt = clock.now().getTime().toString(36)
      return `${begunAt}.${scramble(await saltOfToday(), 'form', postId, begunAt)}`
    },

    /** How many seconds ago; null for a token that is made up, of another post or too old. */
    async readToken(postId: number, token: string | undefined): Promise<number | null> {
      const [begunAt = '', proof = ''] = (token ?? '').split('.')
      const at = Number.parseInt(begunAt, 36)
      const age = clock.now().getTime() - at
      if (proof.length !== LENGTH || !(age >= 0 && age <= commentLimits.tokenHours * 3_600_000)) {
        return null
      }
      const salt = await saltOf(dayOf(at))
      const right = salt && scramble(salt, 'form', postId, begunAt)
      const isRight =
        right && timingSafeEqual(Buffer.from(right), Buffer.from(proof).subarray(0, LENGTH))
      return isRight ? Math.floor(age / 1000) : null
    },

    /** Every day: what is left is that of today and of yesterday. */
    forgetOld: () => rows.removeSalts(dayOf(clock.now().getTime() - DAY_MS)),
  }
}

export type Keys = ReturnType<typeof createKeys>
