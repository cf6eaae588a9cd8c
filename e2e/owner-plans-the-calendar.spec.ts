import type { Page } from '@playwright/test'
import { chooseTheme } from './axe.ts'
import { expect, expectNoAxeViolations, somePost, test } from './signed-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

test.beforeEach(async ({ call }) => {
  await call('PUT', '/api/admin/settings', { timeZone: 'UTC' })
})

const cellOf = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`)
const draft = (title: string, more: object = {}) => somePost(title, { published: false, ...more })

/** A day of next month that stands in the middle of its grid. */
function dayOfNextMonth(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10)
}

const titleOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

test('a draft is dragged onto a day and taken back', async ({ page, call }) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const { id } = await call('POST', '/api/admin/posts', draft('Dragged by the nose'))
  const day = dayOfNextMonth(today)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/calendar')
  await page.getByRole('button', { name: titleOf(day) }).click()
  const basket = page.getByRole('listitem').filter({ hasText: 'Dragged by the nose' })
  await basket.hover()
  await page.mouse.down()
  const target = await cellOf(page, day).boundingBox()
  await page.mouse.move(target!.x + 30, target!.y + 40, { steps: 5 })
  await expect(cellOf(page, day)).toContainText('Let go to schedule')
  await page.mouse.up()

  await expect(cellOf(page, day).getByRole('link', { name: /Dragged by the nose/ })).toBeVisible()
  await expect(page).toHaveURL('/admin/calendar')
  await expect(page.getByText(/“Dragged by the nose” goes out on/)).toBeVisible()
  const stored = await call<{ schedule: { day: string } }>('GET', `/api/admin/posts/${id}`)
  expect(stored.schedule.day).toBe(day)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cellOf(page, day)).not.toContainText('Dragged by the nose')
  await expect(basket).toBeVisible()
  await expect
    .poll(async () => (await call<{ schedule: unknown }>('GET', `/api/admin/posts/${id}`)).schedule)
    .toBeNull()
})

test('Escape lets go of what is dragged', async ({ page, call }) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const day = dayOfNextMonth(today)
  const schedule = { day, time: '09:00' }
  const { id } = await call('POST', '/api/admin/posts', draft('Stays where it is', { schedule }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/calendar')
  await page.getByRole('button', { name: titleOf(day) }).click()
  const post = cellOf(page, day).getByRole('link', { name: /Stays where it is/ })
  const carryTo = async (wanted: string) => {
    await post.hover()
    await page.mouse.down()
    const target = await cellOf(page, wanted).boundingBox()
    await page.mouse.move(target!.x + 30, target!.y + 30, { steps: 5 })
  }
  await carryTo(dayAfter(day, 1))
  await expect(page.getByText('Let go to schedule')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText('Let go to schedule')).toBeHidden()
  await expect(post).toBeVisible()
  expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({ schedule, version: 1 })
})

test('arrow keys carry a draft to a day and Enter leaves it there', async ({ page, call }) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const { id } = await call('POST', '/api/admin/posts', draft('Carried by keys'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/calendar')
  await page.getByRole('link', { name: 'Carried by keys' }).focus()
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowLeft',
  ]) {
    await page.keyboard.press(key)
  }
  const day = dayAfter(today, 34)
  await expect(cellOf(page, day)).toContainText('Let go to schedule')
  await page.keyboard.press('Escape')
  await expect(cellOf(page, day)).not.toContainText('Let go to schedule')
  await page.getByRole('link', { name: 'Carried by keys' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/“Carried by keys” goes out on/)).toBeVisible()
  const landed = cellOf(page, dayAfter(today, 2)).getByRole('link', { name: /Carried by keys/ })
  await expect(landed).toBeFocused()
  await expect(page).toHaveURL('/admin/calendar')
  expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({
    schedule: { day: dayAfter(today, 2) },
  })
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 1366 } })

  test('a finger carries a scheduled post to another day', async ({ page, call }) => {
    const { today } = await call<{ today: string }>('GET', '/api/settings')
    const day = dayOfNextMonth(today)
    const schedule = { day, time: '18:30' }
    const { id } = await call('POST', '/api/admin/posts', draft('Moved by paw', { schedule }))
    await page.goto('/admin/calendar')
    await page.getByRole('button', { name: titleOf(day) }).click()
    const from = await cellOf(page, day)
      .getByRole('link', { name: /Moved by paw/ })
      .boundingBox()
    const to = await cellOf(page, dayAfter(day, 1)).boundingBox()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await touch('touchStart', from!.x + 20, from!.y + 20)
    for (const part of [0.3, 0.6, 1]) {
      const x = from!.x + 20 + (to!.x + 40 - from!.x - 20) * part
      const y = from!.y + 20 + (to!.y + 40 - from!.y - 20) * part
      await touch('touchMove', x, y)
    }
    await expect(cellOf(page, dayAfter(day, 1))).toContainText('6:30 PM')
    await touch('touchEnd')
    await expect(page.getByText(/“Moved by paw” goes out on/)).toBeVisible()
    expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({
      schedule: { day: dayAfter(day, 1), time: '18:30' },
    })
  })
})

test('on a phone there is an agenda, and a day is picked', async ({ page, call }) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const { id } = await call('POST', '/api/admin/posts', draft('Picked on the sofa'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/calendar')
  await expect(page.locator('.months')).toBeHidden()
  await page.getByRole('button', { name: 'Pick a day for Picked on the sofa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Day').fill('2001-01-01')
  await expect(dialog).toContainText('already passed')
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  await dialog.getByLabel('Day').fill(dayAfter(today, 1))
  await dialog.getByLabel('Time').fill('19:45')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const agenda = page.locator('.agenda')
  await expect(agenda.getByRole('link', { name: /Picked on the sofa/ })).toContainText('7:45 PM')

  await agenda.getByRole('button', { name: 'Pick a day for Picked on the sofa' }).click()
  await page.getByRole('button', { name: 'Just pencil it in' }).click()
  await expect(agenda.getByRole('link', { name: /Picked on the sofa/ })).toContainText('Draft')
  await agenda.getByRole('button', { name: 'Pick a day for Picked on the sofa' }).click()
  await page.getByRole('button', { name: 'Take it off the calendar' }).click()
  await expect(agenda.getByRole('link', { name: /Picked on the sofa/ })).toBeHidden()
  await expect
    .poll(async () => (await call<{ schedule: unknown }>('GET', `/api/admin/posts/${id}`)).schedule)
    .toBeNull()
})

test('a day leads to a new post for it, and the dashboard’s dialog to the calendar', async ({
  page,
  call,
}) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  await page.getByRole('link', { name: 'Plan in the calendar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(link.filter({ hasText: /New Post|Calendar|Gallery/ })).toHaveText([
    'New Post',
    'Calendar',
    'Gallery',
  ])
  await cellOf(page, today)
    .getByRole('link', { name: /^New post on/ })
    .click()
  await expect(page.getByRole('radio', { name: 'On a day' })).toBeChecked()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today)
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 820, 1280]) {
    test(`the calendar passes axe and fits: ${theme} theme, ${width} px`, async ({
      page,
      call,
    }) => {
      const { today } = await call<{ today: string }>('GET', '/api/settings')
      const schedule = { day: dayAfter(today, 1), time: '09:00' }
      const title = `Seen at ${width} in ${theme}`
      const { id } = await call('POST', '/api/admin/posts', draft(title, { schedule }))
      await chooseTheme(page, theme)
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/admin/calendar')
      await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
      await expectNoAxeViolations(page)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page.goto(`/admin/posts/${id}/edit`)
      await expect(page.getByRole('radio', { name: 'On a day' })).toBeChecked()
      await expectNoAxeViolations(page)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  }
}

test('a full day shows two posts and how many more, and its photos as dots', async ({
  page,
  call,
}) => {
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const day = dayAfter(dayOfNextMonth(today), 3)
  const titles = ['Breakfast', 'Lunch', 'Dinner', 'Midnight'].map((meal) => `${meal} on a full day`)
  const times = ['07:00', '12:00', '18:00', '23:00']
  const ids: number[] = []
  for (const [at, title] of titles.entries()) {
    const schedule = { day, time: times[at] }
    ids.push((await call('POST', '/api/admin/posts', draft(title, { schedule }))).id)
  }
  // Photos are of the day they came on: three are put onto the full one.
  await page.route('**/api/photos*', async (route) => {
    const response = await route.fetch()
    const photos = (await response.json()) as { date: string }[]
    const json = photos.map((photo, at) => ({ ...photo, date: at < 3 ? day : '2001-01-01' }))
    await route.fulfill({ response, json })
  })
  try {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/admin/calendar')
    await page.getByRole('button', { name: titleOf(day) }).click()
    const cell = cellOf(page, day)
    const posts = cell.getByRole('link', { name: /on a full day/ })
    await expect(posts).toHaveCount(2)
    await expect(posts.first()).toContainText('Breakfast')
    const more = cell.getByRole('button', { name: '2 more' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.press('Enter')
    await expect(posts).toHaveCount(4)
    await expect(posts.last()).toContainText('Midnight')
    await cell.getByRole('button', { name: 'Show fewer' }).click()
    await expect(posts).toHaveCount(2)

    const dots = cell.getByRole('link', { name: '3 photos of this day' })
    await expect(dots.locator('img')).toHaveCount(2)
    await expect(dots).toContainText('+1')
    await expect(page.locator('.months .photo-dots')).toHaveCount(1)
    await dots.click()
    await expect(page).toHaveURL('/admin/gallery')
  } finally {
    for (const id of ids) await call('DELETE', `/api/admin/posts/${id}`)
  }
})
