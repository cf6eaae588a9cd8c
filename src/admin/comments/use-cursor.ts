import { useEffect, useRef, useState } from 'react'
import type { AdminComment } from '#shared/contract/comments.admin.ts'

/** The comment that the keyboard is at. When it leaves the list, the one in its place takes over. */
export function useCursor(comments: readonly AdminComment[]) {
  const [id, setId] = useState<number | null>(null)
  const lastIndex = useRef(0)
  const found = comments.findIndex((comment) => comment.id === id)
  const index = found >= 0 ? found : Math.min(lastIndex.current, comments.length - 1)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])
  const current = comments[index] ?? null
  return {
    current,
    goTo: setId,
    step(by: 1 | -1) {
      const next = comments[Math.min(Math.max(index + by, 0), comments.length - 1)]
      if (!next) return
      setId(next.id)
      document.getElementById(cardId(next.id))?.focus()
    },
  }
}

export const cardId = (id: number) => `admin-comment-${id}`
