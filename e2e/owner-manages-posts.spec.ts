import { waitForAnimations } from './axe.ts'
import { expect, makePostInput, test, toastOf } from './signed-in.ts'

test('a post is deleted with the keyboard alone', async ({ page, call }) => {
  const post = await call('POST', '/api/admin/posts', makePostInput('Doomed by keyboard'))
  await page.goto(`/blog/${post.slug}`)
  await page.goto('/admin?tab=content')
  const remove = page.getByRole('button', { name: 'Delete "Doomed by keyboard"' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText(
    'This action cannot be undone. This will permanently delete the post.',
  )
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // A person waits for an opening dialog before pressing a key.
  await waitForAnimations(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Post deleted')
  await expect(toastOf(page)).toContainText('The post has been successfully deleted.')
  await expect(dialog).toBeHidden()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blog Posts' })).toBeFocused()
  expect((await page.request.get(`/blog/${post.slug}`)).status()).toBe(404)
})
