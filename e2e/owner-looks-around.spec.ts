import { expect, test } from './signed-in.ts'

test('the overview counts the posts and shows the three most recent', async ({ page, call }) => {
  const posts = await call<{ title: string; published: boolean; id: number }[]>(
    'GET',
    '/api/admin/posts',
  )
  const published = posts.filter((post) => post.published).length
  await page.goto('/admin')
  const counts = page.locator('.counts')
  await expect(counts).toContainText(`Total Posts${posts.length}`)
  await expect(counts).toContainText(`Published${published}`)
  await expect(counts).toContainText(`Drafts${posts.length - published}`)
  const recent = page
    .locator('.box')
    .filter({ has: page.getByRole('heading', { name: 'Recent posts' }) })
    .locator('li:not(.is-unfinished)')
  await expect(recent).toHaveCount(3)
  const newest = posts[0]!
  await expect(recent.first()).toContainText(newest.title)
  await expect(recent.first()).toContainText(newest.published ? 'Published' : 'Draft')
  await recent.first().getByRole('link').click()
  await expect(page).toHaveURL(`/admin/posts/${newest.id}/edit`)
})

test('tabs live in the address: reload and back keep their place', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'View All' }).click()
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Admin Access' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin users', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Blog Posts' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.counts')).toBeVisible()
})
