import { useEffect, useState } from 'react'
import { removeDraft, type Draft as ServerDraft } from '#shared/contract/drafts.ts'
import { api } from '../../api.ts'
import { newKey } from '../new-key.ts'
import { type PostValues, sameWords } from '../post-values.ts'
import type { Draft, DraftStore } from './draft-store.ts'
import { type Offer, offerOf, valuesOfDraft, withOffer } from './offered-words.ts'
import { whenAbandoned } from './tab-locks.ts'

interface DraftOffers {
  store: DraftStore
  postId: number | null
  saved: PostValues
  /** Of the draft this editor writes itself. */
  ownKey: string
  opened: ServerDraft | null
  found: ServerDraft | null
}

/** Words of this post that no open editor holds any more. */
export function useDraftOffers({ store, postId, saved, ownKey, opened, found }: DraftOffers) {
  const [known] = useState(() =>
    [opened, found]
      .flatMap((draft) => (draft ? [valuesOfDraft(draft)] : []))
      .concat(opened ? [] : [saved]),
  )
  const [offers, setOffers] = useState<Offer[]>(() => (found ? [offerOf(found)] : []))
  // Beside a draft that was opened by name, only what the browser kept of that very one.
  const isAbout = ({ key, createKey }: Draft) =>
    key !== ownKey && (!opened || createKey === opened.key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the editor opened decides
  useEffect(() => {
    const ended = new AbortController()
    const offer = async ({ key }: Draft) => {
      await whenAbandoned(key, ended.signal)
      const draft = await store.find(key)
      if (!draft || ended.signal.aborted) return
      const isKnown = known.some((words) => sameWords(valuesOfDraft(draft.values), words))
      if (isKnown) await store.remove(key)
      else setOffers((others) => withOffer(others, draft))
    }
    const offerAll = async () => {
      const drafts = await store.listFor(postId)
      await Promise.all(drafts.filter(isAbout).map(offer))
    }
    // Leaving ends the waiting; a browser without storage has nothing to offer.
    offerAll().catch(() => {})
    return () => ended.abort()
  }, [ownKey])

  const hide = ({ key }: Offer) =>
    setOffers((others) => others.filter((other) => other.key !== key))

  return {
    offers,

    /** Not before the words are safe in the editor's own draft. */
    async drop(offer: Offer) {
      hide(offer)
      if (!offer.isOnServer) await store.remove(offer.key).catch(() => {})
    },

    /** The owner wants them gone. */
    async discard(offer: Offer) {
      hide(offer)
      const { key, draftVersion: version } = offer
      if (!offer.isOnServer) await store.remove(key).catch(() => {})
      else if (version) await api(removeDraft, { params: { key }, query: { version } })
    },

    /** Kept under a key of its own, and offered like any other words that were left behind. */
    async setAside(
      values: PostValues,
      { id, version }: { id: number | null; version: number | null },
    ) {
      const draft = { key: newKey(), postId: id, version, values, changedAt: Date.now() }
      setOffers((others) => [draft, ...others])
      await store.keep(draft).catch(() => {})
    },
  }
}
