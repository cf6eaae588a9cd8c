import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { net, openAdmin, phone } from '#test/dom/dom.tsx'
import { isAt, titleField } from '#test/dom/post-editor.ts'

test('logging out with nothing unsaved asks nothing', async () => {
  await openAdmin('/admin/posts/new')
  await expect.element(titleField).toBeVisible()
  await net.answer('GET /api/auth/session', 401, { code: 'x', message: 'Signed out.' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await isAt(/^\/admin\/login/)
})

test('on a phone the drawer closes and the question about unsaved words is there', async () => {
  await openAdmin('/admin/posts/new', phone)
  await titleField.fill('Said on the phone')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out with unsaved changes?' })
  await net.answer('GET /api/auth/session', 401, { code: 'x', message: 'Signed out.' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await isAt(/^\/admin\/login/)
})
