import { hash, randomBytes } from 'node:crypto'
import { letterPaths } from '#shared/letter-pages.ts'
import { letterLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { LinksRepository } from './links.repository.ts'

const DAY_MS = 24 * 60 * 60_000
const hashOf = (secret: string) => hash('sha256', secret)

interface LinksParts {
  links: LinksRepository
  /** Absolute, of the diary as configured. */
  linkTo: (path: string) => string
  clock: Clock
  whenConfirmed: (email: string) => Promise<void>
}

/** Links in mails. The secret of each leaves here once; only its hash is kept. */
export function createLinks({ links, linkTo, clock, whenConfirmed }: LinksParts) {
  async function mint(subscriberId: number, purpose: 'confirm' | 'leave', endsAt: Date | null) {
    const secret = randomBytes(24).toString('base64url')
    await links.add({ secretHash: hashOf(secret), subscriberId, purpose, endsAt })
    return linkTo(letterPaths[purpose](secret))
  }
  async function open(secret: string, purpose: 'confirm' | 'leave') {
    const found = await links.find(hashOf(secret), purpose)
    const isGood = found && (!found.endsAt || found.endsAt > clock.now())
    return isGood ? found.subscriber : null
  }

  return {
    confirmLinkOf: (subscriberId: number) =>
      mint(
        subscriberId,
        'confirm',
        new Date(clock.now().getTime() + letterLimits.confirmDays * DAY_MS),
      ),
    /** Null for somebody who left, bounced or was deleted since: they get no letter. */
    leaveLinkOf: async (subscriberId: number) =>
      (await links.isConfirmed(subscriberId)) ? mint(subscriberId, 'leave', null) : null,

    /** Whom a link is for; null when it is made up, too old or used up. Changes nothing. */
    openConfirm: (secret: string) => open(secret, 'confirm'),
    openLeave: (secret: string) => open(secret, 'leave'),

    /** Each may be done twice; false when the link is good for nothing. */
    async confirm(secret: string): Promise<boolean> {
      const subscriber = await open(secret, 'confirm')
      if (!subscriber) return false
      await links.confirm(subscriber.id, clock.now())
      await whenConfirmed(subscriber.email)
      return true
    },
    async leave(secret: string): Promise<boolean> {
      const subscriber = await open(secret, 'leave')
      if (subscriber) await links.leave(subscriber.id, clock.now())
      return subscriber !== null
    },
    async comeBack(secret: string): Promise<boolean> {
      const subscriber = await open(secret, 'leave')
      if (subscriber) await links.comeBack(subscriber.id)
      return subscriber !== null
    },

    /** Every day. */
    removeEnded: () => links.removeEnded(clock.now()),

    /** How a letter to somebody ended; three failed ones in a row mean that there is nobody. */
    async noteDelivery(subscriberId: number, outcome: 'sent' | 'failed' | 'bounced') {
      if (outcome === 'sent') await links.noteArrived(subscriberId)
      else if (outcome === 'failed') await links.noteFailed(subscriberId)
      else await links.noteBounced(subscriberId)
    },
  }
}

export type Links = ReturnType<typeof createLinks>
