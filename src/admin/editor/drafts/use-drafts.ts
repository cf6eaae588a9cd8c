import { useCallback, useEffect, useMemo, useState } from 'react'
import { newKey } from '../new-key.ts'
import { type PostValues, sameWords } from '../post-values.ts'
import { type AutosaveState, createDraftAutosave } from './draft-autosave.ts'
import { createDraftStore, type Draft } from './draft-store.ts'
import { holdDraft, whenAbandoned } from './tab-locks.ts'

const store = createDraftStore()

/** Keeps this editor's words in the browser, and finds those an earlier editor left behind. */
export function useDrafts(postId: number | null, saved: PostValues) {
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' })
  const [offers, setOffers] = useState<Draft[]>([])
  const autosave = useMemo(() => {
    const key = newKey()
    return { key, ...createDraftAutosave({ store, key, postId, onState: setState }) }
  }, [postId])

  useEffect(() => {
    const ended = new AbortController()
    holdDraft(autosave.key, ended.signal)
    const flush = () => void autosave.flush()
    // A phone may end a hidden page without another word.
    addEventListener('pagehide', flush, { signal: ended.signal })
    document.addEventListener('visibilitychange', flush, { signal: ended.signal })
    return () => {
      flush()
      ended.abort()
    }
  }, [autosave])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved when the editor opened decides
  useEffect(() => {
    const ended = new AbortController()
    const offer = async (found: Draft) => {
      await whenAbandoned(found.key, ended.signal)
      const draft = await store.find(found.key)
      if (!draft || ended.signal.aborted) return
      if (sameWords(draft.values, saved)) await store.remove(draft.key)
      else setOffers((others) => [...others, draft].sort((a, b) => b.changedAt - a.changedAt))
    }
    store
      .listFor(postId)
      .then((drafts) =>
        Promise.all(drafts.filter(({ key }) => key !== autosave.key).map((draft) => offer(draft))),
      )
      // Leaving ends the waiting; a browser without storage has nothing to offer.
      .catch(() => {})
    return () => ended.abort()
  }, [postId, autosave])

  /** Not before the words are safe in the editor's own draft, or the owner wants them gone. */
  const drop = useCallback(async (draft: Draft) => {
    setOffers((others) => others.filter(({ key }) => key !== draft.key))
    await store.remove(draft.key).catch(() => {})
  }, [])

  /** Kept under a key of its own, and offered like any other words that were left behind. */
  const setAside = useCallback(
    async (values: PostValues, of: { id: number; version: number | null }) => {
      const { id, version } = of
      const draft = { key: newKey(), postId: id, version, values, changedAt: Date.now() }
      if (id === postId) setOffers((others) => [draft, ...others])
      await store.keep(draft).catch(() => {})
    },
    [postId],
  )

  return { state, offers, autosave, drop, setAside }
}
