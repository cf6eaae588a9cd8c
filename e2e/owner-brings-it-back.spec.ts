import { expect, expectNoAxeViolations, somePost, test, toastOf } from './signed-in.ts'

const somePhoto = (title: string) => ({
  title,
  description: 'He moves with the light, all afternoon.',
  imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'Sleepy',
})

test('a deleted post is back with one press on Undo', async ({ page, call }) => {
  const { slug } = await call('POST', '/api/admin/posts', somePost('Deleted in haste'))
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

for (const width of [390, 1280]) {
  test(`a post comes back at a free address when its own is taken, ${width} wide`, async ({
    page,
    call,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const slug = `the-bench-${width}`
    const { id } = await call('POST', '/api/admin/posts', somePost(`Old bench ${width}`, { slug }))
    await call('DELETE', `/api/admin/posts/${id}`)
    await call('POST', '/api/admin/posts', somePost('New bench', { slug }))
    await page.goto('/admin?tab=content')
    await page.getByRole('tab', { name: 'Recently deleted' }).click()
    await expect(page.getByText(`Old bench ${width}`)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Restore "Old bench ${width}"` }).click()
    await expect(toastOf(page)).toContainText(`It’s now at /blog/${slug}-2.`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Old bench' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused()
  })
}

test('a photo is back with Undo, and gone for good only after asking', async ({ page, call }) => {
  const photo = await call('POST', '/api/admin/photos', somePhoto('A blurry tail'))
  await page.goto('/admin/gallery')
  await page.getByRole('button', { name: 'Delete A blurry tail' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /A blurry tail/ })).toBeVisible()

  await call('DELETE', `/api/admin/photos/${photo.id}`)
  await page.goto('/admin?tab=content&view=deleted')
  await page.getByRole('button', { name: 'Delete "A blurry tail" for good' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete for good?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete "A blurry tail" for good' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toastOf(page)).toContainText('Deleted for good')
  await expect(page.getByText('A blurry tail')).toBeHidden()
})
