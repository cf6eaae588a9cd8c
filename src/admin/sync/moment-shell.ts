/* The screen for moments opens without a connection: the worker stores its page with its hashed files, one cache a
   build. The page keeps its headers, because its scripts need the nonce of its own Content-Security-Policy. */

export const MOMENT_PATH = '/admin/moment'
const CACHE = 'moment-shell'
/** Files of the page; other addresses in it, such as its icons, are not needed to write a moment. */
const FILES = /(?<=["\s])\/(?:assets\/|theme-|fonts\/)[^"\s]+/g
const PATIENCE_MS = 2000

export const STORE_SHELL = 'store shell'

/** Asks the worker from a page; does nothing where there is none. */
export const requestShell = () =>
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage(STORE_SHELL))
    .catch(() => {})

/** A shell that is being stored while the owner logs out is dropped after it is whole. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(CACHE, work) : work()

const listShells = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE))

/** Plain http has no caches. */
export const dropShell = () =>
  alone(async () => {
    if (!('caches' in globalThis)) return
    for (const name of await listShells()) await caches.delete(name)
  })

/** Stores the screen of the present build, and drops those of earlier ones once it is whole. */
export const storeShell = () => alone(storePresentBuild)

async function storePresentBuild() {
  const page = await fetch(MOMENT_PATH, { cache: 'no-store' })
  if (!page.ok || page.redirected) return
  const files = [...new Set((await page.clone().text()).match(FILES))]
  const name = [CACHE, ...files].join(' ')
  const known = await listShells()
  if (known.includes(name)) return
  const cache = await caches.open(name)
  try {
    await cache.addAll(files)
    await cache.put(MOMENT_PATH, page)
  } catch {
    await caches.delete(name)
    return
  }
  for (const old of known) await caches.delete(old)
}

/** The network first; the stored page after two seconds, or if the diary cannot be reached. */
export async function answerMoment(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const stored = await caches.match(MOMENT_PATH)
  if (!stored) return fresh
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(stored), PATIENCE_MS))
  const reached = fresh.then((answer) => (answer.status < 500 ? answer : stored))
  return Promise.race([reached.catch(() => stored), late])
}

/** Null for a request that is none of the shell's. */
export function answerFromShell(request: Request): Promise<Response> | null {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  if (request.mode === 'navigate') return pathname === MOMENT_PATH ? answerMoment(request) : null
  if (!/^\/(assets\/|theme-|fonts\/)/.test(pathname)) return null
  return caches.match(request, { ignoreVary: true }).then((stored) => stored ?? fetch(request))
}
