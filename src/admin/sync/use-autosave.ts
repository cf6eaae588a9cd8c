import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api } from '../app/api.ts'
import { createRandomKey } from '../parts/random-key.ts'
import { type PostValues, toPostValues } from '../posts/post-values.ts'
import type { AutosaveState, RemoteStatus } from './autosave.ts'
import { lockRecord } from './record-locks.ts'
import { repository } from './repository.ts'
import { createAutosave } from './run-autosave.ts'

/** The newest values are stored neither in the browser nor on the server. */
const nowhere = { kind: 'failed' } as const

/** The parts of the state that are shown; the values would draw the editor again at each letter. */
export function shownOf({ local, remote, save, target }: AutosaveState) {
  const { status } = remote
  const isNowhere = local === 'failed' && /^(offline|signedOut)$/.test(status.kind)
  const shown: RemoteStatus | typeof nowhere = isNowhere ? nowhere : status
  return { local, remote: shown, ...savingOf(save), postId: target.postId }
}

function savingOf(save: AutosaveState['save']) {
  const isBusy = save.kind === 'flushing' || save.kind === 'saving'
  return { isBusy, problem: isBusy || save.kind === 'idle' ? null : save }
}

type Shown = ReturnType<typeof shownOf>

const isSame = (first: Shown, second: Shown) =>
  (Object.keys(first) as (keyof Shown)[]).every((part) => first[part] === second[part])

interface UseAutosaveOptions {
  form: UseFormReturn<PostValues>
  start: () => AutosaveState
  hasUnsavedValues: () => boolean
}

/** Saves each change of the form, and discards the saved copies once the form equals the stored post again. */
export function useAutosave({ form, start, hasUnsavedValues }: UseAutosaveOptions) {
  const [key] = useState(createRandomKey)
  const [first] = useState(start)
  const [shown, setShown] = useState(() => shownOf(first))
  const [runner] = useState(() => {
    const onState = (state: AutosaveState) =>
      setShown((before) => (isSame(before, shownOf(state)) ? before : shownOf(state)))
    return createAutosave({ api, copies: repository, key, start: first, onState })
  })
  const isSilent = useRef(false)

  function update() {
    const values = toPostValues(form.getValues())
    runner.dispatch(hasUnsavedValues() ? { on: 'changed', values } : { on: 'discarded' })
  }

  const onChange = useEffectEvent(() => !isSilent.current && update())
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => void onChange() }),
    [form],
  )
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    lockRecord(key, signal)
    const flush = () => void runner.flush()
    // Phones may kill a hidden page without any further event.
    addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    addEventListener('online', () => void runner.flush('online'), { signal })
    return () => {
      runner.end()
      ended.abort()
    }
  }, [key, runner])

  return {
    ...runner,
    ...shown,
    key,
    target: () => runner.state().target,
    update,
    /** The half-way states of a form that is filled by the program are not saved. */
    silently(fill: () => void) {
      isSilent.current = true
      fill()
      isSilent.current = false
    },
  }
}

export type EditorAutosave = ReturnType<typeof useAutosave>
