import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, openAdmin, resetDiary } from '#test/dom/dom.tsx'
import { makePhoto, makePost } from '#test/make.ts'

beforeEach(resetDiary)

test('a post comes back at a free address when its own is taken', async () => {
  const slug = 'the-bench'
  const { id } = await call('POST', '/api/admin/posts', makePost({ title: 'Old bench', slug }))
  await call('DELETE', `/api/admin/posts/${id}`)
  await call('POST', '/api/admin/posts', makePost({ title: 'New bench', slug }))
  await openAdmin('/admin?tab=content&view=deleted')
  // The toast after the restore is a list item, too.
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Old bench' })
  await expect.element(item).toBeVisible()
  await page.getByRole('button', { name: 'Restore "Old bench"' }).click()
  await expect.element(page.getByText(/It’s now at \/blog\/the-bench-2\./).first()).toBeVisible()
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus()
})

test('a photo is back with Undo, and gone for good only after asking', async () => {
  const photo = await call('POST', '/api/admin/photos', makePhoto({ title: 'A blurry tail' }))
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Delete A blurry tail' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('row', { name: /A blurry tail/ })).toBeVisible()

  await call('DELETE', `/api/admin/photos/${photo.id}`)
  history.pushState(null, '', '/admin?tab=content&view=deleted')
  const remove = page.getByRole('button', { name: 'Delete "A blurry tail" for good' })
  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete for good?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(page.getByText(/^Deleted for good/).first()).toBeVisible()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(page.getByText('A blurry tail', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus()
})
