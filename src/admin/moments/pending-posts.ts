import { ApiError } from '#shared/calls/api-client.ts'
import { type AdminPost, listAdminPosts } from '#shared/contract/posts.admin.ts'
import { listFeaturedPosts, listPosts, listRecentPosts } from '#shared/contract/posts.ts'
import { DAY_MS } from '#shared/durations.ts'
import { momentLimits, UNUSED_UPLOAD_RETENTION_DAYS } from '#shared/limits.ts'
import { chooseStandInCover } from '#shared/stand-in-cover.ts'
import { roomTexts } from '#texts/admin/moments.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { api, messageOf, queryClient } from '../app/api.ts'
import { dogCardQuery, refreshQueries } from '../app/queries.ts'
import { sendClip, uploadPhoto } from '../photos/upload-queue.ts'
import { isSamePostValues } from '../posts/post-values.ts'
import { savePost } from '../posts/save-post.ts'
import { listFileKeys, type Moment, type MomentPhoto } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'
import { createListenerStore } from '../sync/store.ts'
import { getConvertedClip, stopConversion } from './moment-clips.ts'
import { postValuesOf, workerRequestOf } from './moment-post.ts'

export interface SendingProgress {
  key: string
  sentBytes: number
}

export interface DeliveredPost {
  key: string
  post: AdminPost
  photos: number
}

export interface UnsentMoments {
  count: number
  /** Number of moments that are sent without any action of the owner. */
  due: number
  /** False if the browser refuses to store: the moments are lost with the page. */
  isStored: boolean
}

export interface PendingPostsState {
  isRead: boolean
  moments: readonly Moment[]
  going: SendingProgress | null
  tryAt: ReadonlyMap<string, number>
  isSignedOut: boolean
  isOnline: boolean
  landed: DeliveredPost | null
}

/** The server deletes uploads that no post uses after some days; an old upload is therefore repeated. */
export const isUploaded = ({ sent }: MomentPhoto) =>
  sent !== null && Date.now() - sent.at < (UNUSED_UPLOAD_RETENTION_DAYS - 1) * DAY_MS

/** The server understood the request and refused it, so a retry would not help. */
class Refusal extends Error {}
class SignedOut extends Error {}

/** Network errors, 408, 429 and 5xx are retried. */
const isTransient = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)))

/** Only one tab sends at a time; without locks (plain http) the idempotency keys alone prevent a second post. */
const asOnlyTab = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('dachshund-moments', work) : work()

