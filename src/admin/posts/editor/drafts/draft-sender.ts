import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { type Draft, getDraft, keepDraft, removeDraft } from '#shared/contract/history.admin.ts'
import { type PostValues, sameWords, valuesOf } from '../post-values.ts'

/** Which draft the words belong to. */
export interface DraftPlace {
  key: string
  postVersion: number | null
}

export interface Words extends DraftPlace {
  values: PostValues
}

/** Writes one draft on the server, over no words but its own. */
export function createDraftSender(api: ApiClient, opened: number | null) {
  let version = opened
  let key: string | null = null
  let lastSent: PostValues | null = null

  async function put({ values, postVersion, key }: Words, keepalive: boolean) {
    const body = { ...values, version, postVersion }
    lastSent = values
    const kept = await api(keepDraft, { params: { key }, body, keepalive })
    version = kept.version
    return { at: kept.updatedAt }
  }

  return {
    version: () => version,

    /** Goes on with the draft of this number; null for none yet. */
    adopt(next: number | null) {
      version = next
      lastSent = null
    },

    /** Answers when they were kept, or the words of another window that are there. */
    async keep(words: Words, keepalive: boolean): Promise<{ at: string } | { theirs: Draft }> {
      key = words.key
      const unanswered = lastSent
      try {
        return await put(words, keepalive)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
      }
      const { draft: theirs } = await api(getDraft, { params: { key: words.key } })
      const isOurs = [words.values, unanswered].some(
        (ours) => theirs && ours && sameWords(valuesOf(theirs), ours),
      )
      if (theirs && !isOurs) return { theirs }
      version = theirs?.version ?? null
      return put(words, keepalive)
    },

    async remove() {
      if (version === null || key === null) return
      const gone = { params: { key }, query: { version } }
      version = null
      await api(removeDraft, gone).catch(() => {})
    },
  }
}
