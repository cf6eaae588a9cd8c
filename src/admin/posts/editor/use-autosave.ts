import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type Autosave,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
} from '#shared/contract/history.admin.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { createRandomKey } from '../../parts/random-key.ts'
import { findLockedRecords, lockRecord } from '../../sync/record-locks.ts'
import { createLocalCopyStore } from '../local-copies.ts'
import {
  isSamePostValues,
  type PostValues,
  restoredValuesOf,
  toPostValues,
} from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'
import { createAutosaver, initialAutosaveState } from './autosaver.ts'
import { type RestorableCopy, selectRestorableCopies } from './restorable-copies.ts'

const store = createLocalCopyStore()

interface UseAutosaverOptions {
  draftKey: string
  form: UseFormReturn<PostValues>
  draftVersion: number | null
  target: () => SaveTarget
  hasUnsavedWords: () => boolean
}

/** Saves each change of the form, and discards the saved copies once the form equals the stored post again. */
export function useAutosaver(options: UseAutosaverOptions) {
  const { draftKey, form, draftVersion } = options
  const [state, setState] = useState(initialAutosaveState)
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
    if (options.hasUnsavedWords()) saver.change(toPostValues(values), options.target())
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
    lockRecord(draftKey, signal)
    const flushLast = () => void saver.flush(true)
    // Phones may kill a hidden page without any further event.
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

interface RestorableCopiesOptions {
  postId: number | null
  saved: PostValues
  draftKey: string
  /** Autosave that this editor continues. */
  opened: Autosave | null
  /** Autosave of a stored post, which is offered instead of opened. */
  found: Autosave | null
}

/** Finds unsaved values of this post that belong to no open editor. */
export function useRestorableCopies({
  postId,
  saved,
  draftKey,
  opened,
  found,
}: RestorableCopiesOptions) {
  const [known] = useState(() => (opened ? [saved, restoredValuesOf(opened)] : [saved]))
  const [offers, setOffers] = useState(
    () => selectRestorableCopies({ local: [], server: found, known }).offers,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the editor opened decides
  useEffect(() => {
    let isGone = false
    async function offerLocal() {
      const drafts = await store.listFor(postId)
      const isLocked = await findLockedRecords()
      if (isGone) return
      const local = drafts.filter(
        ({ key, createKey }) =>
          key !== draftKey &&
          !isLocked(key) &&
          // Next to an autosave opened by its key, only local copies of the same autosave are offered.
          (!opened || createKey === opened.key),
      )
      const chosen = selectRestorableCopies({ local, server: found, known })
      setOffers(chosen.offers)
      await Promise.all(chosen.copies.map(removeLocal))
    }
    // Without IndexedDB there is nothing to offer.
    offerLocal().catch(() => {})
    return () => {
      isGone = true
    }
  }, [draftKey])

  const hide = ({ key }: RestorableCopy) =>
    setOffers((others) => others.filter((other) => other.key !== key))

  return {
    list: offers,

    /** Called only after the editor has stored the values in its own copy. */
    async drop(offer: RestorableCopy) {
      hide(offer)
      if (!offer.isOnServer) await removeLocal(offer).catch(() => {})
    },

    /** Hides the offer only after the copies were removed. */
    async discard(offer: RestorableCopy) {
      try {
        if (!offer.isOnServer) await removeLocal(offer)
        await removeOnServer(offer)
        hide(offer)
      } catch {
        showToast({ ...unfinishedTexts.failed, variant: 'destructive' })
      }
    },

    /** Stores the values under a new key and offers them like any other restorable copy. */
    async setAside(values: PostValues, { postId: id, version }: SaveTarget) {
      const draft = { key: createRandomKey(), postId: id, version, values, changedAt: Date.now() }
      setOffers((others) => [draft, ...others])
      await store.save(draft).catch(() => {})
    },
  }
}

/** Spares the copy if newer values were stored under its key since. */
async function removeLocal({ key, changedAt }: RestorableCopy) {
  const stored = await store.find(key)
  if (stored?.changedAt === changedAt) await store.remove(key)
}

/** Fetches the autosave first: a closed editor may have sent it while this one opened. */
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
  if (!draft || !isSamePostValues(restoredValuesOf(draft), restoredValuesOf(values))) return
  await api(removeAutosave, { params: { key }, query: { version: draft.version } })
}
