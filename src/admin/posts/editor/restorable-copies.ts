import type { Autosave } from '#shared/contract/history.admin.ts'
import type { LocalCopy } from '../../sync/records.ts'
import { isSamePostValues, type PostValues, restoredValuesOf } from '../post-values.ts'

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
