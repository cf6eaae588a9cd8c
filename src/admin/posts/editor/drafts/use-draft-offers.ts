import { useEffect, useState } from 'react'
import {
  draftKeyOf,
  getDraft,
  removeDraft,
  type Draft as ServerDraft,
} from '#shared/contract/history.admin.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../../app/api.ts'
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

  /** The same words may be kept under several keys. */
  async function removeInBrowser({ values }: Offer) {
    const kept = await store.listFor(postId)
    const copies = kept.filter(
      (draft) => isAbout(draft) && sameWords(valuesOfDraft(draft.values), values),
    )
    await Promise.all(copies.map(({ key }) => store.remove(key)))
  }

  return {
    offers,

    /** Not before the words are safe in the editor's own draft. */
    async drop(offer: Offer) {
      hide(offer)
      if (!offer.isOnServer) await store.remove(offer.key).catch(() => {})
    },

    /** The owner wants them gone: the offer goes when they are. */
    async discard(offer: Offer) {
      try {
        await removeInBrowser(offer)
        await removeOnServer(offer)
        hide(offer)
      } catch {
        toast({ ...unfinishedTexts.failed, variant: 'destructive' })
      }
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

/** An editor that was left sends its last words while the next one opens: they may have come since. */
async function removeOnServer({ isOnServer, key: ownKey, postId, createKey, values }: Offer) {
  const key = isOnServer ? ownKey : postId === null ? createKey : draftKeyOf(postId)
  if (!key) return
  const { draft } = await api(getDraft, { params: { key } })
  if (!draft || !sameWords(valuesOfDraft(draft), values)) return
  await api(removeDraft, { params: { key }, query: { version: draft.version } })
}
