import type { Keys } from '../../comments/writing/keys.ts'
import type { MailSender } from '../../mail-look/mail-frame.ts'
import type { MailKind } from '../../outbox/mail-kind.ts'
import type { Links } from '../links/links.service.ts'
import type { SubscribersRepository } from '../subscribers/subscribers.repository.ts'
import { type AsksRepository, isAskable } from './asks.repository.ts'
import { writeConfirmationMail } from './confirmation-mail.ts'

export const CONFIRMATION = 'confirmation'
const DAY_MS = 24 * 60 * 60_000

interface ConfirmationParts {
  subscribers: Pick<SubscribersRepository, 'find'>
  asks: Pick<AsksRepository, 'forgetAsk' | 'markBounced'>
  keys: Pick<Keys, 'emailKey'>
  links: Pick<Links, 'confirmLinkOf'>
  getSender: () => Promise<MailSender>
}

interface Facts {
  subscriberId: number
}

/** The mail that asks for the yes. */
export const confirmationKind = (parts: ConfirmationParts): MailKind<Facts> => ({
  usefulMs: 2 * DAY_MS,
  async write({ subscriberId }) {
    const subscriber = await parts.subscribers.find(subscriberId)
    if (!subscriber || !isAskable(subscriber.state)) return null
    const link = await parts.links.confirmLinkOf(subscriberId)
    return writeConfirmationMail(await parts.getSender(), { email: subscriber.email, link })
  },
  async whenFailed({ subscriberId }, { kind, isOver }) {
    if (kind === 'bounced') await parts.asks.markBounced(subscriberId)
    if (kind !== 'later' || !isOver) return
    const subscriber = await parts.subscribers.find(subscriberId)
    if (!subscriber) return
    await parts.asks.forgetAsk(subscriberId, await parts.keys.emailKey(subscriber.email))
  },
})
