import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { openZip } from '../src/server/moving/zip/open-zip.ts'
import { signInAsOwner } from './fixtures.ts'
import { expect, somePost, test } from './signed-in.ts'
import { startHeldDiary } from './start-held-diary.ts'

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taken-along-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

async function download(page: Page, name: string): Promise<string> {
  await page.goto('/admin/import')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await coming
  const path = join(folder, file.suggestedFilename())
  await file.saveAs(path)
  expect(await file.failure()).toBeNull()
  return path
}

async function unpack(file: string, to: string) {
  const zip = await openZip(file)
  for (const name of zip.names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await writeFile(join(to, name), (await zip.read(name)) ?? '')
  }
  await zip.close()
}

test('a diary leaves as Markdown and comes back into an empty one', async ({ page, call }) => {
  // Another diary is started, and all of this one is carried into it.
  test.setTimeout(180_000)
  const { slug } = await call('POST', '/api/admin/posts', somePost('A bone to take along'))
  const file = await download(page, 'Export Markdown and pictures')
  expect(file).toMatch(/diary-markdown-\d{4}-\d\d-\d\d\.zip$/)

  const other = await startHeldDiary({ env: { SEED: 'none' } })
  try {
    const there = await page.context().browser()?.newPage({ baseURL: other.url })
    if (!there) throw new Error('There is no browser')
    await signInAsOwner(there)
    await there.goto('/admin/import')
    await there.getByRole('radio', { name: /Dachshund Diary/ }).check({ force: true })
    await there.locator('input[type="file"]').setInputFiles(file)
    await expect(there.getByText('Your diary is empty, so photos')).toBeVisible()
    await there.getByRole('button', { name: /^Carry in \d+ posts$/ }).click()
    await expect(there.getByRole('heading', { name: /^All in/ })).toBeVisible({ timeout: 90_000 })
    await there.goto(`/blog/${slug}`)
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('A bone to take along')
    await there.goto('/gallery')
    await expect(there.locator('main img').first()).toBeVisible()
    await there.close()
  } finally {
    await other.stop()
  }
})

test('the public site leaves as files that open from a folder', async ({ page, call }) => {
  // Every page is drawn once.
  test.setTimeout(120_000)
  await call('POST', '/api/admin/posts', somePost('A bone for every host'))
  await unpack(await download(page, 'Export a static website'), join(folder, 'site'))
  await page.goto(pathToFileURL(join(folder, 'site/index.html')).href)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await page.getByRole('link', { name: 'A bone for every host' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bone for every host')
  const cover = page.locator('main img').first()
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
