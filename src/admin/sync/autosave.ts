import { type Autosave, autosaveKeyOf } from '#shared/contract/history.admin.ts'
import type { LetterKind } from '#shared/contract/letters.admin.ts'
import { isSamePostValues, type PostValues } from '../posts/post-values.ts'
import type { SaveAttempt, SaveOutcome, SaveTarget } from '../posts/save-post.ts'
import type { LocalCopy } from './records.ts'

/** Pure: returns the next state and the effects that somebody else has to run. */
export type Reduce<S, E, F> = (state: S, event: E) => readonly [S, readonly F[]]

/** Well under a second, so that a crash loses a word at most. */
export const LOCAL_SAVE_INTERVAL_MS = 300
/** Debounces server saves while the owner types. */
export const SERVER_SAVE_DELAY_MS = 2000
const RETRY_MS = 15_000
/** Bounds the memory of an editor that stays offline for hours. */
const MAX_UNACKNOWLEDGED = 50

export type AfterSave = 'leave' | 'stay'

export interface SaveRequest {
  values: PostValues
  after: AfterSave
  letter?: LetterKind | undefined
}

/** A save that needs the owner. */
export type SaveProblem = Extract<
  SaveOutcome,
  { kind: 'signIn' | 'conflict' | 'deleted' | 'invalid' }
> & { request: SaveRequest }

type SaveState =
  | { kind: 'idle' }
  /** Waits for the local copy and for the version of the autosave that the save will remove. */
  | { kind: 'flushing'; request: SaveRequest; unwritten: PostValues | null; isRepeated: boolean }
  | { kind: 'saving'; request: SaveRequest }
  | SaveProblem

export type RemoteStatus =
  | { kind: 'unchanged' | 'saving' | 'offline' | 'signedOut' }
  | { kind: 'saved'; at: string }
  /** Another window wrote to the same autosave: nothing more is sent until the owner has chosen. */
  | { kind: 'conflict'; theirs: Autosave }

interface RemoteState {
  status: RemoteStatus
  /** Version of the autosave that the next call replaces; null for none. */
  version: number | null
  /** Values of the autosave at `version`, as far as they are ours. */
  stored: PostValues | null
  /** Values that the server may have stored although no answer said so. */
  unacknowledged: readonly PostValues[]
  /** The call under way; without values it removes the autosave. */
  call: { values: PostValues | null } | null
  /** Call as soon as no other is under way. */
  isDue: boolean
}

/** The only owner of both versions: the post's, in `target`, and the autosave's, in `remote`. */
export interface AutosaveState {
  target: SaveTarget
  /** Unsaved values; null while the form shows the stored post. */
  values: PostValues | null
  local: 'clean' | 'dirty' | 'writing' | 'stored' | 'failed'
  /** The last local write was less than an interval ago. */
  isLocalPaused: boolean
  remote: RemoteState
  save: SaveState
  /** Values of saves whose answers were lost: the server may have saved them. */
  unanswered: readonly PostValues[]
  /** Increased when other values are continued, so that answers to earlier calls are ignored. */
  generation: number
}

export type AutosaveResult =
  | { kind: 'saved'; version: number; at: string }
  | { kind: 'conflict'; theirs: Autosave }
  /** `lost` is worth repeating by itself, `refused` waits for the next change. */
  | { kind: 'removed' | 'lost' | 'refused' | 'signedOut' }

export type AutosaveEvent =
  | { on: 'changed'; values: PostValues }
  /** The form shows other values, maybe of another post version or autosave than before. */
  | {
      on: 'continued'
      values: PostValues
      target?: Partial<SaveTarget>
      /** `values` are those that its server may have stored already. */
      autosave?: { version: number | null; values?: PostValues }
    }
  | { on: 'discarded'; target?: Partial<SaveTarget> }
  /** The page may be closing, or the network is back: everything is saved at once. */
  | { on: 'hidden' | 'online' }
  | { on: 'due'; side: 'local' | 'remote' }
  | { on: 'written'; values: PostValues; ok: boolean }
  | { on: 'answered'; generation: number; result: AutosaveResult }
  | { on: 'saveRequested'; request: SaveRequest; target?: Partial<SaveTarget> }
  | { on: 'saveAnswered'; outcome: SaveOutcome }
  | { on: 'problemClosed' }

