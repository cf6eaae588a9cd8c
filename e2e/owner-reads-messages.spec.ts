import { expect, test, toastOf } from './signed-in.ts'

const message = (subject: string) => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject,
  message: 'Does Pretzel take the stairs,\nor is he carried like a loaf?',
})

test.describe.configure({ mode: 'serial' })

test('without a message the screen says where they come from', async ({ page, call }) => {
  // Other journeys may have written to the same diary before.
  for (;;) {
    const { messages } = await call<{ messages: { id: number }[] }>('GET', '/api/admin/messages')
    if (messages.length === 0) break
    for (const { id } of messages) await call('DELETE', `/api/admin/messages/${id}`)
  }
  await page.goto('/admin/readers/messages')
  await expect(
    page.getByText('No messages yet. What visitors write on the Contact page arrives here.'),
  ).toBeVisible()
})

test('a message is counted, read, marked unread and deleted', async ({ page, call }) => {
  await call('POST', '/api/contact', message('A question about stairs'))
  await call('POST', '/api/contact', message('A second one'))
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByText('2 unread messages')).toBeAttached()
  const waiting = page.getByRole('region', { name: 'Worth a look' })
  await waiting.getByRole('link', { name: '2 unread messages' }).click()
  await expect(page).toHaveURL('/admin/readers/messages')
  const first = page.getByRole('listitem').filter({ hasText: 'A question about stairs' })
  await first.getByRole('button', { name: /A question about stairs/ }).click()
  await expect(first.getByText('or is he carried like a loaf?')).toBeVisible()
  await expect(first.getByText('Robin', { exact: true })).toHaveCount(1)
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
    await page.goto('/admin/readers/messages')
    await page.getByRole('button', { name: /A second one/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Failed to delete the message. Please try again.')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: /A second one/ })).toBeVisible()
  })
})

test('what is unread is told on the tab, and on the menu of a phone', async ({ page, call }) => {
  await call('POST', '/api/contact', message('An unread one'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/readers')
  const tabs = page.getByRole('navigation', { name: 'Readers' })
  await tabs.getByRole('link', { name: /^Messages.*unread message/ }).click()
  await expect(page).toHaveURL('/admin/readers/messages')
  await expect(page.getByRole('button', { name: /^Open menu, \d+ unread message/ })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'An unread one' })
  const subject = row.getByText('An unread one')
  await subject.click()
  const text = row.getByText('or is he carried like a loaf?')
  const [left, below] = [await subject.boundingBox(), await text.boundingBox()]
  expect(below?.x, 'the words stand under the subject').toBe(left?.x)
})

test('the addresses of the former inbox lead here', async ({ page }) => {
  await page.goto('/admin?tab=inbox')
  await expect(page).toHaveURL('/admin/readers/messages')
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.locator('[aria-current=page]')).toContainText('Readers')
  await page.goto('/admin?tab=inbox&view=subscribers&page=2')
  await expect(page).toHaveURL('/admin/readers/letters?page=2')
  await page.goto('/admin')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Content', 'Ideas'])
})
