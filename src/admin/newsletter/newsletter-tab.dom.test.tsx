import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, expectErrors, network, openAdmin, resetDiary, toast } from '#test/dom/dom.tsx'

const screen = '/admin/readers/letters'
const list = page.getByRole('region', { name: 'The letter list' })
const dialog = page.getByRole('dialog')
const subscribe = (name: string, email: string) =>
  call('POST', '/api/newsletter/subscribe', { name, email, consent: true })

beforeEach(resetDiary)

test('without a mail account the screen names what is missing and pretends nothing', async () => {
  await subscribe('Wilma Waits', 'wilma.waits@example.com')
  await openAdmin(screen)
  const banner = page.getByRole('status').filter({ hasText: 'Letters can’t go out yet.' })
  await expect.element(banner).toBeVisible()
  const missing = banner.getByCss('code').elements()
  expect(missing.map(({ textContent }) => textContent)).toEqual(['SMTP_URL', 'MAIL_FROM'])
  await expect.element(page.getByRole('button', { name: 'Send me a test' })).toBeDisabled()
  await expect.element(list.getByRole('button', { name: 'Ask them all' })).toBeDisabled()
  await list.getByRole('searchbox', { name: 'Search names and addresses' }).fill('wilma')
  const row = list.getByRole('row').filter({ hasText: 'wilma.waits@example.com' })
  await expect.element(row).toMatchTextContent('Waiting for confirmation')
  await expect.element(row).toMatchTextContent('Not asked yet')
  await expect.element(row.getByRole('button', { name: /^Ask/ })).toBeDisabled()
  await expect.poll(() => location.search).toMatch(/search=wilma/)
})

test('an address that is on the list already is not added twice', async () => {
  expectErrors(/409/)
  const first = { name: 'Dora', email: 'dora.twice@example.com', consentNote: 'Asked me once.' }
  await call('POST', '/api/admin/subscribers', first)
  await openAdmin(screen)
  await list.getByRole('button', { name: 'Add a reader' }).click()
  await dialog.getByLabelText('Name').fill('Dora')
  await dialog.getByLabelText('Email').fill('DORA.twice@example.com')
  await dialog.getByLabelText('How they agreed').fill('Asked me twice.')
  await dialog.getByRole('button', { name: 'Add reader' }).click()
  await expect.element(dialog.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByLabelText('Email')).toHaveFocus()
})

test('a file without addresses is refused with a sentence', async () => {
  expectErrors(/400/)
  await openAdmin(screen)
  await list.getByRole('button', { name: 'Import CSV' }).click()
  const file = new File(['Bone,Length\nRib,12\n'], 'bones.csv', { type: 'text/csv' })
  await dialog.getByCss('input[type=file]').upload(file)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible()
})

test('an export that fails says so', async () => {
  expectErrors(/503/)
  await subscribe('Fay', 'fay.fails@example.com')
  await network.answer('GET /api/admin/subscribers.csv', 503)
  await openAdmin(screen)
  await list.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(toast()).toMatchTextContent('We couldn’t export the list. Please try again.')
})
