import { DAY_MS } from '#shared/durations.ts'
import { momentLimits, UNUSED_UPLOAD_RETENTION_DAYS } from '#shared/limits.ts'
import { SENDER_SHAPE } from '#shared/sender-shape.ts'
import type { PostValues } from '../posts/post-values.ts'
import type { Moment, MomentPhoto } from './records.ts'

/* Rules of sending pending posts. Pages and the worker follow them, so nothing here reads texts or waits. */

/** The server deletes uploads that no post uses after some days; an old upload is therefore repeated. */
export const isUploaded = ({ sent }: MomentPhoto) =>
  sent !== null && Date.now() - sent.at < (UNUSED_UPLOAD_RETENTION_DAYS - 1) * DAY_MS

/** The post with the addresses of its uploads. */
export function fillRequest({ request, photos }: Pick<Moment, 'request' | 'photos'>): PostValues {
  const uploads = new Map(photos.map(({ id, sent }) => [id, sent]))
  const text = JSON.stringify(request)
  return JSON.parse(text.replace(/photo:([\w-]+)/g, (mark, id) => uploads.get(id)?.url ?? mark))
}

export const isOfOtherAccount = ({ accountId }: Moment, current: string | null) =>
  accountId !== undefined && accountId !== current

/** `ask`: only a page can go on, because it converts clips, compares what the server has, or asks the owner. */
export type Step = 'upload' | 'create' | 'ask' | 'wait'

export function nextStep(moment: Moment, accountId: string | null): Step {
  const { stage, refusal, request, shape, photos, unanswered } = moment
  if (stage !== 'waiting' || refusal !== null) return 'wait'
  if (isOfOtherAccount(moment, accountId)) return 'ask'
  if (!photos.every(isUploaded)) return 'upload'
  if (!request || shape !== SENDER_SHAPE) return 'ask'
  const isFirstOrSame =
    unanswered === null || JSON.stringify(unanswered) === JSON.stringify(fillRequest(moment))
  return isFirstOrSame ? 'create' : 'ask'
}

export interface DeliveredPost {
  id: number
  slug: string
  title: string
  content: string
  coverImage: string
  published: boolean
}

export type SendResult =
  | { kind: 'delivered'; post: DeliveredPost; photos: number }
  /** Stopped, removed, or sent by another page. */
  | { kind: 'left' }
  | { kind: 'ask' }
  | { kind: 'signedOut' }
  /** The diary is newer than this page or worker. */
  | { kind: 'outdated' }
  | { kind: 'retry' }
  /** The server understood the request and refused it, so a retry would not help. */
  | { kind: 'refused'; error: unknown }

export interface Delivery {
  key: string
  post: DeliveredPost
  photos: number
}

export interface PendingState {
  isRead: boolean
  moments: readonly Moment[]
  sending: { key: string; sentBytes: number } | null
  retries: ReadonlyMap<string, { count: number; at: number }>
  isSignedOut: boolean
  isOutdated: boolean
  isOnline: boolean
  accountId: string | null
  delivered: Delivery | null
}

export type PendingEvent =
  | { on: 'read'; moments: readonly Moment[] }
  /** The page starts or becomes visible, the phone is online, or the owner has signed in or pressed the button. */
  | { on: 'woken'; isOnline: boolean; accountId: string | null }
  | { on: 'offline' }
  | { on: 'posted' | 'removed'; key: string }
  | { on: 'started'; key: string }
  | { on: 'progressed'; key: string; sentBytes: number }
  | { on: 'ended'; key: string; result: SendResult; now: number }
  | { on: 'deliveredElsewhere'; delivered: Delivery }
  | { on: 'dismissed' }

export type PendingEffect = 'run' | 'schedule' | 'reload' | 'notify'
export type Reduced<State, Effect> = readonly [State, readonly Effect[]]

export const initialPending = (isOnline: boolean): PendingState => ({
  isRead: false,
  moments: [],
  sending: null,
  retries: new Map(),
  isSignedOut: false,
  isOutdated: false,
  isOnline,
  accountId: null,
  delivered: null,
})

const without = <Value>(map: ReadonlyMap<string, Value>, key: string) =>
  new Map([...map].filter(([other]) => other !== key))

export function reducePending(
  state: PendingState,
  event: PendingEvent,
): Reduced<PendingState, PendingEffect> {
  switch (event.on) {
    case 'read': {
      const moments = [...event.moments].sort((a, b) => a.at - b.at)
      return [{ ...state, isRead: true, moments }, []]
    }
    case 'woken': {
      const { isOnline, accountId } = event
      return [{ ...state, retries: new Map(), isSignedOut: false, isOnline, accountId }, ['run']]
    }
    case 'offline':
      return [{ ...state, isOnline: false }, []]
    case 'posted': {
      const retries = without(state.retries, event.key)
      return [{ ...state, retries, delivered: null }, ['notify', 'run']]
    }
    case 'removed':
      return [{ ...state, retries: without(state.retries, event.key) }, ['notify']]
    case 'started':
      return [{ ...state, sending: { key: event.key, sentBytes: 0 } }, []]
    case 'progressed': {
      const { key, sentBytes } = event
      return [state.sending?.key === key ? { ...state, sending: { key, sentBytes } } : state, []]
    }
    case 'ended':
      return reduceResult({ ...state, sending: null }, event)
    case 'deliveredElsewhere':
      return [{ ...state, delivered: event.delivered }, []]
    case 'dismissed':
      return [{ ...state, delivered: null }, []]
  }
}

function reduceResult(
  state: PendingState,
  { key, result, now }: PendingEvent & { on: 'ended' },
): Reduced<PendingState, PendingEffect> {
  switch (result.kind) {
    case 'delivered': {
      const { post, photos } = result
      const retries = without(state.retries, key)
      return [{ ...state, retries, delivered: { key, post, photos } }, ['notify']]
    }
    case 'signedOut':
      return [{ ...state, isSignedOut: true }, []]
    case 'outdated':
      return [{ ...state, isOutdated: true }, ['reload']]
    case 'retry': {
      const count = state.retries.get(key)?.count ?? 0
      const pauses = momentLimits.retrySeconds
      const pause = pauses[Math.min(count, pauses.length - 1)]!
      const retry = { count: count + 1, at: now + pause * 1000 }
      return [{ ...state, retries: new Map(state.retries).set(key, retry) }, ['schedule']]
    }
    case 'left':
    case 'ask':
    case 'refused':
      return [state, []]
  }
}

/** The oldest moment that can be sent now and was not tried in this pass. */
export function findDue(state: PendingState, now: number, tried: ReadonlySet<string>) {
  const { isOnline, isSignedOut, isOutdated, moments, retries, accountId } = state
  if (!isOnline || isSignedOut || isOutdated) return undefined
  return moments.find(
    (moment) =>
      moment.stage === 'waiting' &&
      moment.refusal === null &&
      !tried.has(moment.key) &&
      !isOfOtherAccount(moment, accountId) &&
      (retries.get(moment.key)?.at ?? 0) <= now,
  )
}

/** Milliseconds until the next retry; null without one. */
export function delayUntilRetry({ retries }: PendingState, now: number): number | null {
  const times = [...retries.values()].map(({ at }) => at)
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now)
}
