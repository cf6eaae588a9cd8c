import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { openZip } from '../src/server/transfer/read-zip.ts'
import { expect, makePostInput, test } from './signed-in.ts'

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

test('the public site leaves as files that open from a folder', async ({ page, call }) => {
  // Exporting renders every page.
  test.setTimeout(120_000)
  await call('POST', '/api/admin/posts', makePostInput('A bone for every host'))
  await unpack(await download(page, 'Export a static website'), join(folder, 'site'))
  await page.goto(pathToFileURL(join(folder, 'site/index.html')).href)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await page.getByRole('link', { name: 'A bone for every host' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bone for every host')
  const cover = page.locator('main img').first()
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
