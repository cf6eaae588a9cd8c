import { invalidFields } from '#server/platform/http/errors.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { emailChangeLimits } from '#shared/limits.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { accountErrors } from '#texts/errors/accounts.ts'
import * as errors from './accounts.errors.ts'
import {
  type AccountNotices,
  isReachable,
  writeEmailChangeMail,
  writeEmailChangeRequestedMail,
} from './accounts.mail.ts'
import type { ChangedEmail, EmailChangesRepository } from './email-changes.repository.ts'
import type { PeopleRepository, UserRow } from './people.repository.ts'
import { usernameOf } from './people.service.ts'
import { generateSecret, hashSecret } from './secrets.ts'

interface EmailChangeOptions {
  people: PeopleRepository
  changes: EmailChangesRepository
  mailQueue: MailQueue
  notices: AccountNotices
  /** Limits mails per account, because they go to addresses that nobody confirmed. */
  limit: Pick<RateLimit, 'consume'>
  getBlogName: () => Promise<string>
  /** Builds links from the configured address: a forged Host header must not get into a mail. */
  linkTo: (path: string) => string
  clock: Clock
}

interface Payload {
  userId: number
  email: string
}

const USEFUL_MS = emailChangeLimits.minutes * 60_000

export type EmailChangeService = ReturnType<typeof createEmailChangeService>

export function createEmailChangeService(options: EmailChangeOptions) {
  const { changes, clock, notices, mailQueue, people } = options
  const request = mailQueue.define<Payload>({
    kind: 'email-change',
    expiresAfterMs: USEFUL_MS,
    write: (change) => writeRequest(options, change),
  })
  const notice = mailQueue.define<Payload>({
    kind: 'email-change-asked',
    expiresAfterMs: USEFUL_MS,
    write: (change) => writeNotice(options, change),
  })

  async function accountOf({ person }: Visitor): Promise<UserRow> {
    const user = person?.kind === 'user' ? await people.findUser(person.id) : null
    if (!user) throw errors.emailBelongsToGoogle()
    return user
  }

  return {
    async findWaiting({ person }: Visitor) {
      return person?.kind === 'user' ? changes.findWaiting(person.id, clock.now()) : null
    },

    /** Without mail the email changes at once; otherwise the new address must confirm first. */
    async ask(me: Visitor, typed: string): Promise<ChangedEmail & { isDone: boolean }> {
      const email = usernameOf(typed)
      const user = await accountOf(me)
      if (email === user.username) throw invalidFields({ email: accountErrors.sameEmail })
      if (await people.findByUsername(email)) throw errors.emailTaken()
      const change = { userId: user.id, email }
      if (!mailQueue.canSend) {
        const changed = await changes.change(change)
        if (!changed) throw errors.emailTaken()
        return { ...changed, isDone: true }
      }
      await options.limit.consume(String(user.id))
      await changes.ask(change, new Date(clock.now().getTime() + USEFUL_MS), async (tx) => {
        // The old address first: its owner must be faster than a thief with the new one.
        if (isReachable(user.username)) await notice.enqueueIn(tx, change)
        await request.enqueueIn(tx, change)
      })
      mailQueue.wake()
      return { was: user.username, email, isDone: false }
    },

    cancel: async (me: Visitor): Promise<boolean> => changes.remove((await accountOf(me)).id),

    /**
     * Returns the address that cancelling would leave in place, or null. Mail scanners open links,
     * so this changes nothing.
     */
    openCancel: (secret: string) => changes.findCancellable(hashSecret(secret), clock.now()),

    /** Returns the address that stays, or null when the link is unknown, expired or used. */
    async cancelBySecret(secret: string): Promise<string | null> {
      const userId = await changes.removeCancellable(hashSecret(secret), clock.now())
      const user = userId === null ? null : await people.findUser(userId)
      return user?.username ?? null
    },

    /**
     * Returns the new address, or null when the link is unknown, expired or used. Mail scanners
     * open links, so this changes nothing.
     */
    open: (secret: string) => changes.findBySecret(hashSecret(secret), clock.now()),

    /** Returns null when the link is not valid, or another account took the address meanwhile. */
    async finish(secret: string): Promise<ChangedEmail | null> {
      const changed = await changes.changeBySecret(hashSecret(secret), clock.now())
      if (changed) await notices.emailChanged(changed)
      return changed
    },
  }
}

async function writeRequest({ changes, people, ...options }: EmailChangeOptions, change: Payload) {
  const user = await people.findUser(change.userId)
  const secret = generateSecret()
  const secretHash = hashSecret(secret)
  if (!user || !(await changes.setSecret(change, { secretHash }))) return null
  return writeEmailChangeMail({
    to: change.email,
    blogName: await options.getBlogName(),
    from: user.username,
    link: options.linkTo(mailLinkPaths.signIn(secret)),
  })
}

async function writeNotice({ changes, people, ...options }: EmailChangeOptions, change: Payload) {
  const user = await people.findUser(change.userId)
  const secret = generateSecret()
  const cancelHash = hashSecret(secret)
  if (!user || !(await changes.setSecret(change, { cancelHash }))) return null
  return writeEmailChangeRequestedMail({
    to: user.username,
    blogName: await options.getBlogName(),
    email: change.email,
    link: options.linkTo(mailLinkPaths.cancelEmailChange(secret)),
  })
}
