import type { Page } from '@playwright/test'
import { DAY_MS } from '#shared/durations.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { expect, makePostInput, test } from './signed-in.ts'

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface Stored {
  id: number
  slug: string
  published: boolean
  publishedAt: string | null
  schedule: { day: string; time: string } | null
}

const setZone = (call: (method: 'PUT', path: string, data: object) => unknown, timeZone: string) =>
  call('PUT', '/api/admin/settings', { timeZone })
const publish = (page: Page) =>
  page.locator('.publish-box').getByRole('switch', { name: 'Publish' })
const saveAs = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const badge = (page: Page) => page.locator('.editor-bar .tag')

test('a post is scheduled, keeps its time when it is edited, and is taken back', async ({
  page,
  call,
}) => {
  await setZone(call, 'UTC')
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const { id, slug } = await call<Stored>(
    'POST',
    '/api/admin/posts',
    makePostInput('Goes out by itself', { published: false }),
  )
  const stored = () => call<Stored>('GET', `/api/admin/posts/${id}`)
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(badge(page)).toHaveText('Draft')
  await publish(page).click()
  await page.getByRole('radio', { name: 'On a day' }).check()
  await expect(badge(page)).toHaveText('Draft')
  await page.getByLabel('Day', { exact: true }).fill(dayAfter(today, 6))
  await page.getByLabel('Time').fill('18:15')
  await expect(page.getByText('6 sleeps to go')).toBeVisible()
  await expect(page.getByText('UTC time')).toBeVisible()
  await saveAs(page, 'Schedule')
  await page.waitForURL('/admin')
  const recent = page.locator('.box', {
    has: page.getByRole('heading', { name: dashboardTexts.recentPosts }),
  })
  const row = recent.getByRole('listitem').filter({ hasText: 'Goes out by itself' })
  await expect(row).toContainText('Scheduled')
  const schedule = { day: dayAfter(today, 6), time: '18:15' }
  expect(await stored()).toMatchObject({ published: false, schedule })
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)

  await page.goto('/admin?tab=content&status=scheduled')
  await page.getByRole('link', { name: 'Edit "Goes out by itself"' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Goes out, told better')
  await expect(badge(page)).toHaveText('Scheduled')
  await saveAs(page, 'Update')
  await page.waitForURL('/admin')
  expect(await stored()).toMatchObject({ title: 'Goes out, told better', schedule })

  await page.goto(`/admin/posts/${id}/edit`)
  await publish(page).click()
  await saveAs(page, 'Save')
  await page.waitForURL('/admin')
  expect(await stored()).toMatchObject({ published: false, schedule: null })
})
