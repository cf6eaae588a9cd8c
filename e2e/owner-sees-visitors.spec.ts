import type { BrowserContext, Page } from '@playwright/test'
import { chooseTheme } from './axe.ts'
import { expect, test } from './counted-diary.ts'
import { hydrated } from './hydrated.ts'
import { expectNoAxeViolations, toastOf } from './signed-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the figures row says, by name. */
const figure = (page: Page, name: string) =>
  page.locator('.figures div').filter({ hasText: name }).locator('dd')
const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, name: string, text: string) =>
  box(page, name).getByRole('row').filter({ hasText: text })
const numberIn = (page: Page, name: string, text: string) =>
  row(page, name, text).getByRole('cell').last()

const open = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  await page.goto(path)
  await hydrated(page)
  return page
}

const switchTo = (call: Call, analytics: boolean) =>
  call('PUT', '/api/admin/settings', {
    features: { comments: false, featuredPosts: true, analytics },
  })
type Call = (method: 'PUT' | 'DELETE' | 'GET', path: string, data?: unknown) => Promise<unknown>

const begin = async (call: Call, isOn: boolean) => {
  await switchTo(call, isOn)
  await call('DELETE', '/api/admin/statistics')
}

/** Sixty days: one visitor more each day, today sixty; twice as many pages. */
async function sixtyDays(today: string) {
  const at = (ago: number) => new Date(Date.parse(today) - ago * DAY_MS).toISOString().slice(0, 10)
  const count = (kind: string, day: string, name: string, visitors: number, source = '') =>
    ({ kind, day, name, source, visitors, views: visitors * 2 }) as const
  const days = Array.from({ length: 60 }, (_, ago) => count('all', at(ago), '', 60 - ago))
  return [
    ...days,
    count('page', today, '/', 40),
    count('page', today, '/about', 9),
    count('source', today, '(direct)', 30),
    count('source', today, '(letters)', 12),
    count('source', today, 'google.com', 7),
    count('source', today, 'doxie-forum.example', 5),
    count('screen', today, 'phone', 32),
    count('screen', today, 'desktop', 14),
    count('screen', today, 'tablet', 4),
    count('search', today, 'stairs', 3),
    count('missing', today, '/2019/old-page', 4, 'doxie-forum.example'),
  ].map((one) => ({ ...one, kind: one.kind as 'all' }))
}

const todayOf = async (call: Call) =>
  ((await call('GET', '/api/settings')) as { today: string }).today

