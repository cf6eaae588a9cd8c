import { useEffect, useState } from 'react'
import { newKey } from '../new-key.ts'
import type { PostValues } from '../post-values.ts'
import { type AutosaveState, createDraftAutosave } from './draft-autosave.ts'
import { createDraftStore } from './draft-store.ts'
import { holdDraft } from './tab-locks.ts'
import { useDraftOffers } from './use-draft-offers.ts'

const store = createDraftStore()

/** Keeps this editor's words in the browser, and finds those an earlier editor left behind. */
export function useDrafts(postId: number | null, saved: PostValues) {
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' })
  const [key] = useState(newKey)
  const [autosave] = useState(() => createDraftAutosave({ store, key, onState: setState }))

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    holdDraft(key, signal)
    const flush = () => void autosave.flush()
    // A phone may end a hidden page without another word.
    addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      flush()
      ended.abort()
    }
  }, [key, autosave])

  return { state, autosave, ...useDraftOffers({ store, postId, saved, ownKey: key }) }
}

export type Drafts = ReturnType<typeof useDrafts>
