import type { Job } from '../../../platform/jobs/jobs.ts'
import { withLease } from '../../../platform/jobs/leases.repository.ts'
import type { ImportRow } from '../imports.repository.ts'
import { createImportSteps, type StepParts } from './import-steps.ts'
import { createPaces } from './pace.ts'

const lease = { leaseMs: 2 * 60_000, renewMs: 30_000 }

/** Looks at boxes, brings them in and takes them out again, in one process of all that there are. */
export function createImportWork(parts: StepParts) {
  const { imports, files, clock } = parts
  const paces = createPaces()
  const step = createImportSteps(parts, paces)

  /** Files lie beside one process; another one leaves them to it. */
  const isHere = async (row: ImportRow) =>
    row.state === 'undoing' || row.filePath !== null || (await files.sizeOf(row.id, 'box')) > 0

  const listDue = async () => {
    const working = await imports.listWorking(clock.now())
    const here = await Promise.all(working.map(isHere))
    return working.filter((_, at) => here[at])
  }

  const job: Job<ImportRow> = {
    kind: 'imports',
    listDue,
    async run({ id }, signal) {
      const row = await imports.claim(id, clock.now(), lease.leaseMs)
      if (!row) return false
      const { claimedUntil, state } = row
      const renew = (held: Date, until: Date | null) => imports.renew(id, held, until)
      await withLease({ ...lease, claimedUntil, clock, renew }, (isOurs) => {
        const isUnchanged = async () => (await imports.find(id))?.state === state
        return step(row, async () => !signal.aborted && isOurs() && (await isUnchanged()))
      })
      return true
    },
    async countDue() {
      const waiting = await listDue()
      return { count: waiting.length, oldest: waiting[0]?.movedAt ?? null }
    },
  }
  return { job, secondsLeft: paces.secondsLeft }
}
