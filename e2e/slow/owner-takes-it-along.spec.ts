import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInAsOwner } from '../fixtures.ts'
import { expect, makePostInput, test } from '../signed-in.ts'
import { startInProcessDiary } from '../start-in-process-diary.ts'

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taken-along-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('a diary leaves as Markdown, and its stories come into another one', async ({
  page,
  call,
}) => {
  // The test starts another diary and imports all posts of this one.
  test.setTimeout(180_000)
  const { slug } = await call('POST', '/api/admin/posts', makePostInput('A bone to take along'))
  await page.goto('/admin/import')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Markdown and pictures' }).click()
  const download = await coming
  expect(await download.failure()).toBeNull()
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)
  expect(file).toMatch(/diary-markdown-\d{4}-\d\d-\d\d\.zip$/)

  const other = await startInProcessDiary({ env: { SEED: 'none' } })
  try {
    const there = await page.context().browser()?.newPage({ baseURL: other.url })
    if (!there) throw new Error('There is no browser')
    await signInAsOwner(there)
    await there.goto('/admin/import')
    await there.getByRole('radio', { name: /Dachshund Diary/ }).check({ force: true })
    await there.locator('input[type="file"]').setInputFiles(file)
    await expect(there.getByText('Photos of the album, settings and the dog come')).toBeVisible()
    await there.getByRole('button', { name: /^Carry in \d+ posts$/ }).click()
    await expect(there.getByRole('heading', { name: /^All in/ })).toBeVisible({ timeout: 90_000 })
    await there.goto(`/blog/${slug}`)
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('A bone to take along')
    await there.close()
  } finally {
    await other.stop()
  }
})
