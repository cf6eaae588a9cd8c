import { useEffect, useState } from 'react'
import { newKey } from '../new-key.ts'
import { type PostValues, sameWords } from '../post-values.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { whenAbandoned } from './tab-locks.ts'

interface DraftOffers {
  store: DraftStore
  postId: number | null
  saved: PostValues
  /** Of the draft this editor writes itself. */
  ownKey: string
}

/** Drafts of this post that no open editor holds any more. */
export function useDraftOffers({ store, postId, saved, ownKey }: DraftOffers) {
  const [offers, setOffers] = useState<Draft[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved when the editor opened decides
  useEffect(() => {
    const ended = new AbortController()
    const offer = async ({ key }: Draft) => {
      await whenAbandoned(key, ended.signal)
      const draft = await store.find(key)
      if (!draft || ended.signal.aborted) return
      if (sameWords(draft.values, saved)) await store.remove(key)
      else setOffers((others) => [...others, draft].sort((a, b) => b.changedAt - a.changedAt))
    }
    const offerAll = async () => {
      const drafts = await store.listFor(postId)
      await Promise.all(drafts.filter(({ key }) => key !== ownKey).map(offer))
    }
    // Leaving ends the waiting; a browser without storage has nothing to offer.
    offerAll().catch(() => {})
    return () => ended.abort()
  }, [postId, ownKey])

  /** Not before the words are safe in the editor's own draft, or the owner wants them gone. */
  async function drop({ key }: Draft) {
    setOffers((others) => others.filter((other) => other.key !== key))
    await store.remove(key).catch(() => {})
  }

  /** Kept under a key of its own, and offered like any other words that were left behind. */
  async function setAside(
    values: PostValues,
    { id, version }: { id: number; version: number | null },
  ) {
    const draft = { key: newKey(), postId: id, version, values, changedAt: Date.now() }
    if (id === postId) setOffers((others) => [draft, ...others])
    await store.keep(draft).catch(() => {})
  }

  return { offers, drop, setAside }
}
