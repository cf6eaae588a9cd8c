import type { Clock } from '../platform/process/clock.ts'
import type { CountsRepository } from './counts.repository.ts'
import type { Tally } from './tally.ts'

interface WriterParts {
  tally: Tally
  counts: Pick<CountsRepository, 'add'>
  clock: Clock
}

/** Writes what was counted, a batch after the other: one that is written twice at once would count twice. */
export function createWriter({ tally, counts, clock }: WriterParts) {
  const written = { views: 0 }
  let lastTurn: Promise<unknown> = Promise.resolve()
  let failingSince: Date | null = null

  async function writeNext(): Promise<boolean> {
    const batch = tally.next()
    if (!batch) return false
    failingSince ??= clock.now()
    tally.done(batch, await counts.add(batch))
    failingSince = null
    written.views += batch.rows.find(({ kind }) => kind === 'all')?.views ?? 0
    return true
  }
  /** False when there is nothing left. */
  function write(): Promise<boolean> {
    const turn = lastTurn.then(writeNext)
    lastTurn = turn.catch(() => {})
    return turn
  }

  return {
    written,
    write,
    async writeAll() {
      while (await write());
    },
    countDue: async () => ({ count: tally.held().batches, oldest: failingSince }),
  }
}
