import { QueryClientProvider } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { CommentInput } from '#shared/contract/comments.ts'
import { dismissToast } from '#ui/overlays/toast.ts'
import { Toaster } from '#ui/overlays/toaster.tsx'
import { queryClient } from '../../src/admin/app/api.ts'
import { AdminRoutes } from '../../src/admin/app/routes.tsx'
import { ConfirmProvider } from '../../src/admin/parts/confirm.tsx'
import { createStaticNavigation } from '../../src/site/app/navigation.tsx'
import { loadRouteData, loadScreen } from '../../src/site/app/routes.ts'
import { Site } from '../../src/site/app/site.tsx'
import { createBrowserCalls } from '../../src/site/data/browser-calls.ts'
import { createQueryCache, query } from '../../src/site/data/query-cache.ts'
import '../../src/admin/admin.css'

declare module 'vitest/browser' {
  interface BrowserCommands {
    answer(call: string, status: number, body: unknown, times: number): Promise<void>
    lose(call: string, times: number): Promise<void>
    loseAnswer(call: string, times: number): Promise<void>
    hold(call: string): Promise<void>
    release(call: string): Promise<void>
    restore(): Promise<void>
  }
  interface LocatorSelectors {
    /** For elements without a role or text. */
    getByCss(selector: string): Locator
  }
}
locators.extend({ getByCss: (selector) => `css=${selector}` })

const always = Number.MAX_SAFE_INTEGER
let isStaged = false

/** Simulates network failures by `METHOD /path`; all other calls reach the real diary. */
export const network = {
  answer(call: string, status: number, body: unknown = {}, times = always) {
    isStaged = true
    return commands.answer(call, status, body, times)
  },
  lose(call: string, times = always) {
    isStaged = true
    return commands.lose(call, times)
  },
  /** The call reaches the diary, but its answer is lost. */
  loseAnswer(call: string, times = always) {
    isStaged = true
    return commands.loseAnswer(call, times)
  },
  async hold(call: string) {
    isStaged = true
    await commands.hold(call)
    return () => commands.release(call)
  },
}

/**
 * Resets the diary to its demo content. Each test file starts with a fresh diary; a file that
 * changes it calls this before each test.
 */
export const resetDiary = async () => {
  const answer = await fetch('/begin-anew')
  if (!answer.ok) throw new Error(await answer.text())
}

const stage = async (path: string, data: unknown) => {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(data) })
  if (!answer.ok) throw new Error(await answer.text())
}
/** Inserts visits as if they had been counted. */
export const insertVisits = (rows: object[]) => stage('/remember', rows)
export const commentAsVisitor = (slug: string, words: CommentInput) =>
  stage('/comment-as-stranger', { slug, words })

export async function call<Answer = { id: number; slug: string }>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    ...(data !== undefined && {
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const desktop = { width: 1280, height: 800 }
export const phoneSize = { width: 390, height: 844 }

/** Renders the admin at this path; a second call in a test acts like a reload. */
export async function openAdmin(path: string, size = desktop) {
  await cleanup()
  queryClient.clear()
  await page.viewport(size.width, size.height)
  history.replaceState(null, '', path)
  await render(
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <AdminRoutes />
      </ConfirmProvider>
      <Toaster label="Notifications ({hotkey})" closeLabel="Close" />
    </QueryClientProvider>,
  )
  return page
}

/**
 * Renders a public screen without the server; links do nothing. With `hasData: false` the screen is
 * still loading.
 */
export async function openSite(path: string, size = desktop, { hasData = true } = {}) {
  await cleanup()
  await page.viewport(size.width, size.height)
  history.replaceState(null, '', path)
  const place = { path: location.pathname, search: location.search.slice(1) }
  const cache = createQueryCache(async () => createBrowserCalls(cache))
  await Promise.all([
    loadScreen(place.path),
    cache.fetchQuery(query('settings')),
    cache.fetchQuery(query('dogCard')),
    hasData && loadRouteData({ cache, ...place }),
  ])
  await render(<Site cache={cache} navigation={createStaticNavigation(place)} />)
  // React may render in several steps, so this waits until the page has content.
  await expect.poll(() => document.querySelector('main')?.childElementCount).toBeGreaterThan(0)
  return page
}

/** Makes `vi.advanceTimersByTime` work until the test ends, so that no test waits for a pause. */
export const installFakeTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    shouldClearNativeTimers: true,
  })

/** An open dialog makes the toast inert, so it could not be found by role. */
export const toast = () => page.getByCss('.toast')

export async function pictureFile(name: string, size = { width: 60, height: 40 }) {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('nothing to draw on')
  drawing.fillStyle = '#633a58'
  drawing.fillRect(0, 0, size.width / 2, size.height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new File([jpeg], name, { type: 'image/jpeg' })
}

export async function clipFile(fixture: string, name = fixture) {
  const answer = await fetch(`/test/fixtures/clips/${fixture}`)
  return new File([await answer.blob()], name, { type: 'video/mp4' })
}

const calls = new Set<Promise<unknown>>()
const reallyFetch = window.fetch
/**
 * A closing screen may send a last request; tracking all calls lets it finish before the next test
 * resets the diary.
 */
window.fetch = (...request) => {
  const call = reallyFetch(...request)
  const end = () => calls.delete(call)
  calls.add(call)
  call.then(end, end)
  return call
}

/** Deleting the databases would block, because screens keep their connections open. */
export async function emptyDatabases() {
  for (const { name } of await indexedDB.databases()) {
    const opening = indexedDB.open(name ?? '')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const stores = [...opening.result.objectStoreNames]
    const emptying = opening.result.transaction(stores, 'readwrite')
    for (const store of stores) emptying.objectStore(store).clear()
    await new Promise((resolve) => {
      emptying.oncomplete = resolve
    })
    opening.result.close()
  }
}

const errors: string[] = []
let expected: RegExp[] = []
/** A console error fails the test unless a pattern matches it. */
export const expectErrors = (...patterns: RegExp[]) => {
  expected = patterns
}
let failing: { mockRestore(): void }

/** `setup.ts` calls this before each test. */
export function prepare() {
  errors.length = 0
  expected = []
  failing = vi.spyOn(console, 'error').mockImplementation((...words) => {
    errors.push(words.map(String).join(' '))
  })
}

export async function cleanUp() {
  await cleanup()
  vi.useRealTimers()
  dismissToast()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  if (isStaged) await commands.restore()
  isStaged = false
  await Promise.allSettled(calls)
  await emptyDatabases()
  failing.mockRestore()
  const unexpected = errors.filter((text) => !expected.some((known) => known.test(text)))
  expect(unexpected, 'the browser console').toEqual([])
}
