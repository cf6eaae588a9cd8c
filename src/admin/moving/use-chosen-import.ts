import { useSearchParams } from 'wouter'
import type { Import } from '#shared/contract/imports.ts'
import { isOpen } from './import-queries.ts'

/** In place of a number: none, an empty box. */
const NEW = 'new'

/** The one in the address, else one that is not over yet, else none. */
export function useChosenImport(imports: readonly Import[]) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('import')
  const named = imports.find(({ id }) => String(id) === wanted)
  const chosen = wanted === NEW ? undefined : (named ?? imports.find(isOpen))
  const show = (id: number | null) => setSearch({ import: String(id ?? NEW) })
  return { chosen, show }
}

export type ShowImport = ReturnType<typeof useChosenImport>['show']
