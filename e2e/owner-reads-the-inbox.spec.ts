import { readFile } from 'node:fs/promises'
import { expect, test, toastOf } from './signed-in.ts'

const message = (subject: string) => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject,
  message: 'Does Pretzel take the stairs,\nor is he carried like a loaf?',
})

test.describe.configure({ mode: 'serial' })

test('an empty inbox says where messages and subscribers come from', async ({ page, call }) => {
  // Other journeys may have written to the same diary before.
  for (const kind of ['messages', 'subscribers'] as const) {
    for (;;) {
      const found = await call('GET', `/api/admin/${kind}`)
      const rows = (found as unknown as Record<typeof kind, { id: number }[]>)[kind]
      if (rows.length === 0) break
      for (const { id } of rows) await call('DELETE', `/api/admin/${kind}/${id}`)
    }
  }
  await page.goto('/admin?tab=inbox')
  await expect(
    page.getByText('No messages yet. What visitors write on the Contact page arrives here.'),
  ).toBeVisible()
  await page.getByRole('tab', { name: /Subscribers/ }).click()
  await expect(page.getByText(/No subscribers yet/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toHaveCount(0)
})

test('a message is counted, read, marked unread and deleted', async ({ page, call }) => {
  await call('POST', '/api/contact', message('A question about stairs'))
  await call('POST', '/api/contact', message('A second one'))
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByText('2 unread messages')).toBeAttached()
  await page.getByRole('tab', { name: /Inbox/ }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'A question about stairs' })
  await first.getByRole('button', { name: /A question about stairs/ }).click()
  await expect(first.getByText('or is he carried like a loaf?')).toBeVisible()
  await expect(nav.getByText('1 unread message')).toBeAttached()
  await expect(first.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:robin%40example.com?subject=Re%3A%20A%20question%20about%20stairs',
  )
  await first.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(nav.getByText('2 unread messages')).toBeAttached()

  await first.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this message?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(first).toBeVisible()
  await first.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Message deleted')
  await expect(first).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused()
})

test.describe('a message that cannot be deleted', () => {
  test.use({ expectedErrors: [/500/] })
  test('stays', async ({ page }) => {
    await page.route('**/api/admin/messages/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, body: 'no' })
        : route.continue(),
    )
    await page.goto('/admin?tab=inbox')
    await page.getByRole('button', { name: /A second one/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Failed to delete the message. Please try again.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: /A second one/ })).toBeVisible()
  })
})

test('subscribers are exported as a file and forgotten on demand', async ({ page, call }) => {
  for (const name of ['Ann', '=Bob']) {
    const email = `${name.replace('=', '').toLowerCase()}@example.com`
    await call('POST', '/api/newsletter/subscribe', { name, email, consent: true })
  }
  await page.goto('/admin?tab=inbox&view=subscribers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`"'=Bob","bob@example.com"`)

  await page.getByRole('button', { name: 'Delete ann@example.com' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this subscriber?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('ann@example.com will get')).toHaveCount(0)
  await expect(page.getByText('ann@example.com')).toHaveCount(0)
  await expect(page.getByText('bob@example.com')).toBeVisible()
})

test.describe('an export that fails', () => {
  test.use({ expectedErrors: [/503/] })
  test('says so', async ({ page }) => {
    await page.route('**/subscribers.csv', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/admin?tab=inbox&view=subscribers')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await expect(toastOf(page)).toContainText('The list could not be exported. Please try again.')
  })
})
