import type { Readable } from 'node:stream'
import { type Import, ImportOptions } from '#shared/contract/import-fields.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { ImportMoves } from './import-moves.ts'
import { importNotNow, tooManyOpen } from './imports.errors.ts'
import type { ImportRow, ImportsRepository, NewImportRow } from './imports.repository.ts'
import type { FileOfImport, ReceivedFiles } from './received-files.ts'

interface Announced {
  fileName: string
  sizeBytes: number
}

interface SentPart {
  file: FileOfImport
  from: number
  announcedBytes: number
  body: Readable
}

interface ReceivingParts {
  imports: ImportsRepository
  files: ReceivedFiles
  moves: ImportMoves
  clock: Clock
}

/** How the file of an old blog, and a zip of its pictures, get here. */
export function createReceivingService({ imports, files, moves, clock }: ReceivingParts) {
  async function isWhole(row: ImportRow): Promise<boolean> {
    const received = await files.receivedOf(row)
    return received.box === row.fileBytes && received.pictures === (row.picturesBytes ?? 0)
  }

  return {
    async create({ fileName, sizeBytes }: Announced): Promise<Import> {
      if ((await imports.countOpen()) >= importLimits.mostOpen) throw tooManyOpen()
      await files.requireRoom(sizeBytes)
      const now = clock.now()
      const row = await imports.insert({
        ...{ fileName, fileBytes: sizeBytes, options: ImportOptions.parse({}) },
        ...{ createdAt: now, movedAt: now },
      })
      // After a restored backup, one of the same number may have left something.
      await files.remove(row.id)
      return moves.showOne(row)
    },

    /** A file that lies on this machine already; looked at where it is. */
    async createFrom(given: Announced & { path: string; pictures?: string | undefined }) {
      const now = clock.now()
      const row = await imports.insert({
        ...{ fileName: given.fileName, fileBytes: given.sizeBytes, filePath: given.path },
        ...{ picturesPath: given.pictures ?? null, options: ImportOptions.parse({}) },
        ...{ state: 'looking', createdAt: now, movedAt: now },
      })
      moves.wake()
      return moves.showOne(row)
    },

    async addPictures(id: number, { fileName, sizeBytes }: Announced): Promise<Import> {
      await moves.get(id)
      await files.requireRoom(sizeBytes)
      const announced = await moves.move(id, ['receiving', 'looked'], {
        ...{ picturesName: fileName, picturesBytes: sizeBytes, state: 'receiving', report: null },
      })
      await files.startOver(id, 'pictures')
      return { ...announced, pictures: { name: fileName, sizeBytes, receivedBytes: 0 } }
    },

    async removePictures(id: number): Promise<Import> {
      const row = await moves.get(id)
      const isBoxHere = (await files.receivedOf(row)).box === row.fileBytes
      const without = await moves.move(id, ['receiving', 'looked'], {
        ...{ picturesName: null, picturesBytes: null, picturesPath: null, report: null },
        state: isBoxHere ? 'looking' : 'receiving',
      })
      await files.startOver(id, 'pictures')
      return without
    },

    async putPart(id: number, { body, ...part }: SentPart): Promise<Import> {
      const { file } = part
      const row = await moves.get(id)
      const sizeBytes = file === 'box' ? row.fileBytes : row.picturesBytes
      if (row.state !== 'receiving' || row.filePath || sizeBytes === null) throw importNotNow()
      await files.append({ ...part, id, sizeBytes }, body)
      const isLast = await isWhole(row)
      const to: Partial<NewImportRow> = isLast ? { state: 'looking' } : {}
      return moves.move(id, ['receiving'], to)
    },
  }
}
