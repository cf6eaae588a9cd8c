import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network, openAdmin } from '#test/dom/dom.tsx'
import { MAX_SCREEN_WAIT_MS } from './screen-transition.tsx'

/** The tests end the old screen's time by calling this. */
let endTime: (() => void) | undefined
const reallyWait = window.setTimeout

beforeEach(() => {
  endTime = undefined
  vi.spyOn(window, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) => {
    if (ms !== MAX_SCREEN_WAIT_MS) return reallyWait(callback, ms)
    endTime = callback
    return 0
  }) as typeof setTimeout)
})
afterEach(() => vi.restoreAllMocks())

const leaveDashboard = async () => {
  const answer = await network.hold('GET /api/photos')
  const page = await openAdmin('/admin')
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('Dashboard')
  const gallery = page.getByRole('navigation', { name: 'Admin' }).getByText('Gallery')
  await gallery.click()
  await expect.poll(() => location.pathname).toBe('/admin/gallery')
  await expect.poll(() => endTime).toBeDefined()
  await expect.element(gallery).toHaveAttribute('aria-current', 'page')
  await expect.element(title).toHaveTextContent('Dashboard')
  return { page, title, answer, waiting: page.getByRole('status', { name: 'Loading…' }) }
}

test('the old section stays until all that the new one shows is there', async () => {
  const { page, title, answer, waiting } = await leaveDashboard()
  const seen: number[] = []
  const watcher = new MutationObserver(() => seen.push(waiting.elements().length))
  watcher.observe(document.body, { childList: true, subtree: true })
  await answer()
  await expect.element(title).toHaveTextContent('Gallery Management')
  await expect.element(page.getByRole('region', { name: 'Photos' })).toBeVisible()
  watcher.disconnect()
  expect(Math.max(...seen)).toBe(0)
})

test('what takes too long is waited for on the new section, in its shape', async () => {
  const { page, title, answer, waiting } = await leaveDashboard()
  endTime?.()
  await expect.element(title).toHaveTextContent('Gallery Management')
  await expect.element(waiting).toBeVisible()
  await answer()
  await expect.element(page.getByRole('region', { name: 'Photos' })).toBeVisible()
})

test('whoever turns back meanwhile is where they were', async () => {
  const { page, title, answer } = await leaveDashboard()
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Dashboard').click()
  await answer()
  await expect.poll(() => location.pathname).toBe('/admin')
  await expect.element(title).toHaveTextContent('Dashboard')
})
