import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, draftKeyOf } from '#shared/contract/history.admin.ts'
import { api } from '../../app/api.ts'
import { useDraftOffers } from './draft-offers.tsx'
import {
  type AutosaveState,
  createDraftAutosave,
  createServerAutosave,
  type DraftPlace,
  type ServerState,
} from './draft-saver.ts'
import { createDraftStore, holdDraft } from './local-drafts.ts'
import { newKey, type PostValues, valuesOf } from './post-values.ts'
import type { SaveTarget } from './save-post.ts'
import type { Saving } from './use-save.ts'

const store = createDraftStore()

interface DraftsOptions {
  postId: number | null
  /** What the post says on the server. */
  saved: PostValues
  /** The unfinished draft that this editor goes on with. */
  opened: Draft | null
  /** One that waits on the server to be offered. */
  found: Draft | null
}

/** Keeps this editor's words in the browser and on the server, and finds those an earlier editor left behind. */
export function useDrafts({ postId, saved, opened, found }: DraftsOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'unchanged' })
  const [key] = useState(newKey)
  const [autosave] = useState(() =>
    createDraftAutosave({
      store,
      key,
      onState: (next) =>
        setState((now) => (now.kind === next.kind && next.kind === 'waiting' ? now : next)),
    }),
  )

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    holdDraft(key, signal)
    const flush = () => void autosave.flush()
    // A phone may end a hidden page without another word.
    addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      flush()
      ended.abort()
    }
  }, [key, autosave])

  const server = useServerDraft(opened)
  const offers = useDraftOffers({ store, postId, saved, ownKey: key, opened, found })
  return { state, autosave, server, ...offers }
}

export type Drafts = ReturnType<typeof useDrafts>

interface FormAutosave {
  form: UseFormReturn<PostValues>
  drafts: Drafts
  saving: Pick<Saving, 'target'>
  hasUnsavedWords: () => boolean
}

/** Words that are not saved yet: into the browser at once, to the server after a pause. */
export function keepWords({ autosave, server }: Drafts, target: SaveTarget, values: PostValues) {
  autosave.change(values, { ...target, draftVersion: server.autosave.version() })
  server.autosave.change(values, placeOf(target))
}

/** Whatever changes in the form goes into its drafts, and out again when it is as the server has it. */
export function useFormAutosave({ form, drafts, saving, hasUnsavedWords }: FormAutosave) {
  const onChange = useEffectEvent((values: PostValues) => {
    if (hasUnsavedWords()) keepWords(drafts, saving.target(), valuesOf(values))
    else {
      void drafts.autosave.forget()
      void drafts.server.autosave.forget()
    }
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [form],
  )
}

export const placeOf = ({ postId, version, createKey }: SaveTarget): DraftPlace => ({
  key: postId === null ? createKey : draftKeyOf(postId),
  postVersion: version,
})

/** This editor's unfinished draft on the server; `opened` when it goes on with one. */
function useServerDraft(opened: Draft | null) {
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
