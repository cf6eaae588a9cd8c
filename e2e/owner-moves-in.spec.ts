import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { drawing } from '../test/make-image.ts'
import { makeZip } from '../test/moving/make-zip.ts'
import { chooseTheme, settle } from './axe.ts'
import { giveFile, oldMarkdown, oldWordPress } from './old-blogs.ts'
import { expect, expectNoAxeViolations, test } from './signed-in.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function openEmptyBox(page: Page) {
  await page.goto('/admin/import?import=new')
  await expect(heading(page, 'Where does the diary come from?')).toBeVisible()
}

/** Looked at, and nothing written yet. */
async function lookInside(page: Page, file: Parameters<typeof giveFile>[2]) {
  await openEmptyBox(page)
  await giveFile(page, 'Choose a file', file)
  await expect(heading(page, 'What is in the box')).toBeVisible()
}

/** A new category would stay in the list that other tests see. */
async function matchCategories(page: Page) {
  for (const name of ['Tips & Tricks', 'Uncategorized']) {
    await page.getByLabel(`${name} becomes`).selectOption('Training')
  }
}

async function undo(page: Page) {
  await page
    .getByRole('region', { name: /^(All in|Stopped)/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Take this import out again?' })
  await expect(dialog).toContainText('What you have changed since')
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(heading(page, 'It’s out again')).toBeVisible()
}

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

  await lookInside(page, await oldWordPress('biscuits'))
  const report = page.getByRole('region', { name: 'What is in the box' })
  await expect(report).toContainText('WordPress: biscuits.xml')
  await expect(report.getByText('2 published, 7 drafts')).toBeVisible()
  const old = '/2025/03/first-snow-of-biscuits/'
  expect((await request.get(old)).status()).toBe(404)
  await press(page, /^Which ones.*Forms$/)
  const which = page.getByRole('dialog', { name: 'Forms' })
  await expect(which).toContainText('Before')
  await settle(page)
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
  await settle(page)
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await press(page, 'List as CSV')
  expect(await readFile(await (await download).path(), 'utf8')).toContain('What could not be kept')
  await undo(page)
  expect((await request.get(old)).status()).toBe(404)
  await press(page, 'Bring in another diary')
  const before = page.getByRole('region', { name: 'Moved in before' })
  await expect(before.getByRole('listitem').filter({ hasText: 'biscuits.xml' })).toContainText(
    'undone',
  )
})

test.describe('the network is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] })
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-blog-'))
  })
  test.afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a file goes on where it was, by itself and after a reload', async ({ page }) => {
    const { name, buffer } = await oldWordPress('crumbs')
    // More than one part; comments are quick to read.
    const padding = `<!-- ${'crumb '.repeat(1000)} -->\n`.repeat(1400)
    const xml = buffer.toString().replace('<generator>', `${padding}<generator>`)
    const file = join(folder, name)
    await writeFile(file, xml)
    const lost = /files\/box\?from=8388608$/
    const sent: string[] = []
    page.on('request', (one) => one.method() === 'PUT' && sent.push(new URL(one.url()).search))

    await page.route(lost, (route) => route.abort('failed'))
    await openEmptyBox(page)
    await giveFile(page, 'Choose a file', file)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await expect(page.getByText(/^8\.0 MB of 8\.\d MB$/)).toBeVisible()
    await page.reload()
    await expect(heading(page, 'The rest is still missing')).toBeVisible()
    await giveFile(page, 'Choose the file again', { name, mimeType: 'text/xml', buffer })
    await expect(page.getByRole('alert')).toContainText('That’s another file.')
    await giveFile(page, 'Choose the file again', file)
    await expect(page.getByText('The connection is lost.')).toBeVisible()
    await page.unroute(lost)
    await press(page, 'Try now')
    await expect(heading(page, 'What is in the box')).toBeVisible()
    expect(sent.filter((search) => search === '?from=0')).toHaveLength(1)
    await press(page, 'Another file')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put it away' }).click()
    await expect(heading(page, 'Where does the diary come from?')).toBeVisible()
  })
})

