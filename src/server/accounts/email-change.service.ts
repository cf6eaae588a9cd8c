import { invalidFields } from '#server/platform/http/errors.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { letterPaths } from '#shared/letter-pages.ts'
import { emailChangeLimits } from '#shared/limits.ts'
import { accountErrors } from '#shared/texts/account.ts'
import * as errors from './accounts.errors.ts'
import { usernameOf } from './accounts.service.ts'
import type { ChangedEmail, EmailChangesRepository } from './email-changes.repository.ts'
import { emailChangeLetter } from './letters.ts'
import type { Notices } from './notices.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'

interface EmailChangeParts {
  users: UsersRepository
  changes: EmailChangesRepository
  outbox: Outbox
  notices: Notices
  /** Mails that one account asks for: they go to addresses that nobody confirmed. */
  limit: Pick<RateLimit, 'take'>
  getBlogName: () => Promise<string>
  /** Of the diary as configured: what a request says about its host must not be in a mail. */
  linkTo: (path: string) => string
  clock: Clock
}

interface Payload {
  userId: number
  email: string
}

const USEFUL_MS = emailChangeLimits.minutes * 60_000

export type EmailChangeService = ReturnType<typeof createEmailChangeService>

/** The address that an account signs in with, and the way to another one. */
export function createEmailChangeService(parts: EmailChangeParts) {
  const { changes, clock, notices, outbox, users } = parts
  const mail = outbox.define<Payload>({
    kind: 'email-change',
    expiresAfterMs: USEFUL_MS,
    write: (payload) => writeLetter(parts, payload),
  })

  async function accountOf({ person }: Visitor): Promise<UserRow> {
    const user = person?.kind === 'user' ? await users.findById(person.id) : null
    if (!user) throw errors.emailIsOfGoogle()
    return user
  }

  return {
    async findWaiting({ person }: Visitor) {
      return person?.kind === 'user' ? changes.findWaiting(person.id, clock.now()) : null
    },

    /** Changes it at once where the diary sends no mail; otherwise the new address confirms first. */
    async ask(me: Visitor, typed: string): Promise<ChangedEmail & { isDone: boolean }> {
      const email = usernameOf(typed)
      const user = await accountOf(me)
      if (email === user.username) throw invalidFields({ email: accountErrors.sameEmail })
      if (await users.findByUsername(email)) throw errors.emailTaken()
      const wish = { userId: user.id, email }
      if (!outbox.canSend) {
        const changed = await changes.change(wish)
        if (!changed) throw errors.emailTaken()
        return { ...changed, isDone: true }
      }
      await parts.limit.take(String(user.id))
      await changes.ask(wish, new Date(clock.now().getTime() + USEFUL_MS))
      await mail.add(wish)
      return { was: user.username, email, isDone: false }
    },

    async cancel(me: Visitor) {
      await changes.remove((await accountOf(me)).id)
    },

    /** The address a link is for; null when it is made up, too old or used up. Changes nothing. */
    open: (secret: string) => changes.findBySecret(hashSecret(secret), clock.now()),

    /** Null when the link is good for nothing, or somebody else has the address by now. */
    async finish(secret: string): Promise<ChangedEmail | null> {
      const changed = await changes.changeBySecret(hashSecret(secret), clock.now())
      if (changed) await notices.emailChanged(changed)
      return changed
    },
  }
}

async function writeLetter({ changes, users, ...parts }: EmailChangeParts, wish: Payload) {
  const user = await users.findById(wish.userId)
  const secret = newSecret()
  if (!user || !(await changes.setSecret(wish, hashSecret(secret)))) return null
  return emailChangeLetter({
    to: wish.email,
    blogName: await parts.getBlogName(),
    from: user.username,
    link: parts.linkTo(letterPaths.signIn(secret)),
  })
}
