import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import {
  type Autosave,
  autosaveKeyOf,
  getAutosave,
  removeAutosave,
  saveAutosave,
} from '#shared/contract/history.admin.ts'
import type { DraftStore, LocalCopy } from '../local-copies.ts'
import { type PostValues, samePostValues, valuesOfDraft } from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'

/** Well under a second, so that a crash costs a word at most. */
export const KEEP_EVERY_MS = 300
/** Writing is let finish first. */
export const SEND_PAUSE_MS = 2000
const RETRY_MS = 15_000

/** The copy in this browser. */
type LocalState = 'unchanged' | 'waiting' | 'stored' | 'failed'

type ServerState =
  | { kind: 'unchanged' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'signedOut' }
  /** Another window wrote into the same draft: nothing more is sent until the owner has chosen. */
  | { kind: 'conflict'; theirs: Autosave }

/** Where the newest words are safe. */
export type DraftState = { local: LocalState } & (ServerState | { kind: 'failed' })

export const unchangedDraft: DraftState = { local: 'unchanged', kind: 'unchanged' }
const unchanged: ServerState = { kind: 'unchanged' }
const saving: ServerState = { kind: 'saving' }

interface AutosaverOptions {
  api: ApiClient
  store: DraftStore
  /** Of the copy in this browser: one per open editor. */
  key: string
  /** Of the server's draft that the editor goes on with, null for none. */
  version: number | null
  onState: (state: DraftState) => void
  now?: () => number
}

interface Words {
  values: PostValues
  /** What they are to be saved over. */
  target: SaveTarget
}

const serverKeyOf = ({ postId, createKey }: SaveTarget) =>
  postId === null ? createKey : autosaveKeyOf(postId)

/**
 * Keeps what is typed: in this browser at once, then at most every so often; on the server after a pause,
 * over no words but its own. Each side does one thing after another, and the browser never waits for the network.
 */
export function createAutosaver(options: AutosaverOptions) {
  const { api, store, key, onState, now = Date.now } = options
  let newest: Words | null = null

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
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let localWork: Promise<unknown> = Promise.resolve()

  /** Now; answers whether the browser has the newest words. */
  async function saveLocally(): Promise<boolean> {
    clearTimeout(keepTimer)
    keepTimer = undefined
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
      await store.keep(draft)
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
  /** Whether the server may hold `lastSent` under a number that we have not heard. */
  let isUnacknowledged = false
  /** Another number after each `adopt`: what an earlier call answers no longer counts. */
  let turn = 0

  function send(keepalive = false) {
    clearTimeout(sendTimer)
    serverWork = serverWork.then(() => attempt(keepalive))
    return serverWork
  }

  async function attempt(keepalive: boolean) {
    const words = newest
    if (!words || isSent || serverState.kind === 'conflict') return
    const started = turn
    isSent = true
    try {
      const answer = await put(words, keepalive)
      if (turn !== started) return
      if ('theirs' in answer) {
        isSent = false
        show({ server: { kind: 'conflict', theirs: answer.theirs } })
      } else {
        serverVersion = answer.version
        isUnacknowledged = false
        if (newest && isSent) show({ server: { kind: 'saved', at: answer.updatedAt } })
      }
    } catch (error) {
      if (turn !== started || !newest) return
      isSent = false
      const status = error instanceof ApiError ? error.status : 0
      show({ server: { kind: status === 401 ? 'signedOut' : 'offline' } })
      if (status === 0 || status >= 500) sendTimer = setTimeout(() => void send(), RETRY_MS)
    }
  }

  /** Answers what was kept, or the words of another window that are there. */
  async function put({ values, target }: Words, keepalive: boolean) {
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
      (own) => theirs && samePostValues(valuesOfDraft(theirs), valuesOfDraft(own)),
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
      const isFirst = isStored && keepTimer === undefined
      newest = { values, target }
      isStored = false
      isSent = false
      const isHeld = serverState.kind === 'conflict'
      show({ local: 'waiting', server: isHeld ? serverState : saving })
      if (isFirst) void saveLocally()
      // Until it fires, further changes wait for it.
      keepTimer ??= setTimeout(() => void saveLocally(), KEEP_EVERY_MS)
      if (isHeld) return
      clearTimeout(sendTimer)
      sendTimer = setTimeout(() => void send(), SEND_PAUSE_MS)
    },

    saveLocally,

    /** Both now: the page may be going away, or the line is back. */
    flush: (keepalive = false) => Promise.all([saveLocally(), send(keepalive)]),

    /** Before a save: the browser has the words, nothing more is sent, and the number of what was sent is known. */
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

    /** Goes on with the server's draft of this number, null for none yet; `held` are words it may hold by now. */
    continueFrom(version: number | null, held: PostValues | null = null) {
      turn += 1
      serverVersion = version
      lastSent = held
      isUnacknowledged = held !== null
      isSent = true
      clearTimeout(sendTimer)
      show({ server: unchanged })
    },

    /** The words are the saved ones again, or nobody wants them. */
    discard() {
      newest = null
      isStored = true
      isSent = true
      clearTimeout(keepTimer)
      keepTimer = undefined
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