test('switched off it says so, and the switch is right there', async ({ page, call }) => {
  await begin(call, false)
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Readers' })
    .click()
  await expect(page).toHaveURL('/admin/readers')
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Statistics')
  await expect(page.getByRole('heading', { name: 'Nobody is counted' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete all statistics' })).toHaveCount(0)
  await page.getByRole('switch', { name: 'Enable Analytics' }).press('Space')
  await expect(toastOf(page)).toContainText('Analytics has been enabled.')
  await expect(page.getByText('Nobody has been by since you switched this on.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Enable Analytics' })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const empty = page.locator('.empty')
  expect(await empty.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'How it counts' }).click()
  await expect(page.getByRole('dialog')).toContainText('forgotten within two days')
})

test('a visitor is counted with each move, the owner is not', async ({
  page,
  call,
  newVisitor,
}) => {
  await begin(call, true)
  const visitor = await open(await newVisitor(), '/')
  const told = visitor.waitForResponse('**/api/hello')
  await visitor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Blog' })
    .click()
  expect((await told).status()).toBe(200)

  await page.goto('/')
  await page.goto('/admin/readers')
  await expect(figure(page, 'Visitors')).toHaveText('1')
  await expect(figure(page, 'Pages read')).toHaveText('2')
  await expect(figure(page, 'Pages a visitor')).toHaveText('2.0')
  await expect(numberIn(page, 'Most read', 'Home')).toHaveText('1')
  await expect(numberIn(page, 'Most read', 'Blog')).toHaveText('1')
  await expect(numberIn(page, 'Where they came from', 'Typed, bookmarked or an app')).toHaveText(
    '1',
  )
  await expect(box(page, 'Read on').getByRole('img')).toHaveAccessibleName(
    'Phone 0%, Computer 100%, Tablet 0%',
  )
})

test('who follows a letter is counted as such, and has the plain address', async ({
  page,
  call,
  newVisitor,
}) => {
  await begin(call, true)
  const visitor = await open(await newVisitor(), '/about?from=letter#story')
  await expect(visitor).toHaveURL('/about#story')
  await page.goto('/admin/readers')
  await expect(numberIn(page, 'Where they came from', 'Your letters')).toHaveText('1')
})

test('switched off nothing is sent and nothing counted, and what was counted stays', async ({
  page,
  call,
  newVisitor,
}) => {
  await begin(call, true)
  await open(await newVisitor(), '/contact')
  // The screen writes what is still in memory.
  await call('GET', '/api/admin/statistics')
  await switchTo(call, false)
  const visitor = await open(await newVisitor(), '/')
  const sent: string[] = []
  visitor.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await visitor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About' })
    .click()
  await expect(visitor).toHaveTitle(/^About/)
  expect(sent).not.toContain('/api/hello')
  await page.goto('/admin/readers')
  await expect(page.getByText('Nobody is counted at the moment.')).toBeVisible()
  await expect(figure(page, 'Pages read')).toHaveText('1')
})

test('days are compared, told by keyboard, and shown as a table', async ({
  page,
  call,
  counted,
}) => {
  await begin(call, true)
  const today = await todayOf(call)
  await counted.remember(await sixtyDays(today))
  await page.goto('/admin/readers')
  // 31 + ... + 60 visitors after 1 + ... + 30.
  await expect(figure(page, 'Visitors')).toHaveText(
    /^1,365\s*194% more than in the 30 days before$/,
  )
  const chart = box(page, 'Visitors per day')
  await expect(chart.getByRole('img')).toHaveAccessibleName(/lowest 31, highest 60 on /)
  const days = chart.getByRole('slider', { name: 'Day' })
  await days.focus()
  await days.press('ArrowLeft')
  await expect(days).toHaveAttribute(
    'aria-valuetext',
    /: 59 visitors, 118 pages read, 29 visitors 30 days before/,
  )
  await expect(chart.locator('.c-tip')).toContainText('59 visitors')
  await days.press('Home')
  await expect(chart.locator('.c-tip')).toContainText('31 visitors')
  await days.press('Escape')
  await expect(chart.locator('.c-tip')).toHaveCount(0)
  await chart.getByText('The same as a table').click()
  const table = chart.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['59', '118', '29'])

  await chart.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL('/admin/readers?days=7')
  await expect(figure(page, 'Visitors')).toHaveText(/^399\s*14%/)
  await page.reload()
  await expect(chart.getByRole('button', { name: '7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(chart.getByRole('img')).toHaveAccessibleName(/lowest 54, highest 60 on /)
  await chart.getByRole('button', { name: '365 days' }).click()
  await expect(figure(page, 'Visitors')).toHaveText('1,830')
  await expect(chart.locator('.is-before')).toHaveCount(0)
  await expect(numberIn(page, 'Where they came from', 'Search')).toHaveText('7')
  await expect(numberIn(page, 'What they searched for', 'stairs')).toHaveText('3')
})

for (const width of [390, 1280]) {
  test(`bars and shares are told by keyboard and by pointer at ${width} px`, async ({
    page,
    call,
    counted,
  }) => {
    await begin(call, true)
    await counted.remember(await sixtyDays(await todayOf(call)))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/readers')
    const sources = box(page, 'Where they came from')
    const tip = page.locator('.c-tip')
    const bars = sources.getByRole('slider', { name: 'Where they came from, one by one' })
    await bars.focus()
    await bars.press('ArrowDown')
    await expect(bars).toHaveAttribute(
      'aria-valuetext',
      'Your letters: Visitors: 12, 22% of this list',
    )
    await expect(row(page, 'Where they came from', 'Your letters').locator('.c-tip')).toContainText(
      'Visitors: 12, 22% of this list',
    )
    await bars.press('ArrowUp')
    await expect(tip).toContainText('Typed, bookmarked or an app')
    await expectNoAxeViolations(page)
    await bars.press('Escape')
    await expect(tip).toHaveCount(0)
    await row(page, 'Where they came from', 'doxie-forum.example').locator('.bar-in').hover()
    await expect(tip).toContainText('Visitors: 5, 9% of this list')

    const screens = box(page, 'Read on')
    const slices = screens.getByRole('slider', { name: 'Read on, one by one' })
    await slices.focus()
    await slices.press('End')
    await expect(slices).toHaveAttribute('aria-valuetext', 'Tablet: 8%. Pages read: 8')
    await expect(screens.locator('.c-tip')).toContainText('8%. Pages read: 8')
    await expectNoAxeViolations(page)
    await slices.press('Escape')
    // The first 64 percent are phones, the next 28 computers.
    const { width: wide = 0 } = (await slices.boundingBox()) ?? {}
    await slices.hover({ position: { x: wide * 0.7, y: 20 } })
    await expect(tip).toContainText('Computer')
    await expect(tip).toContainText('28%. Pages read: 28')
  })
}

test('a page that is missing leads to a post after one click, and no longer after another', async ({
  page,
  call,
  newVisitor,
}) => {
  await begin(call, true)
  const posts = (await call('GET', '/api/admin/posts')) as {
    slug: string
    title: string
    published: boolean
  }[]
  const post = posts.find(({ published }) => published)
  if (!post) throw new Error('the demo has posts')
  const lost = `/2019/05/${post.slug}.html`
  const visitor = await open(await newVisitor(), '/')
  expect((await visitor.goto(lost))?.status()).toBe(404)

  await page.goto('/admin/readers')
  await expect(numberIn(page, 'Pages that are missing', lost)).toHaveText('1')
  await row(page, 'Pages that are missing', lost)
    .getByRole('button', { name: `Make a redirect (${lost})` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Make a redirect' })
  await expect(dialog.getByLabel('Leads to')).toHaveValue(`/blog/${post.slug}`)
  await expect(dialog).toContainText(post.title)
  await dialog.getByLabel('Leads to').fill('blog')
  await dialog.getByRole('button', { name: 'Make redirect' }).click()
  await expect(dialog.getByText('Choose a page of this diary')).toBeVisible()
  await dialog.getByLabel('Leads to').fill(`/blog/${post.slug}`)
  await dialog.getByRole('button', { name: 'Make redirect' }).click()
  await expect(toastOf(page)).toContainText(`${lost} leads to /blog/${post.slug} now.`)
  await expect(row(page, 'Pages that are missing', lost)).toHaveCount(0)
  await visitor.goto(lost)
  await expect(visitor).toHaveURL(`/blog/${post.slug}`)

  await box(page, 'Pages that are missing').getByText('1 redirect').click()
  await page.getByRole('button', { name: `Remove the redirect from ${lost}` }).click()
  await expect(toastOf(page)).toContainText('Redirect removed')
  await expect(row(page, 'Pages that are missing', lost)).toHaveCount(1)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Pages that are missing', lost)).toHaveCount(0)
})

test('posts have a column of views and the dashboard a card, while visitors are counted', async ({
  page,
  call,
  newVisitor,
}) => {
  await begin(call, false)
  await page.goto('/admin?tab=content')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Title', 'Category', 'Date', 'Status', 'Actions'])
  await switchTo(call, true)
  const posts = (await call('GET', '/api/admin/posts')) as {
    slug: string
    title: string
    published: boolean
  }[]
  const post = posts.find(({ published }) => published)
  if (!post) throw new Error('the demo has posts')
  await open(await newVisitor(), `/blog/${post.slug}`)
  await page.goto('/admin?tab=content')
  await expect(heads).toHaveText(['Title', 'Category', 'Date', 'Status', 'Views', 'Actions'])
  const cells = page.getByRole('row').filter({ hasText: post.title }).getByRole('cell')
  await expect(cells.nth(4)).toContainText('1')
  await page.goto('/admin')
  const card = box(page, 'Visitors')
  await expect(card).toContainText('1 today so far')
  const days = card.getByRole('slider', { name: 'Day' })
  await days.focus()
  await expect(card.locator('.c-tip')).toContainText('1 visitor, 1 page read')
  await days.press('ArrowLeft')
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 visitors, 0 pages read$/)
  await card.getByText('The same as a table').click()
  await expect(card.getByRole('row')).toHaveCount(15)
  await expect(card.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '1'])
  await card.getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL('/admin/readers')
})

test('the figures go out as a file, and all of them can be deleted', async ({
  page,
  call,
  counted,
}) => {
  await begin(call, true)
  await counted.remember(await sixtyDays(await todayOf(call)))
  await page.goto('/admin/readers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statistics-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Delete all statistics' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete all statistics?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(figure(page, 'Visitors')).toContainText('1,365')
  await page.getByRole('button', { name: 'Delete all statistics' }).click()
  await asked.getByRole('button', { name: 'Delete all' }).click()
  await expect(toastOf(page)).toContainText('Statistics deleted')
  await expect(page.getByText('Nobody has been by since you switched this on.')).toBeVisible()
})

test('the privacy dialog says what is counted, as long as it is', async ({ call, newVisitor }) => {
  const privacy = async () => {
    const visitor = await open(await newVisitor(), '/')
    await visitor.getByRole('link', { name: 'Privacy' }).click()
    return visitor.getByRole('dialog')
  }
  await begin(call, false)
  await expect(await privacy()).toContainText('Reading the diary leaves nothing behind')
  await switchTo(call, true)
  const counted = await privacy()
  await expect(counted).toContainText('forgotten within two days')
  await expect(counted).not.toContainText('leaves nothing behind')
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`statistics pass axe and fit: ${theme} theme, ${width} px`, async ({
      page,
      call,
      counted,
    }) => {
      await begin(call, false)
      await page.setViewportSize({ width, height: 900 })
      await chooseTheme(page, theme)
      const expectFit = async () => {
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await page.goto('/admin/readers')
      await expect(page.getByRole('heading', { name: 'Nobody is counted' })).toBeVisible()
      await expectFit()
      await switchTo(call, true)
      await counted.remember(await sixtyDays(await todayOf(call)))
      await page.goto('/admin/readers')
      const chart = box(page, 'Visitors per day')
      await chart.getByText('The same as a table').click()
      await chart.getByRole('slider', { name: 'Day' }).press('Home')
      await expect(chart.locator('.c-tip')).toBeVisible()
      await expectFit()
      await page
        .getByRole('button', { name: /^Make a redirect/ })
        .first()
        .click()
      await expectFit()
      await page.goto('/admin?tab=content')
      await expect(page.getByRole('cell').first()).toBeVisible()
      await expectFit()
    })
  }
}