test('pictures that are not in the file come from a zip beside it', async ({ page }) => {
  await lookInside(page, await oldWordPress('pancakes'))
  await expect(page.getByText('2 still on the old blog')).toBeVisible()
  const picture = await drawing({ width: 64, height: 48 }).jpeg().toBuffer()
  const entries = ['beach-2.jpg', 'snow.jpg'].map((name) => ({
    ...{ name: `uploads/2025/03/${name}`, data: picture },
  }))
  const zip = { name: 'uploads.zip', mimeType: 'application/zip', buffer: makeZip(entries) }
  await giveFile(page, 'Choose a zip', zip)
  await expect(page.getByText('uploads.zip is here')).toBeVisible()
  await expect(page.getByText('all in the file')).toBeVisible()
  await matchCategories(page)
  await page.getByRole('switch', { name: 'All as drafts' }).check()
  await press(page, /^Carry in/)
  await expect(page.getByText(/^9 posts, 2 pictures/)).toBeVisible()
  await undo(page)
})

test('a file that is no blog is refused in a sentence', async ({ page }) => {
  await page.goto('/admin/settings')
  await openEmptyBox(page)
  await page.getByRole('radio', { name: /Markdown/ }).check({ force: true })
  await expect(page.getByText('Drop the .zip with your Markdown files here')).toBeVisible()
  const file = { name: 'shopping.zip', mimeType: 'application/zip', buffer: Buffer.from('milk') }
  await giveFile(page, 'Choose a file', file)
  await expect(page.getByRole('alert')).toContainText('We don’t recognize this file.')
  await press(page, 'Another file')
  await expect(heading(page, 'Where does the diary come from?')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/settings/)
  await openEmptyBox(page)
  await giveFile(page, 'Choose a file', { ...file, buffer: Buffer.alloc(0) })
  await expect(page.getByRole('alert')).toContainText('This file is empty.')
})

test('a long import rests, goes on, and is taken out again on the way', async ({ page }) => {
  // Hundreds of posts come and go.
  test.setTimeout(120_000)
  await lookInside(page, oldMarkdown('Crust', 300))
  await press(page, 'Carry in 300 posts')
  await press(page, 'Pause')
  await expect(heading(page, 'Resting for now')).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Posts carried in' })
  await expect(bar).toHaveAttribute('aria-valuemax', '300')
  await page.goto('/admin')
  await page.goto('/admin/import')
  await press(page, 'Resume')
  await expect(heading(page, 'Carrying things in')).toBeVisible()
  await press(page, 'Stop and take it out again')
  const dialog = page.getByRole('alertdialog', { name: 'Take this import out again?' })
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(heading(page, 'It’s out again')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Everything that came in with it is gone.')).toBeVisible()
})

test('the last of the first steps leads there', async ({ page }) => {
  await page.goto('/admin/welcome')
  for (const _step of [1, 2, 3]) await press(page, 'Next')
  await page.getByRole('link', { name: 'Bring your diary along' }).click()
  await expect(heading(page, 'Where does the diary come from?')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 820, 1280]) {
    test(`each step passes axe and fits: ${theme} theme, ${width} px`, async ({ page }) => {
      const expectFit = async () => {
        await expectNoAxeViolations(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await chooseTheme(page, theme)
      await page.setViewportSize({ width, height: 900 })
      await openEmptyBox(page)
      await expectFit()
      await lookInside(page, await oldWordPress(`toast-${theme}-${width}`))
      await expectFit()
      await press(page, /^Which ones.*Forms$/)
      await expectFit()
      await page.keyboard.press('Escape')
      await matchCategories(page)
      await page.getByRole('switch', { name: 'Fetch pictures from the old blog' }).uncheck()
      await press(page, /^Carry in/)
      await expect(page.getByRole('list', { name: 'Loose ends' })).toBeVisible()
      await expect(heading(page, /^All in/)).toBeInViewport()
      await expectFit()
      await undo(page)
      await expectFit()
    })
  }
}
