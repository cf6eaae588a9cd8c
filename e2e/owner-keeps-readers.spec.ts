import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './axe.ts'
import { expect, test, toastOf } from './signed-in.ts'

const list = (page: Page) => page.getByRole('region', { name: 'The letter list' })
const row = (page: Page, email: string) => list(page).getByRole('row').filter({ hasText: email })
const searchFor = async (page: Page, text: string) => {
  await list(page).getByRole('searchbox', { name: 'Search names and addresses' }).fill(text)
  await expect(page).toHaveURL(new RegExp(`search=${text}`))
}

test('somebody is added by hand with the reason, found, and removed', async ({ page }) => {
  await page.goto('/admin/readers/letters')
  await list(page).getByRole('button', { name: 'Add a reader' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a reader' })
  await dialog.getByRole('button', { name: 'Add reader' }).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Say how they agreed to get letters',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await dialog.getByLabel('Name').fill('Hanna Hand')
  await dialog.getByLabel('Email').fill('hanna.hand@example.com')
  await dialog.getByLabel('How they agreed').fill('Asked me at the dog park.')
  await dialog.getByRole('button', { name: 'Add reader' }).click()
  await expect(toastOf(page)).toContainText('Hanna Hand gets your letters.')
  await searchFor(page, 'hanna')
  await expect(row(page, 'hanna.hand@example.com')).toContainText('Confirmed')
  await expect(row(page, 'hanna.hand@example.com')).toContainText('Asked me at the dog park.')

  await list(page).getByRole('button', { name: /^Left/ }).click()
  await expect(page).toHaveURL(/state=left/)
  await expect(list(page).getByText('No one on the list matches.')).toBeVisible()
  await list(page)
    .getByRole('button', { name: /^Confirmed/ })
    .click()
  await row(page, 'hanna.hand@example.com')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const confirmDialog = page.getByRole('alertdialog', { name: 'Remove this reader?' })
  await confirmDialog.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page)).toContainText('Reader removed')
  await expect(row(page, 'hanna.hand@example.com')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The letter list' })).toBeFocused()
})
test('a file is counted before anything of it is added, and the list goes out as one', async ({
  page,
  call,
}) => {
  const known = { name: 'Kim Known', email: 'kim.known@example.com', consent: true }
  await call('POST', '/api/newsletter/subscribe', known)
  await page.goto('/admin/readers/letters')
  await list(page).getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  const csv = [
    'Name,E-mail',
    '=Una,una.file@example.com',
    'Kim,kim.known@example.com',
    'Nobody,no address',
    'Duo,duo.file@example.com',
  ].join('\n')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(dialog.getByRole('heading', { name: 'Import 2 addresses?' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    '2 new',
    '1 is already on the list',
    '1 isn’t an address (line 4)',
  ])
  await waitForAnimations(page)
  await page.keyboard.press('Escape')
  await searchFor(page, '.file')
  await expect(list(page).getByText('No one on the list matches.')).toBeVisible()

  await list(page).getByRole('button', { name: 'Import CSV' }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await expect(toastOf(page)).toContainText('2 addresses are on the list now.')
  await expect(row(page, 'una.file@example.com')).toContainText('Waiting for confirmation')
  await expect(row(page, 'duo.file@example.com')).toBeVisible()

  const download = page.waitForEvent('download')
  await list(page).getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/)
  // The escaped cell keeps spreadsheet programs from running a formula.
  expect(await readFile(await file.path(), 'utf8')).toContain(`"'=Una","una.file@example.com"`)
})
