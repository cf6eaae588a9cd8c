import type { Page } from '@playwright/test'
import { expect, test } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_FAILED|status of 409|status of 401/],
})

const words = (page: Page) => page.getByLabel('What happened?')
const listShells = (page: Page) =>
  page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => {
        const stored = await (await caches.open(name)).keys()
        return stored.map(({ url }) => new URL(url).pathname)
      }),
    ),
  )

async function openMoment(page: Page) {
  await page.goto('/admin/moment')
  await expect(words(page)).toBeVisible()
  await expect.poll(async () => (await listShells(page)).length).toBe(1)
}

/** A worker's own calls ignore the browser's offline switch, so the diary stops listening. */
async function disconnect({ app, url }: InProcessDiary) {
  const closed = new Promise((resolve) => app.server.close(resolve))
  app.server.closeAllConnections()
  await closed
  const port = Number(new URL(url).port)
  return () => new Promise<void>((resolve) => app.server.listen(port, 'localhost', resolve))
}

test('the moment opens without a connection, waits, and goes out when the diary is back', async ({
  page,
  context,
  diary,
}) => {
  await openMoment(page)
  const [stored] = await listShells(page)
  expect(stored!.every((path) => /^\/(admin\/moment$|assets\/|theme-|fonts\/)/.test(path))).toBe(
    true,
  )
  expect(stored!.some((path) => /convert-clip|read-clip/.test(path))).toBe(false)
  await page.close()
  const connect = await disconnect(diary)
  const offline = await context.newPage()
  try {
    await offline.goto('/admin/moment')
    await words(offline).fill('No diary far and wide. He dug one himself.')
    await offline.getByRole('button', { name: 'Post now' }).click()
    await expect(offline.getByText(/^The diary didn’t answer\./)).toBeVisible()
    await offline.goto('/admin/dog').catch(() => {})
    await expect(offline.getByLabel('What happened?')).toBeHidden()
  } finally {
    await connect()
  }
  await openMoment(offline)
  const ours = async () =>
    (await diary.services.posts.listAll()).filter(({ title }) => title.startsWith('No diary'))
  await expect.poll(async () => (await ours()).length).toBe(1)
})

test('a new build takes the place of the stored one', async ({ page }) => {
  await openMoment(page)
  await page.evaluate(async () => {
    const [name] = await caches.keys()
    await caches.delete(name!)
    const old = await caches.open('moment-shell /assets/of-an-earlier-build.js')
    await old.put('/admin/moment', new Response('An earlier build'))
  })
  await page.reload()
  await expect(words(page)).toBeVisible()
  await expect.poll(async () => (await listShells(page)).flat().length).toBeGreaterThan(3)
  expect(await page.evaluate(() => caches.keys())).not.toContain(
    'moment-shell /assets/of-an-earlier-build.js',
  )
  expect(await listShells(page)).toHaveLength(1)
})

test('an outdated page drops its shell and loads itself once; its moment waits', async ({
  page,
  diary,
}) => {
  await openMoment(page)
  const problem = { code: 'client.outdated', message: 'This page is too old.' }
  await page.route('**/api/admin/posts', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: problem })
      : route.fallback(),
  )
  await words(page).fill('An old page wrote this. It is still true.')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Post now' }).click()
  await reloaded
  await expect(page.getByText('1 waiting')).toBeVisible()
  const ours = async () =>
    (await diary.services.posts.listAll()).filter(({ title }) => title.startsWith('An old'))
  expect(await ours()).toHaveLength(0)
  await page.unroute('**/api/admin/posts')
  await page.reload()
  await expect.poll(async () => (await ours()).length).toBe(1)
})

test('logging out takes the stored screen along, a session that ended does not', async ({
  page,
  context,
}) => {
  await openMoment(page)
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem('adminToken'))
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await listShells(page)).toHaveLength(1)
  await context.addCookies(cookies)
  await openMoment(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await listShells(page)).toEqual([])
})
