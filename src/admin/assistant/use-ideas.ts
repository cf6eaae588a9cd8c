import { useState } from 'react'
import { forgetIdea } from './chosen-idea.ts'

/** The ideas on offer; one chosen on the dashboard comes first until it is used or dismissed. */
export function useIdeas(chosenIdea: string | null) {
  const [first, setFirst] = useState(chosenIdea)
  const [found, setFound] = useState<string[]>([])
  return {
    ideas: [...new Set([...(first ? [first] : []), ...found])],
    show: setFound,
    dismiss() {
      forgetIdea()
      setFirst(null)
      setFound([])
    },
  }
}
