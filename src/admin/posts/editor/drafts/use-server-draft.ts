import { useEffect, useState } from 'react'
import { type Draft, draftKeyOf } from '#shared/contract/history.admin.ts'
import { api } from '../../../app/api.ts'
import type { SaveTarget } from '../saving/save-post.ts'
import type { DraftPlace } from './draft-sender.ts'
import { createServerAutosave, type ServerState } from './server-autosave.ts'

export const placeOf = ({ postId, version, createKey }: SaveTarget): DraftPlace => ({
  key: postId === null ? createKey : draftKeyOf(postId),
  postVersion: version,
})

/** This editor's unfinished draft on the server; `opened` when it goes on with one. */
export function useServerDraft(opened: Draft | null) {
  const [state, setState] = useState<ServerState>({ kind: 'idle' })
  const [autosave] = useState(() =>
    createServerAutosave({
      api,
      version: opened?.version ?? null,
      onState: (next) =>
        setState((now) => (now.kind === next.kind && next.kind === 'saving' ? now : next)),
    }),
  )
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const flushLast = () => void autosave.flush(true)
    addEventListener('pagehide', flushLast, { signal })
    document.addEventListener('visibilitychange', flushLast, { signal })
    addEventListener('online', () => void autosave.flush(), { signal })
    return () => {
      flushLast()
      ended.abort()
    }
  }, [autosave])
  return { state, autosave }
}

export type ServerDraft = ReturnType<typeof useServerDraft>