export type AutosaveEffect =
  | { do: 'writeCopy'; copy: Omit<LocalCopy, 'key' | 'changedAt'> }
  | { do: 'removeCopy' }
  /** Replaces a wait of the same side that has not ended. */
  | { do: 'wait'; side: 'local' | 'remote'; ms: number }
  | {
      do: 'sendAutosave'
      generation: number
      key: string
      values: PostValues
      version: number | null
      postVersion: number | null
      /** Values that are no conflict if the server has them. */
      ours: readonly PostValues[]
      keepalive: boolean
    }
  | {
      do: 'removeAutosave'
      generation: number
      key: string
      version: number | null
      ours: readonly PostValues[]
    }
  | { do: 'savePost'; attempt: SaveAttempt }

/** `values` may be those of an autosave that the editor opened with. */
export function startAutosave(
  target: SaveTarget,
  values: PostValues | null,
  autosave: { version: number; values: PostValues } | null,
): AutosaveState {
  return {
    target,
    values,
    local: 'clean',
    isLocalPaused: false,
    remote: {
      status: unchanged,
      version: autosave?.version ?? null,
      stored: autosave && (values ?? autosave.values),
      unacknowledged: [],
      call: null,
      isDue: false,
    },
    save: { kind: 'idle' },
    unanswered: [],
    generation: 0,
  }
}

const unchanged: RemoteStatus = { kind: 'unchanged' }
const saving: RemoteStatus = { kind: 'saving' }
const idle: SaveState = { kind: 'idle' }

export const isSaveBusy = ({ save }: AutosaveState) =>
  save.kind === 'flushing' || save.kind === 'saving'

const keyOf = ({ postId, createKey }: SaveTarget) =>
  postId === null ? createKey : autosaveKeyOf(postId)

export const reduceAutosave: Reduce<AutosaveState, AutosaveEvent, AutosaveEffect> = (
  before,
  event,
) => {
  const effects: AutosaveEffect[] = []
  const state = apply(before, event, effects)
  const written = writeIfDirty(state, effects)
  const flushed = continueSave(written, effects)
  return [callIfDue(flushed, effects, event.on === 'hidden'), effects]
}

function apply(
  state: AutosaveState,
  event: AutosaveEvent,
  effects: AutosaveEffect[],
): AutosaveState {
  switch (event.on) {
    case 'changed':
      return sendLater({ ...state, values: event.values, local: 'dirty' }, effects)
    case 'continued':
      return continueWith(state, event, effects)
    case 'discarded':
      return discard(state, event.target, effects)
    case 'hidden':
    case 'online': {
      const local = state.local === 'failed' ? 'dirty' : state.local
      return due({ ...state, local, isLocalPaused: false })
    }
    case 'due':
      return event.side === 'local' ? { ...state, isLocalPaused: false } : due(state)
    case 'written':
      return applyWritten(state, event)
    case 'answered':
      return applyAnswer(state, event, effects)
    case 'saveRequested':
      return isSaveBusy(state) ? state : requestSave(state, event)
    case 'saveAnswered':
      return applyOutcome(state, event.outcome, effects)
    case 'problemClosed':
      return isSaveBusy(state) ? state : { ...state, save: idle }
  }
}

/** Without unsaved values only a removal can be due, which `discard` has asked for. */
function due(state: AutosaveState): AutosaveState {
  const isDue = state.remote.isDue || state.values !== null
  return { ...state, remote: { ...state.remote, isDue } }
}

/** A conflict waits for the owner; everything else is sent after a pause. */
function sendLater(state: AutosaveState, effects: AutosaveEffect[]): AutosaveState {
  const { remote } = state
  if (remote.status.kind === 'conflict') return state
  effects.push({ do: 'wait', side: 'remote', ms: SERVER_SAVE_DELAY_MS })
  // Without a connection "Saving…" would be shown at each letter, and never be true.
  const isCutOff = remote.status.kind === 'offline' || remote.status.kind === 'signedOut'
  return { ...state, remote: { ...remote, status: isCutOff ? remote.status : saving } }
}

/** The autosave of another key has another version. */
function aimAt(state: AutosaveState, change: Partial<SaveTarget> = {}): AutosaveState {
  const target = { ...state.target, ...change }
  if (keyOf(target) === keyOf(state.target)) return { ...state, target }
  return { ...state, target, remote: { ...state.remote, version: null, stored: null } }
}

