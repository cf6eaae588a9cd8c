import { importTexts } from '#shared/texts/imports.ts'
import type { Work } from '../../due-work/work.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Logger } from '../../platform/process/logger.ts'
import type { Box, BoxOptions } from '../box/box.ts'
import type { CarryPosts } from '../carry/carry-posts.ts'
import type { LookInside } from '../carry/look-inside.ts'
import type { UndoImport } from '../carry/undo-import.ts'
import { sparingMemory } from '../spare-memory.ts'
import type { Due, ImportRow, ImportsRepository } from './imports.repository.ts'
import type { ReceivedFiles } from './received-files.ts'

const CLAIM_MS = 2 * 60_000
const RENEW_MS = 30_000
const TOO_FAR_MS = 24 * 60 * 60_000
/** After so many failures in a row the owner is told. */
const PATIENCE = 6

export type OpenBox = (file: string, options: BoxOptions) => Promise<Box>
type GoOn = () => Promise<boolean>

interface WorkParts {
  imports: ImportsRepository
  files: ReceivedFiles
  openBox: OpenBox
  look: LookInside
  carry: CarryPosts
  undo: UndoImport
  clock: Clock
  log: Logger
}

/** Looks at boxes, brings them in and takes them out again, in one process of all that there are. */
export function createImportWork(parts: WorkParts) {
  const { imports, files, openBox, look, carry, undo, clock, log } = parts
  let isStopping = false
  /** How quickly the imports of this process get on. */
  const paces = new Map<number, { since: number; read: number }>()
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const dueNow = (): Due => ({ now: clock.now(), tooFar: later(TOO_FAR_MS) })
  const boxOf = (row: ImportRow) => row.filePath ?? files.pathOf(row.id, 'box')
  const picturesOf = (row: ImportRow) =>
    row.picturesPath ?? (row.picturesName === null ? undefined : files.pathOf(row.id, 'pictures'))

  /** Files lie beside one process; another one leaves them to it. */
  const isHere = async (row: ImportRow) =>
    row.state === 'undoing' || row.filePath !== null || (await files.sizeOf(row.id, 'box')) > 0

  async function withBox<T>(row: ImportRow, use: (box: Box) => Promise<T>): Promise<T> {
    const box = await openBox(boxOf(row), { pictures: picturesOf(row), now: clock.now() })
    try {
      return await sparingMemory(() => use(box))
    } finally {
      await box.close()
    }
  }

  async function lookAt(row: ImportRow, goOn: GoOn) {
    const found = await withBox(row, async (box) => ({
      kind: box.kind,
      report: await look(box, goOn),
    }))
    if (!found.report) return
    await imports.change(row.id, ['looking'], { ...found, state: 'looked', movedAt: clock.now() })
  }

  async function carryIn(row: ImportRow, goOn: GoOn) {
    paces.set(row.id, { since: performance.now(), read: row.postsRead })
    if (!(await withBox(row, (box) => carry(row, box, goOn)))) {
      if ((await imports.find(row.id))?.state === 'stopped') await files.remove(row.id)
      return
    }
    const now = clock.now()
    const done = { state: 'done', movedAt: now, finishedAt: now } as const
    if (await imports.change(row.id, ['carrying'], done)) await files.remove(row.id)
  }

  async function takeOut(row: ImportRow, goOn: GoOn) {
    const spared = await undo(row, goOn)
    if (spared === null) return
    await imports.change(row.id, ['undoing'], { state: 'undone', spared, movedAt: clock.now() })
    await files.remove(row.id)
  }

  /** What is wrong with the file is told at once; other trouble may pass. */
  async function fail(row: ImportRow, error: unknown) {
    const isRefused = error instanceof AppError && error.status < 500
    const isOver = isRefused || (await imports.noteTrouble(row.id)) >= PATIENCE
    if (isOver) {
      const failure = isRefused ? error.message : importTexts.trouble
      const failed = { state: 'failed', failure, movedAt: clock.now() } as const
      await imports.change(row.id, [row.state], failed)
      if (isRefused && row.state === 'looking') await files.remove(row.id)
    }
    if (isRefused) log.info({ importId: row.id, code: error.code }, 'an import was refused')
    else throw error
  }

  async function doClaimed(row: ImportRow, goOn: GoOn) {
    try {
      if (row.state === 'looking') await lookAt(row, goOn)
      else if (row.state === 'carrying') await carryIn(row, goOn)
      else await takeOut(row, goOn)
    } catch (error) {
      await fail(row, error)
    } finally {
      paces.delete(row.id)
    }
  }

  /** Renews the claim for as long as it takes, and lets go of it in the end. */
  async function whileClaimed(row: ImportRow, use: (goOn: GoOn) => Promise<void>) {
    let until = row.claimedUntil!
    let isLost = false
    const renew = async (to: Date | null) => {
      if (await imports.renew(row.id, until, to)) until = to ?? until
      else isLost = true
    }
    const renewing = setInterval(() => void renew(later(CLAIM_MS)).catch(() => {}), RENEW_MS)
    renewing.unref()
    const goOn = async () =>
      !isStopping && !isLost && (await imports.find(row.id))?.state === row.state
    try {
      await use(goOn)
    } finally {
      clearInterval(renewing)
      if (!isLost) await renew(null)
    }
  }

  const listDue = async () => {
    const working = await imports.listWorking(dueNow())
    const here = await Promise.all(working.map(isHere))
    return working.filter((_, at) => here[at])
  }

  const work: Work<ImportRow> = {
    kind: 'imports',
    listDue,
    async claimAndDo({ id }) {
      const row = await imports.claim(id, dueNow(), later(CLAIM_MS))
      if (!row) return false
      await whileClaimed(row, (goOn) => doClaimed(row, goOn))
      return true
    },
    async countWaiting() {
      const waiting = await listDue()
      return { count: waiting.length, oldest: waiting[0]?.movedAt ?? null }
    },
    stop() {
      isStopping = true
    },
  }

  return {
    work,
    secondsLeft({ id, postsRead, report }: ImportRow): number | null {
      const pace = paces.get(id)
      const read = postsRead - (pace?.read ?? 0)
      if (!pace || !report || read < 3) return null
      const seconds = (performance.now() - pace.since) / 1000
      return Math.ceil((seconds / read) * Math.max(0, report.posts.total - postsRead))
    },
  }
}
