import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { getAutosave, removeAutosave, saveAutosave } from '#shared/contract/history.admin.ts'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import { isSamePostValues, type PostValues, restoredValuesOf } from '../posts/post-values.ts'
import { type SaveOutcome, savePost } from '../posts/save-post.ts'
import {
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosaveResult,
  type AutosaveState,
  isSaveBusy,
  reduceAutosave,
} from './autosave.ts'
import type { Repository } from './repository.ts'

/** A call that hangs would hold back all later ones, and the save that waits for its version. */
const CALL_LIMIT_MS = 20_000

interface AutosaveOptions {
  api: ApiClient
  copies: Pick<Repository, 'save' | 'remove'>
  /** Key of the local copy. */
  key: string
  start: AutosaveState
  onState?: (state: AutosaveState) => void
}

type SaveRequested = Extract<AutosaveEvent, { on: 'saveRequested' }>

/** Runs the effects of one editor's autosave. Local writes never wait for the network. */
export function createAutosave({ api, copies, key, start, onState }: AutosaveOptions) {
  let state = start
  let isEnded = false
  const timers: { [side: string]: ReturnType<typeof setTimeout> } = {}
  const watchers = new Set<() => void>()
  let localWork: Promise<unknown> = Promise.resolve()
  let applyOutcome = (_outcome: SaveOutcome) => {}

  function dispatch(event: AutosaveEvent) {
    const [next, effects] = reduceAutosave(state, event)
    state = next
    for (const effect of effects) run(effect)
    onState?.(state)
    for (const watcher of [...watchers]) watcher()
  }

  function run(effect: AutosaveEffect) {
    switch (effect.do) {
      case 'wait':
        clearTimeout(timers[effect.side])
        if (isEnded) return
        timers[effect.side] = setTimeout(
          () => dispatch({ on: 'due', side: effect.side }),
          effect.ms,
        )
        return
      case 'writeCopy': {
        const { values } = effect.copy
        const written = (ok: boolean) => dispatch({ on: 'written', values, ok })
        const write = () => copies.save('copy', key, { ...effect.copy, key, changedAt: Date.now() })
        localWork = localWork.then(write).then((problem) => written(problem === null))
        return
      }
      case 'removeCopy':
        localWork = localWork.then(() => copies.remove('copy', [key]))
        return
      case 'savePost':
        void savePost(api, effect.attempt).then((outcome) => {
          dispatch({ on: 'saveAnswered', outcome })
          applyOutcome(outcome)
        })
        return
      default: {
        const { generation } = effect
        const answered = (result: AutosaveResult) =>
          dispatch({ on: 'answered', generation, result })
        const call = effect.do === 'sendAutosave' ? sendAutosave : removeOwnAutosave
        void call(api, effect as never).then(answered, (error) => answered(resultOf(error)))
      }
    }
  }

  function waitUntil(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve()
    return new Promise((resolve) => {
      const watcher = () => {
        if (!isSo()) return
        watchers.delete(watcher)
        resolve()
      }
      watchers.add(watcher)
    })
  }

  const isWritten = () => state.local !== 'dirty' && state.local !== 'writing'

  return {
    state: () => state,
    isSaving: () => isSaveBusy(state),
    dispatch,

    /** Null if another save is under way. */
    async save(request: Omit<SaveRequested, 'on'>): Promise<SaveOutcome | null> {
      if (isSaveBusy(state)) return null
      const outcome = new Promise<SaveOutcome>((resolve) => {
        applyOutcome = resolve
      })
      dispatch({ on: 'saveRequested', ...request })
      return outcome
    },

    /** Returns whether the browser has stored the newest values. */
    async saveLocally(): Promise<boolean> {
      dispatch({ on: 'due', side: 'local' })
      await waitUntil(isWritten)
      await localWork
      return state.local !== 'failed'
    },

    /** Saves locally and on the server at once, and waits for both. */
    async flush(event: 'hidden' | 'online' = 'hidden') {
      dispatch({ on: event })
      await waitUntil(() => isWritten() && !state.remote.call)
      await localWork
    },

    /** Sends the last values, but repeats nothing: another editor may continue them. */
    end() {
      isEnded = true
      for (const timer of Object.values(timers)) clearTimeout(timer)
      dispatch({ on: 'hidden' })
    },
  }
}

export type AutosaveRunner = ReturnType<typeof createAutosave>

type EffectOf<Name> = Extract<AutosaveEffect, { do: Name }>

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'draft.changed_elsewhere'

const isOneOf = (ours: readonly PostValues[], theirs: PostValues) =>
  ours.some((own) => isSamePostValues(restoredValuesOf(theirs), restoredValuesOf(own)))

const headers = { [SENDER_SHAPE_HEADER]: SENDER_SHAPE }
const limited = () => AbortSignal.timeout(CALL_LIMIT_MS)

/** Never overwrites values that are not ours: these return as a conflict. */
async function sendAutosave(
  api: ApiClient,
  { key, values, version, postVersion, ours, keepalive }: EffectOf<'sendAutosave'>,
): Promise<AutosaveResult> {
  const params = { key }
  const write = async (replaced: number | null): Promise<AutosaveResult> => {
    const body = { ...values, version: replaced, postVersion }
    const call = { params, headers, body, keepalive, signal: limited() }
    const stored = await api(saveAutosave, call)
    return { kind: 'saved', version: stored.version, at: stored.updatedAt }
  }
  try {
    return await write(version)
  } catch (error) {
    if (!isConflict(error)) throw error
  }
  const { draft: theirs } = await api(getAutosave, { params, signal: limited() })
  if (theirs && !isOneOf(ours, theirs)) return { kind: 'conflict', theirs }
  return write(theirs?.version ?? null)
}

async function removeOwnAutosave(
  api: ApiClient,
  { key, version, ours }: EffectOf<'removeAutosave'>,
): Promise<AutosaveResult> {
  const params = { key }
  const remove = async (at: number): Promise<AutosaveResult> => {
    await api(removeAutosave, { params, headers, query: { version: at }, signal: limited() })
    return { kind: 'removed' }
  }
  try {
    if (version !== null) return await remove(version)
  } catch (error) {
    if (!isConflict(error)) throw error
  }
  const { draft: theirs } = await api(getAutosave, { params, signal: limited() })
  const isOurs = theirs && isOneOf(ours, theirs)
  return isOurs ? remove(theirs.version) : { kind: 'removed' }
}

/** Only a lost answer, or a server in trouble, is worth asking again without a change. */
function resultOf(error: unknown): AutosaveResult {
  if (!(error instanceof ApiError)) return { kind: 'lost' }
  if (error.status === 401) return { kind: 'signedOut' }
  return { kind: isConflict(error) || error.status >= 500 ? 'lost' : 'refused' }
}
