import { ApiError } from '#shared/calls/api-client.ts'
import type { Import } from '#shared/contract/import-fields.ts'
import { getImport } from '#shared/contract/imports.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../error-message.ts'
import { noteImport } from '../import-queries.ts'
import { type FileOfImport, sendPart } from './send-part.ts'

/** A file on its way to the server. */
export interface Sending {
  name: string
  sizeBytes: number
  sentBytes: number
  /** waiting: the connection is lost, and tried again by itself. */
  state: 'sending' | 'waiting' | 'failed'
  /** Why it failed. */
  message: string | null
  tryNow: () => void
  cancel: () => void
}

const LONGEST_WAIT_MS = 20_000

/** Outside of any screen: it goes on while the owner looks at others. */
const sendings = new Map<number, Sending>()
const listeners = new Set<() => void>()

export const sendingOf = (importId: number) => sendings.get(importId)

export function onSendingChange(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(importId: number, sending: Sending | null) {
  if (sending) sendings.set(importId, sending)
  else sendings.delete(importId)
  // The browser asks before the tab is closed or loaded anew.
  if (sendings.size > 0) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

const askFirst = (event: Event) => event.preventDefault()

/** Sends what is missing of a file, part by part, for as long as it takes. */
export function sendFile(importId: number, which: FileOfImport, file: File) {
  if (sendings.has(importId)) return
  const canceled = new AbortController()
  let endWait = () => {}
  const change = (to: Partial<Sending>) => {
    const before = sendings.get(importId)
    if (before && !canceled.signal.aborted) set(importId, { ...before, ...to })
  }
  set(importId, {
    ...{ name: file.name, sizeBytes: file.size, sentBytes: 0, state: 'sending', message: null },
    tryNow: () => endWait(),
    cancel() {
      canceled.abort()
      endWait()
      set(importId, null)
    },
  })
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => endWait(), ms)
      endWait = () => {
        clearTimeout(timer)
        removeEventListener('online', endWait)
        resolve()
      }
      addEventListener('online', endWait)
    })

  async function run() {
    for (let tries = 1; !canceled.signal.aborted; tries += 1) {
      try {
        await sendRest({ importId, which, file, signal: canceled.signal }, (sentBytes) => {
          tries = 0
          change({ sentBytes, state: 'sending', message: null })
        })
        return set(importId, null)
      } catch (error) {
        if (canceled.signal.aborted) return
        const isLost = mayPass(error)
        change({ state: isLost ? 'waiting' : 'failed', message: isLost ? null : messageOf(error) })
        await pause(isLost ? Math.min(LONGEST_WAIT_MS, 1000 * 2 ** tries) : 2 ** 31 - 1)
      }
    }
  }
  void run()
}

interface Rest {
  importId: number
  which: FileOfImport
  file: File
  signal: AbortSignal
}

/** From where the server has it: it alone knows what has arrived. */
async function sendRest({ importId, which, file, signal }: Rest, onSent: (bytes: number) => void) {
  let current = await api(getImport, { params: { id: importId }, signal })
  for (;;) {
    noteImport(current)
    const from = receivedOf(current, which)
    if (current.state !== 'receiving' || from >= file.size) return
    onSent(from)
    const bytes = file.slice(from, from + importLimits.partBytes)
    current = await sendPart({
      ...{ importId, file: which, from, bytes, signal },
      onProgress: (sent) => onSent(from + sent),
    })
  }
}

const receivedOf = ({ file, pictures }: Import, which: FileOfImport) =>
  (which === 'box' ? file : pictures)?.receivedBytes ?? 0

/** A lost connection or a busy server can mend; what arrived of a part is asked for anew. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.problem?.code === 'import.wrong_place'
