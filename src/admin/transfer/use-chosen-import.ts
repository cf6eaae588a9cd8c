import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { isOpen } from './import-queries.ts'

/** In place of a number: none, an empty box. */
const NEW = 'new'

/** The one in the address, else one that is not over yet, else none. It stays on show when it is over. */
export function useChosenImport(imports: readonly Import[]) {
  const [search, setSearch] = useSearchParams()
  const shown = useRef<number | undefined>(undefined)
  const wanted = search.get('import') ?? String(shown.current)
  const named = imports.find(({ id }) => String(id) === wanted)
  const chosen = wanted === NEW ? undefined : (named ?? imports.find(isOpen))
  useEffect(() => {
    shown.current = chosen?.id
  }, [chosen?.id])
  // Steps of one screen: the way back leads out of it.
  const show = (id: number | null) => setSearch({ import: String(id ?? NEW) }, { replace: true })
  return { chosen, show }
}

export type ShowImport = ReturnType<typeof useChosenImport>['show']
