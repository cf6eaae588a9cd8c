import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import {
  type Autosave,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
  saveAutosave,
} from '#shared/contract/history.admin.ts'
import type { LocalCopy } from '../../sync/records.ts'
import type { LocalCopyStore } from '../local-copies.ts'
import { isSamePostValues, type PostValues, restoredValuesOf } from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'

/** Well under a second, so that a crash loses a word at most. */
export const LOCAL_SAVE_INTERVAL_MS = 300
/** Debounces server saves while the owner types. */
export const SERVER_SAVE_DELAY_MS = 2000
const RETRY_MS = 15_000

type LocalState = 'unchanged' | 'waiting' | 'stored' | 'failed'

type ServerState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  /** Another window wrote to the same autosave: nothing more is sent until the owner has chosen. */
  | { kind: 'conflict'; theirs: Autosave }

/** `failed`: the newest values are stored neither in the browser nor on the server. */
export type AutosaveState = { local: LocalState } & (ServerState | { kind: 'failed' })

export const initialAutosaveState: AutosaveState = { local: 'unchanged', kind: 'unchanged' }
const unchanged: ServerState = { kind: 'unchanged' }
const saving: ServerState = { kind: 'saving' }

interface AutosaverOptions {
  api: ApiClient
  store: LocalCopyStore
  key: string
  version: number | null
  onState: (state: AutosaveState) => void
  now?: () => number
}

interface UnsavedValues {
  values: PostValues
  target: SaveTarget
}

const serverKeyOf = ({ postId, createKey }: SaveTarget) =>
  postId === null ? createKey : autosaveKeyOf(postId)

/**
 * Saves what is typed: locally at once and then at a fixed interval, on the server after a pause, and never over
 * another window's autosave. Each side works in sequence, and local saves never wait for the network.
 */
