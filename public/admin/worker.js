/* The admin's only service worker. It caches no page and no script, because a stale admin is worse than none.
   It stores photos shared from the phone's gallery, and sends pending posts while no page is open. */
/* These limits must equal `momentLimits` in src/shared/limits.ts. */
const MAX_PHOTOS = 30
const MAX_SHARED_BYTES = 300 * 1024 * 1024
const MAX_SHARED_CHARACTERS = 100_000
const SHARE = `${location.origin}/admin/share`
const DAY_MS = 86_400_000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('sync', (event) => event.waitUntil(sendAll()))
addEventListener('fetch', (event) => {
  const { method, url, referrer } = event.request
  if (method !== 'POST' || url !== SHARE) return
  const isRefused = isOtherSite(referrer)
  event.respondWith(isRefused ? new Response(null, { status: 403 }) : saveShare(event.request))
})

/** The share sheet sends no referrer or that of an app. A foreign page can hide its own, so the owner confirms shares. */
const isOtherSite = (referrer) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin

async function saveShare(request) {
  try {
    const form = await request.formData()
    const photos = form.getAll('photos').filter((photo) => photo instanceof File && photo.size > 0)
    const typed = ['title', 'text', 'url'].map((name) => form.get(name)).filter(Boolean)
    const words = typed.join('\n').slice(0, MAX_SHARED_CHARACTERS)
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    const share = { id, photos: firstOf(photos), count: photos.length, words }
    await inStore((store) => store.put(share, `share:${id}`))
    return Response.redirect(`/admin/moment?shared=${id}`, 303)
  } catch {
    // The storage is full: this page says that the photos are still in the gallery.
    return Response.redirect('/admin/share', 303)
  }
}

function firstOf(photos) {
  let bytes = 0
  const end = photos.findIndex(({ size }, index) => {
    bytes += size
    return index >= MAX_PHOTOS || bytes > MAX_SHARED_BYTES
  })
  return end < 0 ? photos : photos.slice(0, end)
}

/** Open pages send by themselves and show the progress; the worker sends only without them. */
async function sendAll() {
  const pages = await clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage('send moments')
  if (pages.length > 0) return
  await navigator.locks.request('dachshund-moments', async () => {
    const keys = await inStore((store) => store.getAllKeys(IDBKeyRange.bound('moment:', 'moment;')))
    for (const key of keys) await send(key)
  })
}

/** Uploads the photos, then creates the post, as `pending-posts.ts` does. Decisions of the owner wait for a page. */
async function send(key) {
  for (;;) {
    const moment = await inStore((store) => store.get(key))
    const { stage, request, refusal, unanswered, photos } = moment ?? {}
    if (stage !== 'waiting' || !request || refusal || unanswered) return
    const at = photos.findIndex(({ sent }) => !sent || Date.now() - sent.at > DAY_MS)
    if (at < 0) return createPost(key, moment)
    const file = await inStore((store) => store.get(`photo:${photos[at].id}`))
    const path = `media?name=${encodeURIComponent(photos[at].name)}`
    const answer = await post(path, file, { 'content-type': 'application/octet-stream' })
    if (!answer) return
    const sent = { url: answer.imageUrl, at: Date.now() }
    await change(key, { photos: photos.with(at, { ...photos[at], sent }) })
  }
}

async function createPost(key, { photos, request }) {
  const fill = (text, { id, sent }) => text.replaceAll(`photo:${id}`, sent.url)
  const body = photos.reduce(fill, JSON.stringify(request))
  const moment = await change(key, { unanswered: JSON.parse(body) })
  if (moment?.stage !== 'waiting') return
  const headers = { 'content-type': 'application/json', 'idempotency-key': moment.key }
  if (!(await post('posts', body, headers))) return
  const keys = [key, ...photos.map(({ id }) => `photo:${id}`)]
  await inStore((store) => keys.map((one) => store.delete(one)).at(-1))
}

/** Changes nothing if a page has stopped or removed the moment meanwhile. */
const change = (key, to) =>
  inStore((store) => {
    const reading = store.get(key)
    reading.onsuccess = () =>
      reading.result?.stage === 'waiting' && store.put({ ...reading.result, ...to }, key)
    return reading
  })

/** Returns null if refused or signed out. Throwing makes the browser repeat the sync later. */
async function post(path, body, headers) {
  const answer = await fetch(`/api/admin/${path}`, { method: 'POST', body, headers })
  if (answer.status >= 500 || [408, 429].includes(answer.status))
    throw new Error(`answered ${answer.status}`)
  return answer.ok ? answer.json() : null
}

/** Opens the same database as `repository.ts`. */
const inStore = (act) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('dachshund-moments')
    opening.onupgradeneeded = () => opening.result.createObjectStore('moments')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('moments', 'readwrite')
      const asked = act(transaction.objectStore('moments'))
      transaction.onabort = () => reject(transaction.error)
      transaction.oncomplete = () => resolve(asked.result)
      opening.result.close()
    }
  })
