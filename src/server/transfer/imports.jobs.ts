import { setFlagsFromString } from 'node:v8'
import { importErrors } from '#texts/errors/transfer.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { withLease } from '../platform/jobs/leases.repository.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/log.ts'
import type { DryRun } from './dry-run.ts'
import { ImportRefusedError } from './imports.errors.ts'
import { type ImportRow, type ImportsRepository, MAX_FAILURES } from './imports.repository.ts'
import type { ReceivedFiles } from './received-files.ts'
import type { RunImport } from './run-import.ts'
import type { ImportSource, SourceOptions } from './sources/source.ts'
import type { UndoImport } from './undo-import.ts'

const lease = { leaseMs: 2 * 60_000, renewMs: 30_000 }

export type OpenSource = (file: string, options: SourceOptions) => Promise<ImportSource>

/** Returns false once the state changed, the lease was lost, or the process is shutting down. */
type ShouldContinue = () => Promise<boolean>

interface ImportJobsOptions {
  imports: ImportsRepository
  files: ReceivedFiles
  openSource: OpenSource
  dryRun: DryRun
  runImport: RunImport
  undoImport: UndoImport
  clock: Clock
  log: Logger
}

/**
 * Dry run, import and undo are steps of one job, so one lease for each import excludes all three.
 */
export function createImportJob(options: ImportJobsOptions): Job<ImportRow> {
  const { imports, files, openSource, clock, log } = options

  /** An uploaded file lies on the disk of one instance, so the other instances skip its import. */
  const isHere = async (row: ImportRow) =>
    row.state === 'undoing' || row.filePath !== null || (await files.sizeOf(row.id, 'file')) > 0

  const listDue = async () => {
    const working = await imports.listWorking(clock.now())
    const here = await Promise.all(working.map(isHere))
    return working.filter((_, at) => here[at])
  }

  async function withSource<T>(row: ImportRow, use: (source: ImportSource) => Promise<T>) {
    const file = row.filePath ?? files.pathOf(row.id, 'file')
    const uploaded = row.picturesName === null ? undefined : files.pathOf(row.id, 'pictures')
    const pictures = row.picturesPath ?? uploaded
    const source = await openSource(file, { pictures, now: clock.now() })
    const release = startEarlyGarbageCollection()
    try {
      return await use(source)
    } finally {
      release()
      await source.close()
    }
  }

  async function runDryRun(row: ImportRow, shouldContinue: ShouldContinue) {
    if (row.troubles >= MAX_FAILURES) throw new ImportRefusedError('endless')
    const { kind, report } = await withSource(row, async (source) => ({
      kind: source.kind,
      report: await options.dryRun(source, shouldContinue),
    }))
    if (!report) return
    const changes = { kind, report, state: 'looked', movedAt: clock.now(), troubles: 0 } as const
    await imports.change(row.id, ['looking'], changes)
  }

  async function run(row: ImportRow, shouldContinue: ShouldContinue) {
    if (!(await withSource(row, (source) => options.runImport(row, source, shouldContinue)))) {
      if ((await imports.find(row.id))?.state === 'stopped') await files.remove(row.id)
      return
    }
    const now = clock.now()
    const done = { state: 'done', movedAt: now, finishedAt: now } as const
    if (await imports.change(row.id, ['carrying'], done)) await files.remove(row.id)
  }

  async function undo(row: ImportRow, shouldContinue: ShouldContinue) {
    const spared = await options.undoImport(row, shouldContinue)
    if (spared === null) return
    await imports.change(row.id, ['undoing'], { state: 'undone', spared, movedAt: clock.now() })
    await files.remove(row.id)
  }

  /** A refused file fails at once. Other errors may be temporary, so the job is retried. */
  async function handleFailure(row: ImportRow, error: unknown) {
    const isRefused = error instanceof AppError && error.status < 500
    const isOver = isRefused || (await imports.recordFailure(row.id)) >= MAX_FAILURES
    if (isOver) {
      const failure = isRefused ? error.message : importErrors.trouble
      const failed = { state: 'failed', failure, movedAt: clock.now() } as const
      await imports.change(row.id, [row.state], failed)
      if (isRefused && row.state === 'looking') await files.remove(row.id)
    }
    if (!isRefused) throw error
    log.info({ importId: row.id, code: error.code }, 'an import was refused')
  }

  return {
    kind: 'imports',
    listDue,
    async run({ id }, signal) {
      const row = await imports.claim(id, clock.now(), lease.leaseMs)
      if (!row) return false
      const { claimedUntil, state } = row
      const renew = (leasedUntil: Date, until: Date | null) => imports.renew(id, leasedUntil, until)
      await withLease({ ...lease, claimedUntil, clock, renew }, async (isOurs) => {
        const isUnchanged = async () => (await imports.find(id))?.state === state
        const shouldContinue = async () => !signal.aborted && isOurs() && (await isUnchanged())
        const step = state === 'looking' ? runDryRun : state === 'carrying' ? run : undo
        await step(row, shouldContinue).catch((error: unknown) => handleFailure(row, error))
      })
      return true
    },
    async countDue() {
      const waiting = await listDue()
      return { count: waiting.length, oldest: waiting[0]?.movedAt ?? null }
    },
  }
}

let users = 0

/**
 * Makes V8 collect garbage early until `release` is called. An import or export of thousands of
 * posts would otherwise take several times the memory.
 */
export function startEarlyGarbageCollection(): () => void {
  users += 1
  setFlagsFromString('--optimize-for-size')
  return function release() {
    users -= 1
    if (users === 0) setFlagsFromString('--no-optimize-for-size')
  }
}
