import type { Draft } from '#shared/contract/history.admin.ts'
import type { LocalDraft } from '../local-drafts.ts'
import { type PostValues, sameWords, valuesOfDraft } from '../post-values.ts'

/** Words that an editor left behind, in this browser or on the server. */
export interface Offer extends LocalDraft {
  isOnServer?: boolean
}

interface Found {
  /** No open editor holds them. */
  local: LocalDraft[]
  /** Of the same post, on the server. */
  server: Draft | null
  /** What the post says, and what the editor opened with. */
  known: PostValues[]
}

const newestFirst = (a: Offer, b: Offer) => b.changedAt - a.changedAt

/** Words are offered once, and only when neither the post nor the form has them; `known` are copies of such words. */
export function chooseOffers({ local, server, known }: Found) {
  const onServer = server && offerOf(server)
  const seen = onServer ? [...known, onServer.values] : [...known]
  const offers: Offer[] = []
  const copies: LocalDraft[] = []
  for (const draft of [...local].sort(newestFirst)) {
    const words = valuesOfDraft(draft.values)
    if (seen.some((others) => sameWords(words, others))) copies.push(draft)
    else {
      seen.push(words)
      // A number that another draft has had since would let the server's be overwritten.
      const draftVersion = onServer && !goesOnFrom(draft, onServer) ? null : draft.draftVersion
      offers.push({ ...draft, draftVersion })
    }
  }
  const isNew =
    onServer &&
    !known.some((words) => sameWords(words, onServer.values)) &&
    !offers.some((draft) => goesOnFrom(draft, onServer))
  return { offers: (isNew ? [...offers, onServer] : offers).sort(newestFirst), copies }
}

const goesOnFrom = ({ draftVersion, changedAt }: LocalDraft, onServer: Offer) =>
  draftVersion === onServer.draftVersion && changedAt >= onServer.changedAt

function offerOf(draft: Draft): Offer {
  return {
    key: draft.key,
    postId: draft.postId,
    version: draft.postVersion,
    draftVersion: draft.version,
    values: valuesOfDraft(draft),
    changedAt: Date.parse(draft.updatedAt),
    isOnServer: true,
  }
}
