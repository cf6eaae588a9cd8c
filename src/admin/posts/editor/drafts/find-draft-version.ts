import { getDraft } from '#shared/contract/history.admin.ts'
import { api } from '../../../app/api.ts'
import { sameWords } from '../post-values.ts'
import { type Offer, valuesOfDraft } from './offered-words.ts'

const WAIT_MS = 3000

/** A page that goes away sends its last words and does not hear the answer: then they are on the server, too. */
export async function findDraftVersion(key: string, offer: Offer): Promise<number | null> {
  const known = offer.draftVersion ?? null
  if (offer.isOnServer) return known
  try {
    const signal = AbortSignal.timeout(WAIT_MS)
    const { draft } = await api(getDraft, { params: { key }, signal })
    const isSame = draft && sameWords(valuesOfDraft(draft), valuesOfDraft(offer.values))
    return isSame ? draft.version : known
  } catch {
    return known
  }
}
