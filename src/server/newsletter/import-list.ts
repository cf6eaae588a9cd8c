import type { ImportTally } from '#shared/contract/subscribers.ts'
import { letterLimits, SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Asking } from './double-opt-in.service.ts'
import { noAddresses, tooManyLines } from './subscribers.errors.ts'
import type { SubscribersRepository } from './subscribers.repository.ts'
import { type ReadAddress, readAddresses } from './subscriber-csv.ts'

interface ImportParts {
  subscribers: Pick<SubscribersRepository, 'findStates' | 'addAll'>
  asking: Pick<Asking, 'startSoon' | 'wish'>
  clock: Clock
}

export type ImportList = (csv: string, isDryRun: boolean) => Promise<ImportTally>

/** Adds those of a file that are not on the list, as waiting for the mail that asks them once. */
export function createImportList({ subscribers, asking, clock }: ImportParts): ImportList {
  async function takeIn(portion: ReadAddress[], isDryRun: boolean, tally: ImportTally) {
    const states = await subscribers.findStates(portion.map(({ email }) => email.toLowerCase()))
    const fresh: ReadAddress[] = []
    for (const one of portion) {
      const state = states.get(one.email.toLowerCase())
      if (state === 'left' || (!state && one.isGone)) tally.left += 1
      else if (state) tally.known += 1
      else fresh.push(one)
    }
    const added = isDryRun ? fresh.length : await add(fresh)
    tally.added += added
    // Somebody else may have added them meanwhile.
    tally.known += fresh.length - added
  }

  async function add(people: ReadAddress[]): Promise<number> {
    if (people.length === 0) return 0
    const waiting = { askWantedAt: asking.wish(), createdAt: clock.now(), consent: false }
    const rows = people.map(({ name, email }) => ({ name, email, ...waiting }))
    return (await subscribers.addAll(rows)).length
  }

  return async (csv, isDryRun) => {
    const file = readAddresses(csv)
    if (!file) throw noAddresses()
    if (file.lineCount > SUBSCRIBERS_CSV_LINES) throw tooManyLines(SUBSCRIBERS_CSV_LINES)
    const once = new Map(file.addresses.map((one) => [one.email.toLowerCase(), one]))
    const people = [...once.values()]
    const repeated = file.addresses.length - people.length
    const tally = { added: 0, known: repeated, left: 0, invalidLines: file.invalidLines }
    for (let at = 0; at < people.length; at += letterLimits.portion) {
      await takeIn(people.slice(at, at + letterLimits.portion), isDryRun, tally)
    }
    if (!isDryRun) asking.startSoon()
    return tally
  }
}
