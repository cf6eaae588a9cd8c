import { letterErrors } from '#shared/texts/letter-mail.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { letterNotFound, letterNotNow } from './letters.errors.ts'
import type { LetterState } from './letters.present.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { MailHold } from './mail-setup.service.ts'
import type { DeliveriesRepository } from './deliveries.repository.ts'

interface SteeringParts {
  letters: LettersRepository
  deliveries: DeliveriesRepository
  hold: MailHold
  clock: Clock
  show: (row: LetterRow) => Promise<LetterState>
  /** When a letter leaves that nothing holds back. */
  soon: () => Date
}

/** What the owner does with a letter that is on its way. */
export function createSteeringService(parts: SteeringParts) {
  const { letters, deliveries, hold, clock, show, soon } = parts

  /** The answer of a change that the letter's state may have refused. */
  async function changed(id: number, row: LetterRow | null, refusal: string): Promise<LetterState> {
    if (row) return show(row)
    throw (await letters.find(id)) ? letterNotNow(refusal) : letterNotFound()
  }

  return {
    async pause(id: number): Promise<LetterState> {
      const paused = await letters.change(id, ['sending'], { state: 'paused' })
      return changed(id, paused, letterErrors.notNow.pause)
    },

    async resume(id: number): Promise<LetterState> {
      if (await hold.isHeld()) throw letterNotNow(letterErrors.mailHeld)
      const goesOn = { heldBecause: null }
      const row =
        (await letters.change(id, ['paused', 'held'], { ...goesOn, state: 'sending' }, true)) ??
        (await letters.change(
          id,
          ['held'],
          { ...goesOn, state: 'leaving', leavesAt: soon() },
          false,
        ))
      return changed(id, row, letterErrors.notNow.resume)
    },

    /** Mails that are going out at this moment arrive; all the others never do. */
    async stop(id: number): Promise<LetterState> {
      const row = await letters.change(id, ['leaving', 'sending', 'paused', 'held'], {
        ...{ state: 'stopped', heldBecause: null, leavesAt: null, finishedAt: clock.now() },
      })
      if (row) await deliveries.skipStopped(clock.now())
      return changed(id, row, letterErrors.notNow.stop)
    },
  }
}
