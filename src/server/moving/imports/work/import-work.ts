import type { Job } from '../../../platform/jobs/jobs.ts'
import type { ImportRow } from '../imports.repository.ts'
import { createImportClaims } from './import-claims.ts'
import { createImportSteps, type StepParts } from './import-steps.ts'
import { createPaces } from './pace.ts'

/** Looks at boxes, brings them in and takes them out again, in one process of all that there are. */
export function createImportWork(parts: StepParts) {
  const { imports, files, clock } = parts
  const claims = createImportClaims(imports, clock)
  const paces = createPaces()
  const step = createImportSteps(parts, paces)

  /** Files lie beside one process; another one leaves them to it. */
  const isHere = async (row: ImportRow) =>
    row.state === 'undoing' || row.filePath !== null || (await files.sizeOf(row.id, 'box')) > 0

  const listDue = async () => {
    const working = await claims.listWorking()
    const here = await Promise.all(working.map(isHere))
    return working.filter((_, at) => here[at])
  }

  const job: Job<ImportRow> = {
    kind: 'imports',
    listDue,
    async run({ id }, signal) {
      const row = await claims.claim(id)
      if (!row) return false
      await claims.whileClaimed(row, signal, (goOn) => step(row, goOn))
      return true
    },
    async countDue() {
      const waiting = await listDue()
      return { count: waiting.length, oldest: waiting[0]?.movedAt ?? null }
    },
  }
  return { job, secondsLeft: paces.secondsLeft }
}
