import { useState } from 'react'
import type { AiNote } from '#shared/contract/assistant.admin.ts'

/** Questions of the helper that the owner has not ticked off yet; they never stand in the text. */
export function useNotes() {
  const [left, setLeft] = useState<AiNote[]>([])
  const [isShown, setShown] = useState(false)
  return {
    left,
    isShown: isShown && left.length > 0,
    show: () => setShown(true),
    hide: () => setShown(false),
    add(notes: AiNote[]) {
      if (notes.length === 0) return
      setLeft(notes)
      setShown(true)
    },
    tickOff: (note: AiNote) => setLeft((notes) => notes.filter((one) => one !== note)),
    tickOffAll: () => setLeft([]),
  }
}

export type Notes = ReturnType<typeof useNotes>