function continueWith(
  state: AutosaveState,
  { values, target, autosave }: Extract<AutosaveEvent, { on: 'continued' }>,
  effects: AutosaveEffect[],
): AutosaveState {
  const aimed = aimAt(state, target)
  const { remote } = aimed
  const sent = [remote.stored, remote.call?.values, autosave?.values].filter((value) => !!value)
  const continued: RemoteState = {
    ...remote,
    status: saving,
    version: autosave ? autosave.version : remote.version,
    stored: autosave ? null : remote.stored,
    // A call under way, or one of a page that closed, may have stored these.
    unacknowledged: rememberSent(remote.unacknowledged, ...sent),
    isDue: false,
  }
  return sendLater(
    {
      ...aimed,
      values,
      local: 'dirty',
      isLocalPaused: false,
      remote: continued,
      save: isSaveBusy(aimed) ? aimed.save : idle,
      generation: aimed.generation + 1,
    },
    effects,
  )
}

const rememberSent = (known: readonly PostValues[], ...sent: PostValues[]) =>
  [...known.filter((values) => !sent.includes(values)), ...sent].slice(-MAX_UNACKNOWLEDGED)

function discard(
  state: AutosaveState,
  target: Partial<SaveTarget> | undefined,
  effects: AutosaveEffect[],
): AutosaveState {
  if (state.local !== 'clean') effects.push({ do: 'removeCopy' })
  const { status } = state.remote
  const hasConflict = status.kind === 'conflict' && !target
  const remote = { ...state.remote, status: hasConflict ? status : unchanged, isDue: true }
  const discarded: AutosaveState = { ...state, values: null, local: 'clean', remote }
  if (!target) return discarded
  // The removal needs the key that the autosave had before the target changes.
  const removed = callIfDue({ ...discarded, save: idle }, effects, false)
  return { ...aimAt(removed, target), generation: removed.generation + 1 }
}

function applyWritten(
  state: AutosaveState,
  { values, ok }: Extract<AutosaveEvent, { on: 'written' }>,
): AutosaveState {
  const { save } = state
  const isFlushed = save.kind === 'flushing' && save.unwritten === values
  const next: AutosaveState = isFlushed ? { ...state, save: { ...save, unwritten: null } } : state
  // Newer values are dirty, or their own write is under way.
  const isNewest = values === state.values && state.local === 'writing'
  return isNewest ? { ...next, local: ok ? 'stored' : 'failed' } : next
}

function applyAnswer(
  state: AutosaveState,
  { generation, result }: Extract<AutosaveEvent, { on: 'answered' }>,
  effects: AutosaveEffect[],
): AutosaveState {
  const { call } = state.remote
  const remote: RemoteState = { ...state.remote, call: null }
  if (!call || generation !== state.generation) return { ...state, remote }
  const isNewest = state.values === call.values
  switch (result.kind) {
    case 'saved': {
      const status: RemoteStatus = isNewest ? { kind: 'saved', at: result.at } : remote.status
      const { version } = result
      const acknowledged = { ...remote, version, stored: call.values, unacknowledged: [], status }
      return { ...state, remote: acknowledged }
    }
    case 'removed':
      return { ...state, remote: { ...remote, unacknowledged: [] } }
    case 'conflict':
      return { ...state, remote: { ...remote, status: result, isDue: false } }
    default: {
      if (state.values === null || call.values === null) return { ...state, remote }
      const kind = result.kind === 'signedOut' ? 'signedOut' : 'offline'
      if (result.kind === 'lost' && isNewest) {
        effects.push({ do: 'wait', side: 'remote', ms: RETRY_MS })
      }
      return { ...state, remote: { ...remote, status: { kind } } }
    }
  }
}

function requestSave(
  state: AutosaveState,
  { request, target }: Extract<AutosaveEvent, { on: 'saveRequested' }>,
): AutosaveState {
  const aimed = aimAt(state, target)
  // The form may have more than the save, which then stays unsaved.
  const values = aimed.values ?? request.values
  const local = aimed.values === null || aimed.local === 'clean' ? 'dirty' : aimed.local
  const isWritten = local === 'stored' || local === 'failed'
  const unwritten = isWritten ? null : values
  const save: SaveState = { kind: 'flushing', request, unwritten, isRepeated: false }
  return { ...aimed, values, local, isLocalPaused: false, save }
}

function applyOutcome(
  state: AutosaveState,
  outcome: SaveOutcome,
  effects: AutosaveEffect[],
): AutosaveState {
  if (state.save.kind !== 'saving') return state
  const { request } = state.save
  if (outcome.kind === 'saved') return applySaved(state, request.values, outcome, effects)
  const { values, remote, unanswered } = state
  const isLost = outcome.kind === 'failed' && outcome.unanswered
  const unsaved: AutosaveState = {
    ...state,
    save: outcome.kind === 'failed' ? idle : { ...outcome, request },
    unanswered: isLost ? rememberSent(unanswered, request.values) : unanswered,
    remote: isLost ? forgetVersion(remote) : remote,
  }
  const isSent = values === null || values === unsaved.remote.stored
  return isSent ? unsaved : sendLater(unsaved, effects)
}

