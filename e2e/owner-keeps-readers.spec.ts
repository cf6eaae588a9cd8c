import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { settle } from './axe.ts'
import { expect, test, toastOf } from './signed-in.ts'

const list = (page: Page) => page.getByRole('region', { name: 'The letter list' })
const row = (page: Page, email: string) => list(page).getByRole('row').filter({ hasText: email })
const searchFor = async (page: Page, text: string) => {
  await list(page).getByRole('searchbox', { name: 'Search names and addresses' }).fill(text)
  await expect(page).toHaveURL(new RegExp(`search=${text}`))
}

test('without a mail account the screen names what is missing and pretends nothing', async ({
  page,
  call,
}) => {
  const who = { name: 'Wilma Waits', email: 'wilma.waits@example.com', consent: true }
  await call('POST', '/api/newsletter/subscribe', who)
  await page.goto('/admin/readers/letters')
  const banner = page.getByRole('status').filter({ hasText: 'Letters can’t go out yet.' })
  await expect(banner.locator('code')).toHaveText(['SMTP_URL', 'MAIL_FROM'])
  await expect(page.getByRole('button', { name: 'Send me a test' })).toBeDisabled()
  await expect(list(page).getByRole('button', { name: 'Ask them all' })).toBeDisabled()
  await searchFor(page, 'wilma')
  await expect(row(page, who.email)).toContainText('Waiting for confirmation')
  await expect(row(page, who.email)).toContainText('Not asked yet')
  await expect(row(page, who.email).getByRole('button', { name: 'Ask' })).toBeDisabled()
})

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
  await expect(list(page).getByText('No one on the list matches that.')).toBeVisible()
  await list(page)
    .getByRole('button', { name: /^Confirmed/ })
    .click()
  await row(page, 'hanna.hand@example.com')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const asked = page.getByRole('alertdialog', { name: 'Remove this reader?' })
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOf(page)).toContainText('Reader removed')
  await expect(row(page, 'hanna.hand@example.com')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The letter list' })).toBeFocused()
})
test.describe('an address that is on the list already', () => {
  test.use({ expectedErrors: [/409/] })
  test('is not added twice', async ({ page, call }) => {
    const first = { name: 'Dora', email: 'dora.twice@example.com', consentNote: 'Asked me once.' }
    await call('POST', '/api/admin/subscribers', first)
    await page.goto('/admin/readers/letters')
    await list(page).getByRole('button', { name: 'Add a reader' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a reader' })
    await dialog.getByLabel('Name').fill('Dora')
    await dialog.getByLabel('Email').fill('DORA.twice@example.com')
    await dialog.getByLabel('How they agreed').fill('Asked me twice.')
    await dialog.getByRole('button', { name: 'Add reader' }).click()
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Email')).toBeFocused()
  })
})

test('a file is counted before anything of it is added', async ({ page, call }) => {
  const known = { name: 'Kim Known', email: 'kim.known@example.com', consent: true }
  await call('POST', '/api/newsletter/subscribe', known)
  await page.goto('/admin/readers/letters')
  await list(page).getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog')
  const csv = [
    'Name,E-mail',
    'Una,una.file@example.com',
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
  await settle(page)
  await page.keyboard.press('Escape')
  await searchFor(page, '.file')
  await expect(list(page).getByText('No one on the list matches that.')).toBeVisible()

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
})

test.describe('a file without addresses', () => {
  test.use({ expectedErrors: [/400/] })
  test('is refused with a sentence', async ({ page }) => {
    await page.goto('/admin/readers/letters')
    await list(page).getByRole('button', { name: 'Import CSV' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'bones.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Bone,Length\nRib,12\n'),
    })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  })
})

test('the list is exported as a file that a table program can open', async ({ page, call }) => {
  await call('POST', '/api/newsletter/subscribe', {
    name: '=Eve',
    email: 'eve.export@example.com',
    consent: true,
  })
  await page.goto('/admin/readers/letters')
  const download = page.waitForEvent('download')
  await list(page).getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`"'=Eve","eve.export@example.com"`)
})

test.describe('an export that fails', () => {
  test.use({ expectedErrors: [/503/] })
  test('says so', async ({ page, call }) => {
    await call('POST', '/api/newsletter/subscribe', {
      name: 'Fay',
      email: 'fay.fails@example.com',
      consent: true,
    })
    await page.route('**/subscribers.csv', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/admin/readers/letters')
    await list(page).getByRole('button', { name: 'Export CSV' }).click()
    await expect(toastOf(page)).toContainText('We couldn’t export the list. Please try again.')
  })
})
