import { answerFromShell, dropShell, STORE_SHELL, storeShell } from './moment-shell.ts'
import { fileKeysOf, type MomentPhoto } from './records.ts'
import { repository } from './repository.ts'
import { findAccountId, sendPending } from './sender.ts'
import { SENDER_LOCK } from './sender-lock.ts'
import { answerShare, SHARE_PATH } from './share-target.ts'
import { createFetchUpload } from './upload.ts'

/* The admin's only service worker. It stores photos that are shared to the installed admin, sends pending posts
   while no page is open, and opens the screen for moments without a connection. */

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerFetch {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Client {
  postMessage(message: string): void
}

export interface WorkerScope {
  addEventListener(type: 'install' | 'activate' | 'sync', on: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', on: (event: WorkerFetch) => void): void
  addEventListener(type: 'message', on: (event: WorkerEvent & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly Client[]> }
}

export function startWorker(scope: WorkerScope) {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('sync', (event) => event.waitUntil(sendAll(scope)))
  scope.addEventListener('message', (event) => {
    if (event.data === STORE_SHELL) event.waitUntil(storeShell().catch(() => {}))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const isShare =
      request.method === 'POST' && request.url === new URL(SHARE_PATH, location.origin).href
    const answer = isShare ? answerShare(request) : answerFromShell(request)
    if (answer) event.respondWith(answer)
  })
}

/** Open pages send by themselves and show the progress; the worker sends only without them. */
async function sendAll({ clients }: WorkerScope) {
  const pages = await clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage('send moments')
  if (pages.length > 0) return
  await navigator.locks.request(SENDER_LOCK, async () => {
    const accountId = await findAccountId(fetch)
    for (const { key } of await repository.list('moment')) {
      const upload = createFetchUpload(fetch)
      const result = await sendPending(key, { repository, fetch, upload, accountId, findFiles })
      if (result.kind === 'outdated') await dropShell()
      // Throwing makes the browser repeat the sync later.
      if (result.kind === 'retry') throw new Error('The diary did not answer.')
      if (result.kind === 'signedOut' || result.kind === 'outdated') return
    }
  })
}

/** Only a page converts clips. */
async function findFiles(photo: MomentPhoto) {
  const keys = fileKeysOf(photo)
  const file = await repository.find('photo', keys.made)
  const poster = photo.clip && (await repository.find('photo', keys.poster))
  return file && (!photo.clip || poster) ? { file, poster } : null
}

if (!('document' in globalThis)) startWorker(globalThis as unknown as WorkerScope)
