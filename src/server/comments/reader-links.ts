import { hash, randomBytes } from 'node:crypto'
import { replyPaths } from '#shared/comments/reply-pages.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { ReaderRow, ReadersRepository } from './comment-mails.repository.ts'

const DAY_MS = 24 * 60 * 60_000
const hashOf = (secret: string) => hash('sha256', secret)

interface LinkParts {
  rows: ReadersRepository
  /** Absolute, of the diary as configured. */
  linkTo: (path: string) => string
  clock: Clock
}

/** Links in mails about replies. The secret of each leaves here once; only its hash is kept. */
export function createReaderLinks({ rows, linkTo, clock }: LinkParts) {
  async function mint(readerId: number, purpose: 'confirm' | 'stop', endsAt: Date | null) {
    const secret = randomBytes(24).toString('base64url')
    await rows.addLink({ secretHash: hashOf(secret), readerId, purpose, endsAt })
    return linkTo(replyPaths[purpose](secret))
  }

  return {
    confirmLinkOf: (readerId: number) => {
      const endsAt = new Date(clock.now().getTime() + commentLimits.confirmDays * DAY_MS)
      return mint(readerId, 'confirm', endsAt)
    },
    stopLinkOf: (readerId: number) => mint(readerId, 'stop', null),

    /** Whom a link is for; null when it is made up or too old. Changes nothing. */
    async open(secret: string, purpose: 'confirm' | 'stop'): Promise<ReaderRow | null> {
      const found = await rows.findLink(hashOf(secret), purpose)
      return found && (!found.endsAt || found.endsAt > clock.now()) ? found.reader : null
    },
  }
}

export type ReaderLinks = ReturnType<typeof createReaderLinks>
