import { useEffect, useState } from 'react'
import {
  type Autosave,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
} from '#shared/contract/history.admin.ts'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { createRandomKey } from '../parts/random-key.ts'
import { isSamePostValues, type PostValues, restoredValuesOf } from '../posts/post-values.ts'
import type { SaveTarget } from '../posts/save-post.ts'
import { findLockedRecords } from './record-locks.ts'
import type { LocalCopy } from './records.ts'
import { repository } from './repository.ts'

/** Unsaved values of a closed editor, in this browser or on the server. */
export interface RestorableCopy extends LocalCopy {
  isOnServer?: boolean
}

interface RestorableSources {
  /** Local copies that no open editor has locked. */
  local: LocalCopy[]
  server: Autosave | null
  /** Values of the stored post, and those that the editor opened with. */
  known: PostValues[]
}

const newestFirst = (a: RestorableCopy, b: RestorableCopy) => b.changedAt - a.changedAt

/** Offers the same values once, and only if neither post nor form has them; local duplicates return as `copies`. */
export function selectRestorableCopies({ local, server, known }: RestorableSources) {
  const onServer = server && restorableOf(server)
  const seen = onServer ? [...known, onServer.values] : [...known]
  const offers: RestorableCopy[] = []
  const copies: LocalCopy[] = []
  for (const draft of [...local].sort(newestFirst)) {
    const values = restoredValuesOf(draft.values)
    if (seen.some((others) => isSamePostValues(values, others))) copies.push(draft)
    else {
      seen.push(values)
      // Drops the version: a newer autosave may have the same number, and the next autosave would overwrite it.
      const draftVersion = onServer && !continuesFrom(draft, onServer) ? null : draft.draftVersion
      offers.push({ ...draft, draftVersion })
    }
  }
  const isNew =
    onServer &&
    !known.some((values) => isSamePostValues(values, onServer.values)) &&
    !offers.some((draft) => continuesFrom(draft, onServer))
  return { offers: (isNew ? [...offers, onServer] : offers).sort(newestFirst), copies }
}

const continuesFrom = ({ draftVersion, changedAt }: LocalCopy, onServer: RestorableCopy) =>
  draftVersion === onServer.draftVersion && changedAt >= onServer.changedAt

function restorableOf(draft: Autosave): RestorableCopy {
  return {
    key: draft.key,
    postId: draft.postId,
    version: draft.postVersion,
    draftVersion: draft.version,
    values: restoredValuesOf(draft),
    changedAt: Date.parse(draft.updatedAt),
    isOnServer: true,
  }
}

interface RestorableCopiesOptions {
  /** Of the open editor. */
  key: string
  /** Of the post that it edits now. */
  postId: number | null
  known: PostValues[]
  /** Autosave that this editor continues. */
  opened: Autosave | null
  /** Autosave of a stored post, which is offered instead of opened. */
  found: Autosave | null
}

/** Finds unsaved values of this post that belong to no open editor. */
export function useRestorableCopies(options: RestorableCopiesOptions) {
  const { key, postId } = options
  const [{ known, opened, found }] = useState(options)
  const [offers, setOffers] = useState(
    () => selectRestorableCopies({ local: [], server: found, known }).offers,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the editor opened decides
  useEffect(() => {
    let isGone = false
    async function offerLocal() {
      const stored = await repository.listCopies(postId)
      const isLocked = await findLockedRecords()
      if (isGone) return
      const local = stored.filter(
        (copy) =>
          copy.key !== key &&
          !isLocked(copy.key) &&
          // Next to an autosave opened by its key, only local copies of the same autosave are offered.
          (!opened || copy.createKey === opened.key),
      )
      const selected = selectRestorableCopies({ local, server: found, known })
      setOffers(selected.offers)
      await Promise.all(selected.copies.map(removeLocal))
    }
    // Without IndexedDB there is nothing to offer.
    offerLocal().catch(() => {})
    return () => {
      isGone = true
    }
  }, [key])

  const hide = (copy: RestorableCopy) =>
    setOffers((others) => others.filter((other) => other.key !== copy.key))

  return {
    /** After a first save, copies of other new posts would overwrite the post that was saved. */
    list: offers.filter((copy) => copy.postId === postId),

    /** Called only after the editor has stored the values in its own copy. */
    async drop(copy: RestorableCopy) {
      hide(copy)
      if (!copy.isOnServer) await removeLocal(copy).catch(() => {})
    },

    /** Hides the offer only after the copies were removed. */
    async discard(copy: RestorableCopy) {
      try {
        if (!copy.isOnServer) await removeLocal(copy)
        await removeOnServer(copy)
        hide(copy)
      } catch {
        showToast({ ...unfinishedTexts.failed, variant: 'destructive' })
      }
    },

    /** Stores the values under a new key and offers them like any other restorable copy. */
    async setAside(values: PostValues, target: SaveTarget) {
      const copy = { ...target, key: createRandomKey(), values, changedAt: Date.now() }
      setOffers((others) => [copy, ...others])
      await repository.save('copy', copy.key, copy)
    },
  }
}

/** Spares the copy if newer values were stored under its key since. */
async function removeLocal({ key, changedAt }: RestorableCopy) {
  const stored = await repository.find('copy', key)
  if (stored?.changedAt === changedAt) await repository.remove('copy', [key])
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
  const headers = { [SENDER_SHAPE_HEADER]: SENDER_SHAPE }
  await api(removeAutosave, { params: { key }, headers, query: { version: draft.version } })
}