export function createAutosaver(options: AutosaverOptions) {
  const { api, store, key, onState, now = Date.now } = options
  let newest: UnsavedValues | null = null

  let localState: LocalState = 'unchanged'
  let serverState = unchanged
  function show(next: { local?: LocalState; server?: ServerState }) {
    const { local = localState, server = serverState } = next
    if (local === localState && server === serverState) return
    localState = local
    serverState = server
    const isNowhere =
      local === 'failed' && (server.kind === 'offline' || server.kind === 'signedOut')
    onState({ local, ...(isNowhere ? { kind: 'failed' } : server) })
  }

  let isStored = true
  let localTimer: ReturnType<typeof setTimeout> | undefined
  let localWork: Promise<unknown> = Promise.resolve()

  /** Does not wait for the interval; returns whether the browser has stored the newest values. */
  async function saveLocally(): Promise<boolean> {
    clearTimeout(localTimer)
    localTimer = undefined
    if (newest && !isStored) {
      const { values, target } = newest
      const { postId, version, createKey } = target
      const draftVersion = serverVersion
      const changedAt = now()
      const draft = { key, postId, version, createKey, draftVersion, values, changedAt }
      isStored = true
      localWork = localWork.then(() => write(draft))
    }
    await localWork
    return isStored
  }

  async function write(draft: LocalCopy) {
    try {
      await store.save(draft)
      if (newest && isStored) show({ local: 'stored' })
    } catch {
      isStored = newest === null
      if (newest) show({ local: 'failed' })
    }
  }

  let isSent = true
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let serverWork: Promise<void> = Promise.resolve()
  let serverVersion = options.version
  let serverKey: string | null = null
  let lastSent: PostValues | null = null
  /** The last answer was lost: the server's version is unknown. */
  let isUnacknowledged = false
  /** Increased by each `continueFrom`, so that answers to earlier calls are ignored. */
  let generation = 0

  function send(keepalive = false) {
    clearTimeout(sendTimer)
    serverWork = serverWork.then(() => attempt(keepalive))
    return serverWork
  }

  async function attempt(keepalive: boolean) {
    const unsaved = newest
    if (!unsaved || isSent || serverState.kind === 'conflict') return
    const started = generation
    isSent = true
    try {
      const answer = await sendAutosave(unsaved, keepalive)
      if (generation !== started) return
      if ('theirs' in answer) {
        isSent = false
        show({ server: { kind: 'conflict', theirs: answer.theirs } })
      } else {
        serverVersion = answer.version
        isUnacknowledged = false
        if (newest && isSent) show({ server: { kind: 'saved', at: answer.updatedAt } })
      }
    } catch (error) {
      if (generation !== started || !newest) return
      isSent = false
      const status = error instanceof ApiError ? error.status : 0
      show({ server: { kind: status === 401 ? 'signedOut' : 'offline' } })
      if (status === 0 || status >= 500) sendTimer = setTimeout(() => void send(), RETRY_MS)
    }
  }

  /** Returns the saved autosave, or the remote one that another window saved. */
  async function sendAutosave({ values, target }: UnsavedValues, keepalive: boolean) {
    const params = { key: serverKeyOf(target) }
    const write = (version: number | null) =>
      api(saveAutosave, {
        params,
        body: { ...values, version, postVersion: target.version },
        keepalive,
      })
    const ours = [values, ...(lastSent ? [lastSent] : [])]
    lastSent = values
    isUnacknowledged = true
    serverKey = params.key
    try {
      return await write(serverVersion)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
    }
    const { draft: theirs } = await api(getAutosave, { params })
    const isOurs = ours.some(
      (own) => theirs && isSamePostValues(restoredValuesOf(theirs), restoredValuesOf(own)),
    )
    return theirs && !isOurs ? { theirs } : write(theirs?.version ?? null)
  }

  async function removeFromServer() {
    const version = serverVersion
    if (newest || version === null || !serverKey || serverState.kind === 'conflict') return
    serverVersion = null
    await api(removeAutosave, { params: { key: serverKey }, query: { version } }).catch(() => {})
  }

  return {
    change(values: PostValues, target: SaveTarget) {
      const isFirst = isStored && localTimer === undefined
      newest = { values, target }
      isStored = false
      isSent = false
      const hasConflict = serverState.kind === 'conflict'
      show({ local: 'waiting', server: hasConflict ? serverState : saving })
      if (isFirst) void saveLocally()
      // Further changes are saved by a timer that is already running.
      localTimer ??= setTimeout(() => void saveLocally(), LOCAL_SAVE_INTERVAL_MS)
      if (hasConflict) return
      clearTimeout(sendTimer)
      sendTimer = setTimeout(() => void send(), SERVER_SAVE_DELAY_MS)
    },

    saveLocally,

    /** Saves locally and on the server at once: the page may be closing, or the network is back. */
    flush: (keepalive = false) => Promise.all([saveLocally(), send(keepalive)]),

    /** Stores the newest values locally, stops further sending and waits until the autosave's version is known. */
    async flushBeforeSave(): Promise<number | null> {
      clearTimeout(sendTimer)
      isSent = true
      await saveLocally()
      await serverWork
      if (isUnacknowledged && newest) {
        isSent = false
        await send()
      }
      clearTimeout(sendTimer)
      isSent = true
      return serverVersion
    },

    /** Continues the autosave of this version, null for none yet; the server may have stored `pending` already. */
    continueFrom(version: number | null, pending: PostValues | null = null) {
      generation += 1
      serverVersion = version
      lastSent = pending
      isUnacknowledged = pending !== null
      isSent = true
      clearTimeout(sendTimer)
      show({ server: unchanged })
    },

    /** Called when the values equal the saved post again, or when the owner gives them up. */
    discard() {
      newest = null
      isStored = true
      isSent = true
      clearTimeout(localTimer)
      localTimer = undefined
      clearTimeout(sendTimer)
      show({
        local: 'unchanged',
        server: serverState.kind === 'conflict' ? serverState : unchanged,
      })
      localWork = localWork.then(() => store.remove(key)).catch(() => {})
      serverWork = serverWork.then(removeFromServer)
      return Promise.all([localWork, serverWork])
    },
  }
}

export type Autosaver = ReturnType<typeof createAutosaver>
