import { importTexts } from '#shared/texts/imports.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Clock } from '../../../platform/process/clock.ts'
import type { Logger } from '../../../platform/process/logger.ts'
import type { Box, BoxOptions } from '../../box/box.ts'
import type { CarryPosts } from '../../carry/carry-posts.ts'
import type { LookInside } from '../../carry/look-inside.ts'
import type { UndoImport } from '../../carry/undo-import.ts'
import { MovingError } from '../../moving.errors.ts'
import { spareMemory } from '../../spare-memory.ts'
import { IMPORT_PATIENCE, type ImportRow, type ImportsRepository } from '../imports.repository.ts'
import type { ReceivedFiles } from '../received-files.ts'
import type { Paces } from './pace.ts'

/** Whether the work is still wanted, and the lease still held by this process. */
type GoOn = () => Promise<boolean>

export type OpenBox = (file: string, options: BoxOptions) => Promise<Box>

export interface StepParts {
  imports: ImportsRepository
  files: ReceivedFiles
  openBox: OpenBox
  look: LookInside
  carry: CarryPosts
  undo: UndoImport
  clock: Clock
  log: Logger
}

/** What an import needs done in each state, and where that leads. */
export function createImportSteps(parts: StepParts, paces: Paces) {
  const { imports, files, look, carry, undo, clock } = parts

  async function lookAt(row: ImportRow, goOn: GoOn) {
    if (row.troubles >= IMPORT_PATIENCE) throw new MovingError('endless')
    const found = await withBox(parts, row, async (box) => ({
      kind: box.kind,
      report: await look(box, goOn),
    }))
    if (!found.report) return
    await imports.change(row.id, ['looking'], {
      ...{ ...found, state: 'looked', movedAt: clock.now(), troubles: 0 },
    })
  }

  async function carryIn(row: ImportRow, goOn: GoOn) {
    paces.begin(row)
    if (!(await withBox(parts, row, (box) => carry(row, box, goOn)))) {
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

  return async function step(row: ImportRow, goOn: GoOn) {
    try {
      if (row.state === 'looking') await lookAt(row, goOn)
      else if (row.state === 'carrying') await carryIn(row, goOn)
      else await takeOut(row, goOn)
    } catch (error) {
      await fail(parts, row, error)
    } finally {
      paces.end(row)
    }
  }
}

async function withBox<T>(parts: StepParts, row: ImportRow, use: (box: Box) => Promise<T>) {
  const { files, openBox, clock } = parts
  const file = row.filePath ?? files.pathOf(row.id, 'box')
  const pictures =
    row.picturesPath ?? (row.picturesName === null ? undefined : files.pathOf(row.id, 'pictures'))
  const box = await openBox(file, { pictures, now: clock.now() })
  const release = spareMemory()
  try {
    return await use(box)
  } finally {
    release()
    await box.close()
  }
}

/** What is wrong with the file is told at once; other trouble may pass. */
async function fail({ imports, files, clock, log }: StepParts, row: ImportRow, error: unknown) {
  const isRefused = error instanceof AppError && error.status < 500
  const isOver = isRefused || (await imports.noteTrouble(row.id)) >= IMPORT_PATIENCE
  if (isOver) {
    const failure = isRefused ? error.message : importTexts.trouble
    const failed = { state: 'failed', failure, movedAt: clock.now() } as const
    await imports.change(row.id, [row.state], failed)
    if (isRefused && row.state === 'looking') await files.remove(row.id)
  }
  if (isRefused) log.info({ importId: row.id, code: error.code }, 'an import was refused')
  else throw error
}