/** A lost save may have removed the autosave, and another window may have started a new one since. */
function forgetVersion(remote: RemoteState): RemoteState {
  const { stored, unacknowledged: known } = remote
  const unacknowledged = stored ? rememberSent(known, stored) : known
  return { ...remote, version: null, stored: null, unacknowledged }
}

/** The save removed the autosave; values typed meanwhile are unsaved values of the post as it is now. */
function applySaved(
  state: AutosaveState,
  sent: PostValues,
  { post }: Extract<SaveOutcome, { kind: 'saved' }>,
  effects: AutosaveEffect[],
): AutosaveState {
  const { values, target } = state
  const next: AutosaveState = { ...state, generation: state.generation + 1 }
  // After a lost answer the save may not have removed the autosave.
  const isLeft = state.remote.unacknowledged.length + state.unanswered.length > 0
  const { remote } = isLeft ? remove(next, effects) : next
  const saved: AutosaveState = {
    ...next,
    target: { ...target, postId: post.id, version: post.version },
    remote: { ...remote, version: null, stored: null, status: unchanged, isDue: false },
    save: idle,
    unanswered: [],
  }
  const isTypedMeanwhile = values !== null && !isSamePostValues(values, sent)
  if (isTypedMeanwhile) return sendLater({ ...saved, local: 'dirty' }, effects)
  if (state.local !== 'clean') effects.push({ do: 'removeCopy' })
  return { ...saved, values: null, local: 'clean' }
}

function writeIfDirty(state: AutosaveState, effects: AutosaveEffect[]): AutosaveState {
  const { values, target, remote } = state
  if (state.local !== 'dirty' || state.isLocalPaused || !values) return state
  const copy = { ...target, draftVersion: remote.version, values }
  effects.push({ do: 'writeCopy', copy })
  effects.push({ do: 'wait', side: 'local', ms: LOCAL_SAVE_INTERVAL_MS })
  return { ...state, local: 'writing', isLocalPaused: true }
}

function continueSave(state: AutosaveState, effects: AutosaveEffect[]): AutosaveState {
  const { save, remote, target, unanswered } = state
  if (save.kind !== 'flushing' || save.unwritten || remote.call) return state
  const { request } = save
  const isUnknown = remote.unacknowledged.length > 0 && remote.status.kind !== 'conflict'
  if (isUnknown && !save.isRepeated) {
    const asked: AutosaveState = { ...state, save: { ...save, isRepeated: true } }
    return send(asked, request.values, effects, false)
  }
  const { values, letter } = request
  const attempt = { ...target, values, letter, unanswered, draftVersion: remote.version }
  effects.push({ do: 'savePost', attempt })
  return { ...state, save: { kind: 'saving', request } }
}

function callIfDue(
  state: AutosaveState,
  effects: AutosaveEffect[],
  keepalive: boolean,
): AutosaveState {
  const { values, remote } = state
  if (!remote.isDue || remote.call || isSaveBusy(state)) return state
  const called: AutosaveState = { ...state, remote: { ...remote, isDue: false } }
  if (remote.status.kind === 'conflict' || values === remote.stored) return called
  return values === null ? remove(called, effects) : send(called, values, effects, keepalive)
}

/** If the removal is lost, the server still has our values. */
function remove(state: AutosaveState, effects: AutosaveEffect[]): AutosaveState {
  const { target, generation, remote } = state
  const { version } = remote
  const forgotten = forgetVersion(remote)
  const { unacknowledged: ours } = forgotten
  if (version === null && ours.length === 0) return state
  effects.push({ do: 'removeAutosave', generation, key: keyOf(target), version, ours })
  return { ...state, remote: { ...forgotten, call: { values: null } } }
}

function send(
  state: AutosaveState,
  values: PostValues,
  effects: AutosaveEffect[],
  keepalive: boolean,
): AutosaveState {
  const { target, generation, remote } = state
  const { version, stored } = remote
  const unacknowledged = rememberSent(remote.unacknowledged, values)
  const ours = stored ? [...unacknowledged, stored] : unacknowledged
  const call = { key: keyOf(target), values, version, postVersion: target.version }
  effects.push({ do: 'sendAutosave', generation, ...call, ours, keepalive })
  return { ...state, remote: { ...remote, unacknowledged, call: { values } } }
}