export function createPendingPosts() {
  const states = createListenerStore<PendingPostsState>({
    isRead: false,
    moments: [],
    going: null,
    tryAt: new Map(),
    isSignedOut: false,
    isOnline: navigator.onLine,
    landed: null,
  })
  const state = states.get
  const failures = new Map<string, number>()
  const otherTabs = new BroadcastChannel('dachshund-moments')
  let abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentRun: Promise<void> | null = null
  let isRerunRequested = false
  let isStarted = false

  const change = (to: Partial<PendingPostsState>) => states.set({ ...state(), ...to })

  async function read() {
    change({ moments: (await repository.list('moment')).sort((a, b) => a.at - b.at), isRead: true })
  }

  async function removeRecord({ key, photos }: Moment) {
    await repository.remove('moment', [key])
    await repository.remove('photo', listFileKeys(photos))
  }

  async function save(moment: Moment, files?: readonly [string, Blob][]) {
    const trouble = await repository.save('moment', moment.key, moment, files)
    await read()
    return trouble
  }

  const notifyOtherTabs = (landed: DeliveredPost | null = null) => otherTabs.postMessage(landed)

  const isDue = ({ key, stage, refusal }: Moment) =>
    stage === 'waiting' && refusal === null && (state().tryAt.get(key) ?? 0) <= Date.now()

  function setTryAt(key: string, at: number | null) {
    const tryAt = new Map(state().tryAt)
    if (at === null) tryAt.delete(key)
    else tryAt.set(key, at)
    change({ tryAt })
  }

  /** A call during a run starts one more pass. */
  function sendAllDue(): Promise<void> {
    isRerunRequested = true
    currentRun ??= asOnlyTab(async () => {
      while (isRerunRequested) {
        isRerunRequested = false
        await read()
        for (;;) {
          const next =
            state().isOnline && !state().isSignedOut ? state().moments.find(isDue) : undefined
          if (!next) break
          await sendOne(next)
        }
      }
    }).finally(() => {
      currentRun = null
      scheduleRetry()
    })
    return currentRun
  }

  function scheduleRetry() {
    clearTimeout(timer)
    const soonest = Math.min(...state().tryAt.values())
    if (soonest !== Number.POSITIVE_INFINITY) timer = setTimeout(sendAllDue, soonest - Date.now())
  }

  async function sendOne(moment: Moment) {
    abort = new AbortController()
    change({ going: { key: moment.key, sentBytes: 0 } })
    try {
      const landed = await send(moment, abort.signal)
      if (landed) await completeDelivery(moment, landed)
    } catch (error) {
      await handleFailure(moment.key, error)
    } finally {
      change({ going: null })
    }
  }

  /** Returns null if the moment was stopped or removed meanwhile, here or in another tab. */
  async function send({ key }: Moment, signal: AbortSignal): Promise<AdminPost | null> {
    const current = async () => {
      const moment = await repository.find('moment', key)
      return !signal.aborted && moment?.stage === 'waiting' ? moment : null
    }
    for (;;) {
      const moment = await current()
      const photo = moment?.photos.find((photo) => !isUploaded(photo))
      if (!moment) return null
      if (!photo) break
      const sent = await sendPhoto(moment, photo, signal)
      const updated = await current()
      if (!updated) return null
      const photos = updated.photos.map((other) =>
        other.id === photo.id ? { ...other, sent } : other,
      )
      await save({ ...updated, photos })
    }
    const moment = await current()
    return moment && createPostOf(moment)
  }

  async function sendPhoto({ key, photos }: Moment, photo: MomentPhoto, signal: AbortSignal) {
    const before = photos.filter(isUploaded).reduce((sum, { size }) => sum + size, 0)
    const onProgress = (part: number) =>
      change({ going: { key, sentBytes: before + part * photo.size } })
    onProgress(0)
    const options = { name: photo.name, signal, onProgress }
    const media = photo.clip
      ? await sendClip(await clipOf(photo, signal), uploadPhoto, options)
      : await uploadPhoto(await fileOf(photo), options)
    return { url: media.imageUrl, at: Date.now(), ...(media.clip && { clip: media.clip }) }
  }

  async function fileOf({ id, name }: MomentPhoto) {
    const file = await repository.find('photo', id)
    if (!file) throw new Refusal(roomTexts.unreadable(name))
    return file
  }

  /** The clip may still be converting; stopping the upload stops the conversion, too. */
  async function clipOf(photo: MomentPhoto, signal: AbortSignal) {
    const stop = () => stopConversion(photo.id)
    signal.addEventListener('abort', stop)
    try {
      return await getConvertedClip(photo)
    } finally {
      signal.removeEventListener('abort', stop)
      signal.throwIfAborted()
    }
  }

  async function createPostOf(moment: Moment): Promise<AdminPost> {
    const values = postValuesOf(
      moment,
      chooseStandInCover(await queryClient.ensureQueryData(dogCardQuery)),
    )
    const { key: createKey, unanswered } = moment
    // If the answer is lost, the retry recognizes its own post.
    await save({ ...moment, unanswered: values })
    const sent = unanswered ? [unanswered] : []
    const attempt = { values, unanswered: sent, createKey, postId: null, version: null }
    const outcome = await savePost(api, attempt)
    if (outcome.kind === 'saved') return outcome.post
    if (outcome.kind === 'signIn') throw new SignedOut()
    if (outcome.kind === 'failed') throw outcome.error
    if (outcome.kind === 'invalid') throw new Refusal(Object.values(outcome.fields).join(' '))
    // An earlier attempt had created this post, and the owner has edited it elsewhere since.
    const isKnown =
      outcome.kind === 'conflict' && unanswered && isSamePostValues(unanswered, values)
    if (isKnown) return outcome.theirs
    throw new Refusal(postErrors.changedElsewhere)
  }

  async function completeDelivery(moment: Moment, post: AdminPost) {
    failures.delete(moment.key)
    setTryAt(moment.key, null)
    await removeRecord(moment)
    await read()
    const landed = { key: moment.key, post, photos: moment.photos.length }
    change({ landed })
    notifyOtherTabs(landed)
    void refreshQueries(
      listAdminPosts.path,
      listPosts.path,
      listFeaturedPosts.path,
      listRecentPosts.path,
    )
  }

  async function handleFailure(key: string, error: unknown) {
    // `stop` and `remove` abort the upload after storing the new state themselves.
    if (error instanceof DOMException && error.name === 'AbortError') return
    const isSignedOut =
      error instanceof SignedOut || (error instanceof ApiError && error.status === 401)
    if (isSignedOut) return change({ isSignedOut })
    if (isTransient(error)) {
      const count = failures.get(key) ?? 0
      failures.set(key, count + 1)
      const pauses = momentLimits.retrySeconds
      const pause = pauses[Math.min(count, pauses.length - 1)]!
      return setTryAt(key, Date.now() + pause * 1000)
    }
    const moment = await repository.find('moment', key)
    if (moment) await save({ ...moment, refusal: messageOf(error) })
  }

  function tryAll() {
    failures.clear()
    change({ tryAt: new Map(), isSignedOut: false, isOnline: navigator.onLine })
    return sendAllDue()
  }

  function stopSending(key: string) {
    if (state().going?.key === key) abort.abort()
  }

  return {
    state,
    states,
    read,
    save,

    /** Sends pending posts now, and again when the phone comes online or the page becomes visible. */
    start() {
      if (isStarted) return tryAll()
      isStarted = true
      addEventListener('online', tryAll)
      addEventListener('offline', () => change({ isOnline: false }))
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') void tryAll()
      })
      navigator.serviceWorker?.addEventListener('message', tryAll)
      otherTabs.onmessage = ({ data: landed }: MessageEvent<DeliveredPost | null>) => {
        if (landed) change({ landed })
        // The other tab may have closed by the time this tab gets the lock.
        void sendAllDue()
      }
      return tryAll()
    },

    async post(moment: Moment) {
      const waiting = { ...moment, stage: 'waiting', refusal: null, at: Date.now() } as const
      await save({ ...waiting, request: workerRequestOf(waiting) })
      setTryAt(moment.key, null)
      change({ landed: null })
      notifyOtherTabs()
      registerSync()
      void sendAllDue()
    },

    async tryNow(moment: Moment) {
      await save({ ...moment, stage: 'waiting', refusal: null })
      await tryAll()
    },

    tryAll,

    async stop(key: string) {
      const moment = await repository.find('moment', key)
      if (moment) await save({ ...moment, stage: 'held' })
      stopSending(key)
    },

    async remove(moment: Moment) {
      await removeRecord(moment)
      stopSending(moment.key)
      setTryAt(moment.key, null)
      await read()
      notifyOtherTabs()
    },

    async findLeft(): Promise<UnsentMoments> {
      await read()
      const { moments } = state()
      const shares = await repository.list('share')
      const due = moments.filter(({ stage, refusal }) => stage === 'waiting' && refusal === null)
      return {
        count: moments.length + shares.length,
        due: due.length,
        isStored: !repository.isOnlyHere(),
      }
    },

    async discardAll() {
      await read()
      for (const moment of state().moments) await this.remove(moment)
      for (const { id } of await repository.list('share')) await repository.remove('share', [id])
    },

    forgetLanded: () => change({ landed: null }),
    isOnlyHere: repository.isOnlyHere,
  }
}

/** Background Sync, where supported, wakes the worker once the phone is online again. */
function registerSync() {
  interface WithSync {
    sync?: { register(tag: string): Promise<void> }
  }
  navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register('moments'))
    .catch(() => {})
}

export const pendingPosts = createPendingPosts()
