import type { Draft as ServerDraft } from '#shared/contract/history.admin.ts'
import { withoutPlaceholders } from '../photos/placeholder.ts'
import { type PostValues, sameWords, valuesOf } from '../post-values.ts'
import type { Draft } from './draft-store.ts'

/** Words that an editor left behind, in this browser or on the server. */
export interface Offer extends Draft {
  isOnServer?: boolean
}

/** Photos that were on their way into the text never came. */
export const valuesOfDraft = (draft: ServerDraft | PostValues): PostValues => {
  const values = valuesOf(draft)
  return { ...values, content: withoutPlaceholders(values.content) }
}

export function offerOf(draft: ServerDraft): Offer {
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

/** One offer more; what the browser kept of the same words, or went on with from the server's, is one offer and not two. */
export function withOffer(offers: Offer[], added: Offer): Offer[] {
  const goesOnFrom = (other: Offer) =>
    other.isOnServer && other.draftVersion === added.draftVersion && !added.isOnServer
  const others = offers.filter((other) => !goesOnFrom(other))
  if (others.some((other) => sameWords(other.values, added.values))) return others
  return [...others, added].sort((a, b) => b.changedAt - a.changedAt)
}
