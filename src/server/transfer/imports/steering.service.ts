import type { Import, ImportOptions } from '#shared/contract/import-fields.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { ImportMoves } from './import-moves.ts'
import { fileGone, importNotNow, undoTooLate } from './imports.errors.ts'
import { undoUntil } from './imports.present.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { ReceivedFiles } from './received-files.ts'

interface SteeringParts {
  imports: Pick<ImportsRepository, 'remove'>
  files: Pick<ReceivedFiles, 'sizeOf' | 'remove'>
  moves: ImportMoves
  clock: Clock
}

/** What becomes of an old blog, once its file is here. */
export function createSteeringService({ imports, files, moves, clock }: SteeringParts) {
  return {
    start: (id: number, options: ImportOptions) =>
      moves.move(id, ['looked'], { options, state: 'carrying', startedAt: clock.now() }),
    pause: (id: number) => moves.move(id, ['carrying'], { state: 'paused' }),
    async stop(id: number): Promise<Import> {
      const { claimedUntil } = await moves.get(id)
      const stopped = await moves.move(id, ['carrying', 'paused', 'failed'], {
        ...{ state: 'stopped', finishedAt: clock.now() },
      })
      // Whoever is at it removes its file when it has let go of it.
      if ((claimedUntil ?? new Date(0)) <= clock.now()) await files.remove(id)
      return stopped
    },

    async resume(id: number): Promise<Import> {
      const row = await moves.get(id)
      if (row.state === 'failed' && !row.filePath && (await files.sizeOf(id, 'box')) === 0) {
        throw fileGone()
      }
      const state = row.startedAt ? 'carrying' : 'looking'
      return moves.move(id, ['paused', 'failed'], { state, failure: null, troubles: 0 })
    },

    async undo(id: number): Promise<Import> {
      const row = await moves.get(id)
      const until = undoUntil(row)
      if (until && until <= clock.now()) throw undoTooLate()
      if (!until) throw importNotNow()
      const finishedAt = row.finishedAt ?? clock.now()
      return moves.move(id, ['carrying', 'paused', 'done', 'stopped', 'failed'], {
        ...{ state: 'undoing', finishedAt },
      })
    },

    async remove(id: number): Promise<void> {
      const row = await moves.get(id)
      const isUnused = row.startedAt === null && (row.claimedUntil ?? new Date(0)) <= clock.now()
      if (!isUnused || !(await imports.remove(id, ['receiving', 'looking', 'looked', 'failed']))) {
        throw importNotNow()
      }
      await files.remove(id)
    },
  }
}
