import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, network, openAdmin, resetDiary } from '#test/dom/dom.tsx'
import { expectAddress, press } from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'

const cellOf = (day: string) => page.getByCss(`td[data-day="${day}"]`)
const letGoHint = 'Let go to schedule'
const make = (title: string, more: object = {}) =>
  call('POST', '/api/admin/posts', makePost({ title, published: false, ...more }))
const stored = (id: number) => call('GET', `/api/admin/posts/${id}`)

const inDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The 15th lies in the middle of the month's grid. */
function dayOfNextMonth(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
}

const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

async function openMonthOf(day: string, size?: { width: number; height: number }) {
  await openAdmin('/admin/calendar', size)
  await page.getByRole('button', { name: monthOf(day) }).click()
}

/** Presses on the first element and moves over the second; returns a function that releases the pointer. */
function startDrag(from: Element, to: Element, pointerType: 'mouse' | 'touch') {
  const point = (element: Element) => {
    const { left, top } = element.getBoundingClientRect()
    return { clientX: left + 30, clientY: top + 30 }
  }
  const send = (type: string, at: object) =>
    from.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        ...at,
      }),
    )
  send('pointerdown', point(from))
  send('pointermove', point(to))
  return () => send('pointerup', point(to))
}

let today = ''
beforeEach(async () => {
  await resetDiary()
  await call('PUT', '/api/admin/settings', { timeZone: 'UTC' })
  today = (await call<{ today: string }>('GET', '/api/settings')).today
})

test('weeks begin as they do in the diary’s land, and Home and End go to their ends', async () => {
  await call('PUT', '/api/admin/settings', { timeZone: 'Europe/Berlin' })
  today = (await call<{ today: string }>('GET', '/api/settings')).today
  const { id } = await make('Carried to Sunday')
  await openAdmin('/admin/calendar')
  await expect.element(page.getByRole('columnheader').first()).toMatchTextContent('Mon')
  const draft = page.getByRole('link', { name: 'Carried to Sunday' })
  draft.element().focus()
  await press('ArrowDown', 'End')
  const weekday = new Date(inDays(today, 7)).getUTCDay()
  const sunday = inDays(today, 7 + ((7 - weekday) % 7))
  await expect.element(cellOf(sunday)).toMatchTextContent(letGoHint)
  await press('Home')
  await expect.element(cellOf(inDays(sunday, -6))).toMatchTextContent(letGoHint)
  await press('Enter')
  await expect.element(page.getByText(/“Carried to Sunday” is scheduled for/)).toBeVisible()
  expect(await stored(id)).toMatchObject({ schedule: { day: inDays(sunday, -6) } })
})

test('Escape lets go of what is dragged', async () => {
  const day = dayOfNextMonth(today)
  const schedule = { day, time: '09:00' }
  const { id } = await make('Stays where it is', { schedule })
  await openMonthOf(day)
  const post = cellOf(day).getByRole('link', { name: /Stays where it is/ })
  await expect.element(post).toBeVisible()
  const letGo = startDrag(post.element(), cellOf(inDays(day, 1)).element(), 'mouse')
  await expect.element(page.getByText(letGoHint)).toBeVisible()
  await press('Escape')
  await expect.element(page.getByText(letGoHint)).not.toBeInTheDocument()
  letGo()
  await expect.element(post).toBeVisible()
  expect(await stored(id)).toMatchObject({ schedule, version: 1 })
})

test('a finger carries a scheduled post to another day', async () => {
  const day = dayOfNextMonth(today)
  const { id } = await make('Moved by paw', { schedule: { day, time: '18:30' } })
  await openMonthOf(day, { width: 1024, height: 1366 })
  const post = cellOf(day).getByRole('link', { name: /Moved by paw/ })
  await expect.element(post).toBeVisible()
  // Otherwise the browser would scroll and cancel the touch.
  expect(getComputedStyle(post.element()).touchAction).toBe('none')
  const next = cellOf(inDays(day, 1))
  const letGo = startDrag(post.element(), next.element(), 'touch')
  await expect.element(next).toMatchTextContent('6:30 PM')
  letGo()
  await expect.element(page.getByText(/“Moved by paw” is scheduled for/)).toBeVisible()
  expect(await stored(id)).toMatchObject({ schedule: { day: inDays(day, 1), time: '18:30' } })
})

test('arrow keys carry a draft to a day and Enter leaves it there', async () => {
  const { id } = await make('Carried by keys')
  await openAdmin('/admin/calendar')
  const draft = page.getByRole('link', { name: 'Carried by keys' })
  await expect.element(draft).toBeVisible()
  draft.element().focus()
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft')
  const far = cellOf(inDays(today, 34))
  await expect.element(far).toMatchTextContent(letGoHint)
  await press('Escape')
  await expect.element(far).not.toMatchTextContent(letGoHint)
  draft.element().focus()
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await expect.element(page.getByText(/“Carried by keys” is scheduled for/)).toBeVisible()
  const landed = cellOf(inDays(today, 2)).getByRole('link', { name: /Carried by keys/ })
  await expect.element(landed).toHaveFocus()
  await expectAddress('/admin/calendar')
  expect(await stored(id)).toMatchObject({ schedule: { day: inDays(today, 2) } })
})

test('a day leads to a new post for it, and the dashboard’s dialog to the calendar', async () => {
  await openAdmin('/admin')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  await page.getByRole('link', { name: 'Plan in the calendar' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Calendar')
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link').elements()
  const named = links.map((link) => link.textContent)
  expect(named.filter((name) => /New Post|Calendar|Gallery/.test(name))).toEqual([
    'New Post',
    'Calendar',
    'Gallery',
  ])
  await cellOf(today)
    .getByRole('link', { name: /^New post on/ })
    .click()
  await expect.element(page.getByRole('radio', { name: 'On a day' })).toBeChecked()
  await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue(today)
})

test('a full day shows two posts and how many more, and its photos as dots', async () => {
  const day = inDays(dayOfNextMonth(today), 3)
  const times = ['07:00', '12:00', '18:00', '23:00']
  for (const [at, meal] of ['Breakfast', 'Lunch', 'Dinner', 'Midnight'].entries()) {
    await make(`${meal} on a full day`, { schedule: { day, time: times[at] } })
  }
  // Photos are dated by their upload, so the answer moves three of them to the full day.
  const photos = await call<object[]>('GET', '/api/photos')
  const dated = photos.map((photo, at) => ({ ...photo, date: at < 3 ? day : '2001-01-01' }))
  await network.answer('GET /api/photos', 200, dated)
  await openMonthOf(day)
  const cell = cellOf(day)
  const posts = cell.getByRole('link', { name: /on a full day/ })
  await expect.element(posts).toHaveLength(2)
  await expect.element(posts.first()).toMatchTextContent('Breakfast')
  const more = cell.getByRole('button', { name: '2 more' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  more.element().focus()
  await press('Enter')
  await expect.element(posts).toHaveLength(4)
  await expect.element(posts.last()).toMatchTextContent('Midnight')
  await cell.getByRole('button', { name: 'Show fewer' }).click()
  await expect.element(posts).toHaveLength(2)

  const dots = cell.getByRole('link', { name: '3 photos from this day' })
  await expect.element(dots.getByCss('img')).toHaveLength(2)
  await expect.element(dots).toMatchTextContent('+1')
  expect(page.getByCss('.months .photo-dots').elements()).toHaveLength(1)
  await dots.click()
  await expectAddress('/admin/gallery')
})
