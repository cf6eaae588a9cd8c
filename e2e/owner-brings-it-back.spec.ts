import { expect, makePostInput, test, toastOf } from './signed-in.ts'

test('a deleted post is back with one press on Undo', async ({ page, call }) => {
  const { slug } = await call('POST', '/api/admin/posts', makePostInput('Deleted in haste'))
  await page.goto('/admin?tab=content')
  await page.getByRole('button', { name: 'Delete "Deleted in haste"' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Post deleted')
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page)).toContainText('Back again')
  await expect(page.getByRole('row', { name: /Deleted in haste/ })).toBeVisible()
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)
})
