import type { BrowserContext, Page } from '@playwright/test'
import { sixtyDays } from '../test/visits/sixty-days.ts'
import { expect, test } from './counted-diary.ts'
import { waitForHydration } from './hydrated.ts'
import { toastOf } from './signed-in.ts'

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
  await waitForHydration(page)
  return page
}

const switchTo = (call: Call, analytics: boolean) =>
  call('PUT', '/api/admin/settings', {
    features: { comments: false, featuredPosts: true, analytics },
  })
type Call = (method: 'PUT' | 'DELETE' | 'GET', path: string, data?: unknown) => Promise<unknown>

const startCounting = async (call: Call, isOn: boolean) => {
  await switchTo(call, isOn)
  await call('DELETE', '/api/admin/statistics')
}

const todayOf = async (call: Call) =>
  ((await call('GET', '/api/settings')) as { today: string }).today

test('a visitor is counted with each move, the owner is not', async ({
  page,
  call,
  newVisitor,
}) => {
  await startCounting(call, true)
  const visitor = await open(await newVisitor(), '/')
  const beacon = visitor.waitForResponse('**/api/hello')
  await visitor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Blog' })
    .click()
  expect((await beacon).status()).toBe(200)

  await page.goto('/')
  await page.goto('/admin/readers')
  await expect(figure(page, 'Visitors')).toHaveText('1')
  await expect(figure(page, 'Pages read')).toHaveText('2')
  await expect(figure(page, 'Pages per visitor')).toHaveText('2.0')
  await expect(numberIn(page, 'Most read', 'Home')).toHaveText('1')
  await expect(numberIn(page, 'Most read', 'Blog')).toHaveText('1')
  await expect(
    numberIn(page, 'Where they came from', 'Typed, bookmarked, or from an app'),
  ).toHaveText('1')
  await expect(box(page, 'Read on').getByRole('img')).toHaveAccessibleName(
    'Phone 0%, Computer 100%, Tablet 0%',
  )
})

test('who follows a letter is counted as such; switched off nothing is sent, and what was counted stays', async ({
  page,
  call,
  newVisitor,
}) => {
  await startCounting(call, true)
  const follower = await open(await newVisitor(), '/about?from=letter#story')
  await expect(follower).toHaveURL('/about#story')
  // The request makes the server flush the counts that are still in memory.
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
  await expect(page.getByText('No one is being counted right now.')).toBeVisible()
  await expect(figure(page, 'Pages read')).toHaveText('1')
  await expect(numberIn(page, 'Where they came from', 'Your letters')).toHaveText('1')
})

test('a page that is missing leads to a post after one click, and no longer after another', async ({
  page,
  call,
  newVisitor,
}) => {
  await startCounting(call, true)
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
  await expect(numberIn(page, 'Broken links', lost)).toHaveText('1')
  await row(page, 'Broken links', lost)
    .getByRole('button', { name: `Make a redirect (${lost})` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Make a redirect' })
  await expect(dialog.getByLabel('Goes to')).toHaveValue(`/blog/${post.slug}`)
  await expect(dialog).toContainText(post.title)
  await dialog.getByLabel('Goes to').fill('blog')
  await dialog.getByRole('button', { name: 'Make redirect' }).click()
  await expect(dialog.getByText('Choose a page of this diary')).toBeVisible()
  await dialog.getByLabel('Goes to').fill(`/blog/${post.slug}`)
  await dialog.getByRole('button', { name: 'Make redirect' }).click()
  await expect(toastOf(page)).toContainText(`${lost} now goes to /blog/${post.slug}.`)
  await expect(row(page, 'Broken links', lost)).toHaveCount(0)
  await visitor.goto(lost)
  await expect(visitor).toHaveURL(`/blog/${post.slug}`)

  await box(page, 'Broken links').getByText('1 redirect').click()
  await page.getByRole('button', { name: `Remove the redirect from ${lost}` }).click()
  await expect(toastOf(page)).toContainText('Redirect removed')
  await expect(row(page, 'Broken links', lost)).toHaveCount(1)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Broken links', lost)).toHaveCount(0)
})

test('the figures go out as a file, and all of them can be deleted', async ({
  page,
  call,
  counted,
}) => {
  await startCounting(call, true)
  await counted.remember(sixtyDays(await todayOf(call)))
  await page.goto('/admin/readers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statistics-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('button', { name: 'Delete all statistics' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete all statistics?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(figure(page, 'Visitors')).toContainText('1,365')
  await page.getByRole('button', { name: 'Delete all statistics' }).click()
  await dialog.getByRole('button', { name: 'Delete all' }).click()
  await expect(toastOf(page)).toContainText('Statistics deleted')
  await expect(page.getByText('No one has stopped by since you turned this on.')).toBeVisible()
})
