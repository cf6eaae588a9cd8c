import type { Import } from '#shared/contract/import-fields.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { RedirectsService } from '../../posts/redirects.service.ts'
import type { ImportedRepository } from '../carry/imported.repository.ts'
import { presentImport } from './imports.present.ts'
import type { ImportRow } from './imports.repository.ts'
import type { ReceivedFiles } from './received-files.ts'

export interface ShowParts {
  imported: Pick<ImportedRepository, 'figuresOf'>
  redirects: Pick<RedirectsService, 'countByImport'>
  files: Pick<ReceivedFiles, 'receivedOf'>
  /** Seconds that an import under way still needs, if this process is at it. */
  secondsLeft: (row: ImportRow) => number | null
  clock: Clock
}

export type ShowImports = (rows: ImportRow[]) => Promise<Import[]>

/** Imports as the owner sees them, with what each has brought so far. */
export function createShowImports(parts: ShowParts): ShowImports {
  const { imported, redirects, files, secondsLeft, clock } = parts
  return async (rows) => {
    const ids = rows.map(({ id }) => id)
    const figures = await imported.figuresOf(ids)
    const addresses = await redirects.countByImport(ids)
    return Promise.all(
      rows.map(async (row) => {
        const made = figures.get(row.id)!
        const all = {
          ...{ ...made, addresses: addresses.get(row.id) ?? 0, secondsLeft: secondsLeft(row) },
          receivedBytes: await files.receivedOf(row),
        }
        return presentImport(row, all, clock.now())
      }),
    )
  }
}
