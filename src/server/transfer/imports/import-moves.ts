import type { Import, ImportState } from '#shared/contract/import-fields.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { importNotFound, importNotNow } from './imports.errors.ts'
import type { ImportRow, ImportsRepository, NewImportRow } from './imports.repository.ts'
import type { ShowImports } from './show-imports.ts'

interface MoveParts {
  imports: Pick<ImportsRepository, 'find' | 'change'>
  show: ShowImports
  clock: Clock
  /** Runs the import job soon. */
  wake: () => void
}

/** How an import gets from one state to the next, whoever wants it. */
export function createImportMoves({ imports, show, clock, wake }: MoveParts) {
  async function get(id: number): Promise<ImportRow> {
    const row = await imports.find(id)
    if (!row) throw importNotFound()
    return row
  }
  const showOne = async (row: ImportRow) => (await show([row]))[0]!

  return {
    get,
    showOne,
    wake,

    async move(id: number, from: ImportState[], to: Partial<NewImportRow>): Promise<Import> {
      const row = await get(id)
      const changed = await imports.change(row.id, from, { ...to, movedAt: clock.now() })
      if (!changed) throw importNotNow()
      wake()
      return showOne(changed)
    },
  }
}

export type ImportMoves = ReturnType<typeof createImportMoves>
