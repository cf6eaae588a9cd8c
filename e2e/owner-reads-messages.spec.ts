import { expect, test, toastOf } from './signed-in.ts'

const message = (subject: string) => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject,
  message: 'Does Pretzel take the stairs,\nor is he carried like a loaf?',
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
