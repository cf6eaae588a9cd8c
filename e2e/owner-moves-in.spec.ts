import { readFile } from 'node:fs/promises'
import { drawTestImage } from '../test/make-image.ts'
import { makeZip } from '../test/transfer/make-zip.ts'
import { waitForAnimations } from './axe.ts'
import {
  chooseFile,
  heading,
  matchCategories,
  oldWordPress,
  press,
  startDryRun,
  undoImport,
} from './old-blogs.ts'
import { expect, test } from './signed-in.ts'

test('a WordPress blog is looked at, carried in with its loose ends told, and taken out again', async ({
  page,
  request,
  call,
}) => {
  await page.goto('/admin/settings#database')
  await page.getByRole('link', { name: /^Open.*Import and export$/ }).click()
  await expect(page).toHaveURL(/\/admin\/import$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import and export')
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }),
  ).toHaveAttribute('aria-current', 'page')

  await startDryRun(page, await oldWordPress('biscuits'))
  const report = page.getByRole('region', { name: 'What’s in the box' })
  await expect(report).toContainText('WordPress: biscuits.xml')
  await expect(report.getByText('2 published, 7 drafts')).toBeVisible()
  const old = '/2025/03/first-snow-of-biscuits/'
  expect((await request.get(old)).status()).toBe(404)
  await press(page, /^Which ones.*Forms$/)
  const which = page.getByRole('dialog', { name: 'Forms' })
  await expect(which).toContainText('Before')
  await waitForAnimations(page)
  await page.keyboard.press('Escape')
  await expect(which).toBeHidden()

  await matchCategories(page)
  await page.getByRole('switch', { name: 'Fetch pictures from the old blog' }).uncheck()
  await press(page, 'Carry in 9 posts')
  await expect(heading(page, /^All in, with .+ loose ends$/)).toBeVisible()
  const ends = page.getByRole('list', { name: 'Loose ends' })
  const post = ends.getByRole('link', { name: /^First snow of biscuits/ }).first()
  await expect(post).toHaveAttribute('href', /^\/admin\/posts\/\d+\/edit$/)

  const posts = await call<{ title: string; category: string }[]>('GET', '/api/admin/posts')
  expect(posts.find(({ title }) => title.startsWith('First snow of biscuits'))).toMatchObject({
    category: 'Training',
  })
  const led = await request.get(old, { maxRedirects: 0 })
  expect(led.status()).toBe(301)
  expect(led.headers().location).toBe('/blog/first-snow-of-biscuits')
  await press(page, /old addresses$/)
  const addresses = page.getByRole('dialog', { name: 'Old addresses' })
  await expect(addresses.getByRole('listitem').filter({ hasText: old.slice(0, -1) })).toContainText(
    'First snow of biscuits',
  )
  await waitForAnimations(page)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await press(page, 'List as CSV')
  expect(await readFile(await (await download).path(), 'utf8')).toContain('What could not be kept')
  await undoImport(page)
  expect((await request.get(old)).status()).toBe(404)
  await press(page, 'Bring in another diary')
  const before = page.getByRole('region', { name: 'Earlier imports' })
  await expect(before.getByRole('listitem').filter({ hasText: 'biscuits.xml' })).toContainText(
    'undone',
  )
})

test('pictures that are not in the file come from a zip beside it', async ({ page }) => {
  await startDryRun(page, await oldWordPress('pancakes'))
  await expect(page.getByText('2 still on the old blog')).toBeVisible()
  const picture = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
  const entries = ['beach-2.jpg', 'snow.jpg'].map((name) => ({
    ...{ name: `uploads/2025/03/${name}`, data: picture },
  }))
  const zip = { name: 'uploads.zip', mimeType: 'application/zip', buffer: makeZip(entries) }
  await chooseFile(page, 'Choose a zip', zip)
  await expect(page.getByText('uploads.zip is here')).toBeVisible()
  await expect(page.getByText('all in the file')).toBeVisible()
  await matchCategories(page)
  await page.getByRole('switch', { name: 'All as drafts' }).check()
  await press(page, /^Carry in/)
  await expect(page.getByText(/^9 posts, 2 pictures/)).toBeVisible()
  await undoImport(page)
})
