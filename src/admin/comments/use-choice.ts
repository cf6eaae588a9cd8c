import { useState } from 'react'
import type { AdminComment } from '#shared/contract/comments.admin.ts'

/** The comments that are ticked; those that left the list do not count. */
export function useChoice(comments: readonly AdminComment[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen: comments.filter(({ id }) => ids.has(id)),
    isChosen: (id: number) => ids.has(id),
    toggle: (id: number) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    chooseAll: (isAll: boolean) => setIds(new Set(isAll ? comments.map(({ id }) => id) : [])),
  }
}
