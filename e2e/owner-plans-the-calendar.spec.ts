import type { Page } from '@playwright/test'
import { DAY_MS } from '#shared/durations.ts'
import { expect, makePostInput, test } from './signed-in.ts'

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

test.beforeEach(async ({ call }) => {
  await call('PUT', '/api/admin/settings', { timeZone: 'UTC' })
})

const cellOf = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`)
const draft = (title: string) => makePostInput(title, { published: false })

/** A day in the middle of next month's grid. */
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
  await expect(page.getByText(/“Dragged by the nose” is scheduled for/)).toBeVisible()
  const stored = await call<{ schedule: { day: string } }>('GET', `/api/admin/posts/${id}`)
  expect(stored.schedule.day).toBe(day)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cellOf(page, day)).not.toContainText('Dragged by the nose')
  await expect(basket).toBeVisible()
  await expect
    .poll(async () => (await call<{ schedule: unknown }>('GET', `/api/admin/posts/${id}`)).schedule)
    .toBeNull()
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
