import { confirmationWords as words } from '#shared/texts/confirmation-mail.ts'
import type { Keys } from '../comments/writing/keys.ts'
import type { OutgoingMail } from '../platform/mail/mail-content.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Links } from './links.service.ts'
import type { SubscribersRepository } from './subscribers.repository.ts'
import { type AsksRepository, isAskable } from './double-opt-in.repository.ts'

const DAY_MS = 24 * 60 * 60_000

/** What mails call the diary and its dog. */
export interface DiaryNames {
  blogName: string
  dogName: string
}

interface ConfirmationParts {
  outbox: Outbox
  subscribers: Pick<SubscribersRepository, 'find'>
  asks: Pick<AsksRepository, 'forgetAsk' | 'markBounced'>
  keys: Pick<Keys, 'emailKey'>
  links: Pick<Links, 'confirmLinkOf'>
  getNames: () => Promise<DiaryNames>
}

interface Payload {
  subscriberId: number
}

/** The mail that asks for the yes. */
export const defineConfirmation = (parts: ConfirmationParts) =>
  parts.outbox.define<Payload>({
    kind: 'confirmation',
    expiresAfterMs: 2 * DAY_MS,
    async write({ subscriberId }) {
      const subscriber = await parts.subscribers.find(subscriberId)
      if (!subscriber || !isAskable(subscriber.state)) return null
      const link = await parts.links.confirmLinkOf(subscriberId)
      return confirmationMail(await parts.getNames(), subscriber.email, link)
    },
    async onFailed({ subscriberId }, { kind, isOver }) {
      if (kind === 'bounced') await parts.asks.markBounced(subscriberId)
      if (kind !== 'later' || !isOver) return
      const subscriber = await parts.subscribers.find(subscriberId)
      if (!subscriber) return
      await parts.asks.forgetAsk(subscriberId, await parts.keys.emailKey(subscriber.email))
    },
  })

/** Names nobody: whoever typed the address may have typed an advertisement as a name. */
function confirmationMail({ blogName, dogName }: DiaryNames, to: string, link: string) {
  const [text, accent] = words.title
  return {
    to,
    content: {
      subject: words.subject(blogName),
      previewText: words.previewText,
      greeting: words.greeting,
      opening: words.opening,
      title: { text, accent },
      body: [
        { text: words.promise(dogName) },
        { button: words.button, href: link },
        { note: words.byHand, link, inText: words.inText },
        { note: words.notYou },
      ],
    },
  } satisfies OutgoingMail
}
