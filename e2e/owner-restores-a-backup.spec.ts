import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, makePostInput, test } from './signed-in.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Backups' })
const rows = (page: Page) => card(page).locator('.backup-list').getByRole('listitem')
const running = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Restoring the backup of|Everything is back)/ })

async function restore(page: Page, kind: string) {
  await rows(page).filter({ hasText: kind }).first().getByRole('button').click()
  const dialog = page.getByRole('alertdialog', { name: /^Restore the backup of/ })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  return dialog
}

test('the old words come back, and what was here before can come back, too', async ({
  page,
  call,
}) => {
  const { id, slug } = await call('POST', '/api/admin/posts', makePostInput('The walk as it was'))
  await page.goto('/admin/settings#database')
  await card(page).getByRole('button', { name: 'Back up now' }).click()
  await expect(rows(page)).toHaveCount(1)
  await call('DELETE', `/api/admin/posts/${id}`)
  const since = await call('POST', '/api/admin/posts', makePostInput('Written since'))
  const statusOf = async (address: string) => (await page.request.get(`/blog/${address}`)).status()
  expect(await statusOf(slug)).toBe(404)
  expect(await statusOf(since.slug)).toBe(200)

  const dialog = await restore(page, 'by hand')
  await page.keyboard.type('Another diary')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('That isn’t the name of your diary.')).toBeVisible()
  await dialog.getByRole('textbox').fill('pretzel’s dachshund diary')
  await page.keyboard.press('Enter')
  await expect(running(page)).toBeVisible()
  await expect(running(page).getByText('Everything is back')).toBeVisible()
  await expect(running(page)).toContainText(/\d+ posts and \d+ photos are here now\./)
  await running(page).getByText('Close', { exact: true }).click()
  expect(await statusOf(slug)).toBe(200)
  expect(await statusOf(since.slug)).toBe(404)
  await expect(rows(page)).toHaveCount(2)

  await restore(page, 'before a restore')
  await page.keyboard.type('Pretzel’s Dachshund Diary')
  await page.keyboard.press('Enter')
  await expect(running(page).getByText('Everything is back')).toBeVisible()
  await running(page).getByRole('link', { name: 'Go to Letters' }).click()
  await expect(page.getByText('No mail goes out right now.')).toBeVisible()
  expect(await statusOf(slug)).toBe(404)
  expect(await statusOf(since.slug)).toBe(200)
})

test('a backup file from another machine is sent, checked, and restored', async ({
  page,
  call,
  diary,
}) => {
  const { id, slug } = await call('POST', '/api/admin/posts', makePostInput('From another machine'))
  const { name } = await diary.services.backups.run('by-hand')
  const buffer = await (await page.request.get(`/api/admin/backups/${name}`)).body()
  await rm((await diary.services.backups.find(name)).file)
  await call('DELETE', `/api/admin/posts/${id}`)
  await page.goto('/admin/settings#database')
  await card(page)
    .getByLabel('Restore from a file')
    .and(page.locator('input'))
    .setInputFiles({ name: 'kept-elsewhere.tar.gz', mimeType: 'application/gzip', buffer })
  const dialog = page.getByRole('alertdialog', { name: /^Restore the backup of/ })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Pretzel’s Dachshund Diary')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(running(page).getByText('Everything is back')).toBeVisible()
  await running(page).getByText('Close', { exact: true }).click()
  await expect(rows(page).filter({ hasText: 'uploaded' })).toHaveCount(1)
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From another machine')
})
