import { useEffect, useState } from 'react'
import type { Draft } from '#shared/contract/history.admin.ts'
import { newKey } from '../new-key.ts'
import type { PostValues } from '../post-values.ts'
import { type AutosaveState, createDraftAutosave } from './draft-autosave.ts'
import { createDraftStore } from './draft-store.ts'
import { holdDraft } from './tab-locks.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { useServerDraft } from './use-server-draft.ts'

const store = createDraftStore()

interface DraftsOptions {
  postId: number | null
  /** What the post says on the server. */
  saved: PostValues
  /** The unfinished draft that this editor goes on with. */
  opened: Draft | null
  /** One that waits on the server to be offered. */
  found: Draft | null
}

/** Keeps this editor's words in the browser and on the server, and finds those an earlier editor left behind. */
export function useDrafts({ postId, saved, opened, found }: DraftsOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' })
  const [key] = useState(newKey)
  const [autosave] = useState(() =>
    createDraftAutosave({
      store,
      key,
      onState: (next) =>
        setState((now) => (now.kind === next.kind && next.kind === 'waiting' ? now : next)),
    }),
  )

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

  const server = useServerDraft(opened)
  const offers = useDraftOffers({ store, postId, saved, ownKey: key, opened, found })
  return { state, autosave, server, ...offers }
}

export type Drafts = ReturnType<typeof useDrafts>
