import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type Autosave,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
} from '#shared/contract/history.admin.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { createLocalCopyStore, findLockedCopies, lockCopy } from '../local-copies.ts'
import { newKey, type PostValues, samePostValues, valuesOf, valuesOfDraft } from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'
import { createAutosaver, unchangedDraft } from './autosaver.ts'
import { type RestorableCopy, selectRestorable } from './restorable-copies.ts'

const store = createLocalCopyStore()

interface UseAutosaverOptions {
  /** Of the copy in this browser. */
  draftKey: string
  form: UseFormReturn<PostValues>
  /** Of the unfinished draft that this editor goes on with, null for none. */
  draftVersion: number | null
  target: () => SaveTarget
  hasUnsavedWords: () => boolean
}

/** Whatever changes in the form is kept as a draft, and no longer when it is as the server has it. */
export function useAutosaver(options: UseAutosaverOptions) {
  const { draftKey, form, draftVersion } = options
  const [state, setState] = useState(unchangedDraft)
  const [saver] = useState(() =>
    createAutosaver({
      api,
      store,
      key: draftKey,
      version: draftVersion,
      onState: setState,
    }),
  )
  const onChange = useEffectEvent((values: PostValues) => {
    if (options.hasUnsavedWords()) saver.change(valuesOf(values), options.target())
    else void saver.discard()
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [form],
  )
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    lockCopy(draftKey, signal)
    const flushLast = () => void saver.flush(true)
    // A phone may end a hidden page without another word.
    addEventListener('pagehide', flushLast, { signal })
    document.addEventListener('visibilitychange', flushLast, { signal })
    addEventListener('online', () => void saver.flush(), { signal })
    return () => {
      flushLast()
      ended.abort()
    }
  }, [draftKey, saver])
  return { state, saver }
}

interface DraftOffersOptions {
  postId: number | null
  /** What the post says on the server. */
  saved: PostValues
  /** Of the copy that this editor writes itself. */
  draftKey: string
  /** The unfinished draft that this editor goes on with. */
  opened: Autosave | null
  /** Another one of this post on the server. */
  found: Autosave | null
}

/** Words of this post that no open editor holds any more. */
export function useRestorableCopies({
  postId,
  saved,
  draftKey,
  opened,
  found,
}: DraftOffersOptions) {
  const [known] = useState(() => (opened ? [saved, valuesOfDraft(opened)] : [saved]))
  const [offers, setOffers] = useState(
    () => selectRestorable({ local: [], server: found, known }).offers,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the editor opened decides
  useEffect(() => {
    let isGone = false
    async function offerLocal() {
      const drafts = await store.listFor(postId)
      const isHeld = await findLockedCopies()
      if (isGone) return
      const local = drafts.filter(
        ({ key, createKey }) =>
          key !== draftKey &&
          !isHeld(key) &&
          // Beside a draft that was opened by name, only what the browser kept of that very one.
          (!opened || createKey === opened.key),
      )
      const chosen = selectRestorable({ local, server: found, known })
      setOffers(chosen.offers)
      await Promise.all(chosen.copies.map(removeLocal))
    }
    // A browser without storage has nothing to offer.
    offerLocal().catch(() => {})
    return () => {
      isGone = true
    }
  }, [draftKey])

  const hide = ({ key }: RestorableCopy) =>
    setOffers((others) => others.filter((other) => other.key !== key))

  return {
    list: offers,

    /** Not before the words are safe in the editor's own draft. */
    async drop(offer: RestorableCopy) {
      hide(offer)
      if (!offer.isOnServer) await removeLocal(offer).catch(() => {})
    },

    /** The owner wants them gone: the offer goes when they are. */
    async discard(offer: RestorableCopy) {
      try {
        if (!offer.isOnServer) await removeLocal(offer)
        await removeOnServer(offer)
        hide(offer)
      } catch {
        toast({ ...unfinishedTexts.failed, variant: 'destructive' })
      }
    },

    /** Kept under a key of its own, and offered like any other words that were left behind. */
    async setAside(values: PostValues, { postId: id, version }: SaveTarget) {
      const draft = { key: newKey(), postId: id, version, values, changedAt: Date.now() }
      setOffers((others) => [draft, ...others])
      await store.keep(draft).catch(() => {})
    },
  }
}

/** Unless other words have been kept under the key since. */
async function removeLocal({ key, changedAt }: RestorableCopy) {
  const kept = await store.find(key)
  if (kept?.changedAt === changedAt) await store.remove(key)
}

/** An editor that was left sends its last words while the next one opens: they may have come since. */
async function removeOnServer({
  isOnServer,
  key: ownKey,
  postId,
  createKey,
  values,
}: RestorableCopy) {
  const key = isOnServer ? ownKey : postId === null ? createKey : autosaveKeyOf(postId)
  if (!key) return
  const { draft } = await api(getAutosave, { params: { key } })
  if (!draft || !samePostValues(valuesOfDraft(draft), valuesOfDraft(values))) return
  await api(removeAutosave, { params: { key }, query: { version: draft.version } })
}
