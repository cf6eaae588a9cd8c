import { useState } from 'react'

const keyOf = (commentId: number) => `replyTo-${commentId}`

function findKept(commentId: number): string {
  try {
    return sessionStorage.getItem(keyOf(commentId)) ?? ''
  } catch {
    return ''
  }
}

function keep(commentId: number, words: string) {
  try {
    if (words) sessionStorage.setItem(keyOf(commentId), words)
    else sessionStorage.removeItem(keyOf(commentId))
  } catch {
    // Without storage the words last as long as the field.
  }
}

/** The words of a reply, kept in this tab until it is sent: Escape, another list or a reload loses none. */
export function useKeptReply(commentId: number) {
  const [words, setWords] = useState(() => findKept(commentId))
  const write = (next: string) => {
    setWords(next)
    keep(commentId, next)
  }
  return [words, write] as const
}
