import type { Page } from '@playwright/test'
import { dashboardTexts } from '#shared/texts/dashboard.ts'
import { expect, somePost, test } from './signed-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000
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
const save = (page: Page) => page.getByRole('button', { name: 'Save Post' }).click()
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
    somePost('Goes out by itself', { published: false }),
  )
  const stored = () => call<Stored>('GET', `/api/admin/posts/${id}`)
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(badge(page)).toHaveText('Draft')
  await publish(page).click()
  await page.getByRole('radio', { name: 'On a day' }).check()
  await expect(badge(page)).toHaveText('Scheduled')
  await page.getByLabel('Day', { exact: true }).fill(dayAfter(today, 6))
  await page.getByLabel('Time').fill('18:15')
  await expect(page.getByText('6 sleeps to go')).toBeVisible()
  await expect(page.getByText('UTC time')).toBeVisible()
  await save(page)
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
  await save(page)
  await page.waitForURL('/admin')
  expect(await stored()).toMatchObject({ title: 'Goes out, told better', schedule })

  await page.goto(`/admin/posts/${id}/edit`)
  await publish(page).click()
  await expect(badge(page)).toHaveText('Draft')
  await save(page)
  await page.waitForURL('/admin')
  expect(await stored()).toMatchObject({ published: false, schedule: null })
})

/** The Sunday in March on which New York's clocks jump from two to three. */
function nextJump(today: string) {
  const year = Number(today.slice(0, 4)) + 1
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay()
  return new Date(Date.UTC(year, 2, 1 + ((7 - first) % 7) + 7)).toISOString().slice(0, 10)
}

test('an hour that does not exist becomes the next one, and the editor says so', async ({
  page,
  call,
}) => {
  await setZone(call, 'America/New_York')
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  const { id } = await call<Stored>(
    'POST',
    '/api/admin/posts',
    somePost('At half past two', { published: false }),
  )
  await page.goto(`/admin/posts/${id}/edit`)
  await publish(page).click()
  await page.getByRole('radio', { name: 'On a day' }).check()
  await page.getByLabel('Day', { exact: true }).fill(nextJump(today))
  await page.getByLabel('Time').fill('02:30')
  await page.getByLabel('Time').blur()
  await expect(page.getByText('There’s no 2:30 AM that day.')).toBeVisible()
  await expect(page.getByLabel('Time')).toHaveValue('03:00')
  await expect(page.getByText('New York time (EDT)')).toBeVisible()
  await save(page)
  await page.waitForURL('/admin')
  expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({
    schedule: { day: nextJump(today), time: '03:00' },
  })
  await setZone(call, 'UTC')
})

test('what was chosen is kept with the unfinished words', async ({ page, call }) => {
  await setZone(call, 'UTC')
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  await page.goto(`/admin/posts/new?day=${dayAfter(today, 3)}`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Begun for a day')
  await page.getByLabel('Time').fill('07:20')
  await expect(page.locator('[data-draft="saved"]')).toBeVisible()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Begun for a day' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayAfter(today, 3))
  await expect(page.getByLabel('Time')).toHaveValue('07:20')
})

test.describe('a refused day', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('a time that has passed is told at once and again by the save', async ({ page, call }) => {
    await setZone(call, 'UTC')
    const { id } = await call<Stored>(
      'POST',
      '/api/admin/posts',
      somePost('Too late for that', { published: false }),
    )
    await page.goto(`/admin/posts/${id}/edit`)
    await publish(page).click()
    await page.getByRole('radio', { name: 'On a day' }).check()
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01')
    await expect(page.getByRole('alert')).toContainText('This time has already passed')
    await save(page)
    await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('This time has already passed')
    expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({ schedule: null })
  })

  test('an older story gets the date it is from', async ({ page, call }) => {
    await setZone(call, 'UTC')
    const { id, slug } = await call<Stored>(
      'POST',
      '/api/admin/posts',
      somePost('From the old diary', { published: false }),
    )
    await page.goto(`/admin/posts/${id}/edit`)
    await publish(page).click()
    await page.getByLabel('Date of the post').fill('1989-12-31')
    await save(page)
    await expect(page.getByText('Choose a day between January 1, 1990 and today.')).toBeVisible()
    await page.getByLabel('Date of the post').fill('2015-06-01')
    await save(page)
    await page.waitForURL('/admin')
    await page.goto(`/blog/${slug}`)
    await expect(page.getByText('Jun 1, 2015').first()).toBeVisible()

    await page.goto(`/admin/posts/${id}/edit`)
    await expect(page.getByText('Since Jun 1, 2015')).toBeVisible()
    await expect(page.getByLabel('Date of the post')).toHaveValue('2015-06-01')
    await expect(page.getByRole('radio', { name: 'On a day' })).toBeHidden()
  })
})
