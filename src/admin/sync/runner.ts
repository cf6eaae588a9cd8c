import {
  type Delivery,
  delayUntilRetry,
  findDue,
  initialPending,
  type PendingEffect,
  type PendingEvent,
  reducePending,
  type SendResult,
} from './pending.ts'
import type { Moment } from './records.ts'
import type { Repository } from './repository.ts'
import { SENDER_LOCK } from './sender-lock.ts'
import { createListenerStore } from './store.ts'

interface RunnerOptions {
  repository: Repository
  findAccountId: () => string | null
  send: (
    moment: Moment,
    options: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
  ) => Promise<SendResult>
  messageOf: (error: unknown) => string
  onDelivered: () => void
  onOutdated: () => void
}

/** Without locks (plain http) the idempotency keys alone prevent a second post. */
const asOnlySender = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(SENDER_LOCK, work) : work()

/** Sends pending posts from a page: at its start, when it is online or visible again, and after pauses. */
export function createRunner(options: RunnerOptions) {
  const { repository } = options
  const states = createListenerStore(initialPending(navigator.onLine))
  const channel = new BroadcastChannel(SENDER_LOCK)
  let abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let currentRun: Promise<void> | null = null
  let isRerunRequested = false

  const effects: Record<PendingEffect, () => unknown> = {
    run,
    schedule() {
      clearTimeout(timer)
      const delay = delayUntilRetry(states.get(), Date.now())
      if (delay !== null) timer = setTimeout(() => void run(), delay)
    },
    reload: options.onOutdated,
    notify: () => channel.postMessage(states.get().delivered),
  }

  function dispatch(event: PendingEvent) {
    const [next, requested] = reducePending(states.get(), event)
    states.set(next)
    return Promise.all(requested.map((effect) => effects[effect]()))
  }

  const read = async () => dispatch({ on: 'read', moments: await repository.list('moment') })

  /** A call during a run starts one more pass. */
  function run(): Promise<void> {
    isRerunRequested = true
    currentRun ??= asOnlySender(async () => {
      while (isRerunRequested) {
        isRerunRequested = false
        await runPass()
      }
    }).finally(() => {
      currentRun = null
      effects.schedule()
    })
    return currentRun
  }

  async function runPass() {
    const tried = new Set<string>()
    for (;;) {
      await read()
      const moment = findDue(states.get(), Date.now(), tried)
      if (!moment) return
      tried.add(moment.key)
      await sendOne(moment)
    }
  }

  async function sendOne(moment: Moment) {
    const { key } = moment
    abort = new AbortController()
    const { signal } = abort
    void dispatch({ on: 'started', key })
    const onProgress = (sentBytes: number) => void dispatch({ on: 'progressed', key, sentBytes })
    const result = await options.send(moment, { signal, onProgress })
    if (result.kind === 'refused') {
      const refusal = options.messageOf(result.error)
      await repository.update('moment', key, (now) => ({ ...now, refusal }))
    }
    await read()
    void dispatch({ on: 'ended', key, result, now: Date.now() })
    if (result.kind === 'delivered') options.onDelivered()
  }

  const wake = () =>
    dispatch({ on: 'woken', isOnline: navigator.onLine, accountId: options.findAccountId() })

  let isStarted = false
  function listen() {
    isStarted = true
    addEventListener('online', wake)
    addEventListener('offline', () => void dispatch({ on: 'offline' }))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void wake()
    })
    navigator.serviceWorker?.addEventListener('message', wake)
    channel.onmessage = ({ data: delivered }: MessageEvent<Delivery | null>) => {
      if (delivered) void dispatch({ on: 'deliveredElsewhere', delivered })
      // The other tab may have closed by the time this tab gets the lock.
      void run()
    }
  }

  return {
    states,
    dispatch,
    read,
    wake,
    start() {
      if (!isStarted) listen()
      return wake()
    },
    /** Stops the upload of a moment whose new state is stored already. */
    abort(key: string) {
      if (states.get().sending?.key === key) abort.abort()
    },
  }
}
