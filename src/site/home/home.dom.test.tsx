import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { call, expectErrors, network, openSite, resetDiary } from '#test/dom/dom.tsx'

beforeEach(resetDiary)

const lists = ['GET /api/posts/featured', 'GET /api/posts/recent', 'GET /api/photos']

test('a photo opens large, and arrow keys lead to the next', async () => {
  const page = await openSite('/')
  const moments = page.getByRole('region', { name: 'Pawsome Moments' }).element()
  const cards = [...moments.querySelectorAll<HTMLElement>('.photo-open')]
  const titles = cards.map((card) => card.textContent.replace(/^View /, ''))
  cards[0]!.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: titles[0]! })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('dialog', { name: titles[1]! })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(cards[0])
})

test('while loading: three, four and two skeletons', async () => {
  const release = await Promise.all(lists.map((list) => network.hold(list)))
  const page = await openSite('/', undefined, { hasData: false })
  const within = (name: string, what: string) =>
    page.getByRole('region', { name }).element().querySelectorAll(what).length
  expect(within('Featured Tales & Tails', '[data-skeleton]')).toBe(3)
  expect(within('Pawsome Moments', '[data-skeleton]')).toBe(4)
  expect(within('Latest Doggy Tales', '[data-skeleton]')).toBe(2)
  for (const letGo of release) await letGo()
  await expect.poll(() => within('Featured Tales & Tails', 'article')).toBe(3)
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBe(0)
})

test('when the server fails, each list says so', async () => {
  expectErrors(/Failed to load resource/)
  for (const list of lists) await network.answer(list, 500)
  await openSite('/')
  const alerts = () =>
    [...document.querySelectorAll('[role=alert]')].map((element) => element.textContent)
  await expect
    .poll(alerts)
    .toEqual([
      'Failed to load featured posts. Please try again later.',
      'Failed to load gallery. Please try again later.',
      'Failed to load recent posts. Please try again later.',
    ])
})

test('an empty diary asks its owner, and nobody else, for the first story', async () => {
  await call('DELETE', '/api/admin/samples')
  localStorage.setItem('adminToken', 'password:x')
  const page = await openSite('/')
  const soon = page.getByRole('region', { name: 'The first tale is on its way' })
  await expect
    .element(soon.getByRole('link', { name: 'Write the first story' }))
    .toHaveAttribute('href', '/admin/posts/new')
})
