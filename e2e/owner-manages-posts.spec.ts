import { settle } from './axe.ts'
import { expect, somePost, test, toastOf } from './signed-in.ts'

const row = (id: number, more: object = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Post number ${id}`,
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  category: 'training',
  published: id % 4 !== 0,
  featured: false,
  publishedAt: id % 4 === 0 ? null : new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  createdAt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  date: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString().slice(0, 10),
  updatedAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
  version: 1,
  ...more,
})

test('on a phone the actions of every row stand at the right, whatever its words', async ({
  page,
}) => {
  const rows = [
    row(1),
    row(2, { title: 'No', category: 'health', published: false, publishedAt: null }),
    row(3, { title: 'A very long title '.repeat(4), category: 'celebrations' }),
  ]
  await page.route('**/api/admin/posts', (route) => route.fulfill({ json: rows }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin?tab=content')
  const last = page.getByRole('button', { name: /^Delete "/ })
  await expect(last).toHaveCount(3)
  const edges = new Set<number>()
  for (const button of await last.all()) {
    const box = (await button.boundingBox())!
    edges.add(Math.round(box.x + box.width))
  }
  expect(edges.size).toBe(1)
  expect([...edges][0]).toBeLessThanOrEqual(390)
})

test('a row shows title, category, date, status and three named actions', async ({
  page,
  call,
}) => {
  // With visitors counted there is a column more.
  const features = { comments: false, featuredPosts: true, analytics: false }
  await call('PUT', '/api/admin/settings', { features })
  const post = await call(
    'POST',
    '/api/admin/posts',
    somePost('A row of one', { category: 'daily-life' }),
  )
  await page.goto('/admin?tab=content')
  const shown = page.getByRole('row', { name: /A row of one/ })
  await expect(shown).toContainText('Daily Life')
  await expect(shown).toContainText('Published')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Title', 'Category', 'Date', 'Status', 'Actions'])
  await expect(shown.getByRole('link', { name: 'View "A row of one"' })).toHaveAttribute(
    'href',
    `/blog/${post.slug}`,
  )
  await shown.getByRole('link', { name: 'Edit "A row of one"' }).click()
  await expect(page).toHaveURL(`/admin/posts/${post.id}/edit`)
})

test('viewing a draft shows it as visitors will see it', async ({ page, call }) => {
  const { id, slug } = await call(
    'POST',
    '/api/admin/posts',
    somePost('Still in the oven', { published: false }),
  )
  await page.goto('/admin?tab=content')
  await page.getByRole('link', { name: 'View "Still in the oven"' }).click()
  await expect(page).toHaveURL(`/admin/posts/${id}/edit?view=preview`)
  await expect(page.locator('.editor-preview')).toContainText('Nobody saw the sausage')
  const response = await page.request.get(`/blog/${slug}`)
  expect(response.status()).toBe(404)
})

test('a post is deleted with the keyboard alone', async ({ page, call }) => {
  const post = await call('POST', '/api/admin/posts', somePost('Doomed by keyboard'))
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
  // A person answers what stands there, not what is still coming in.
  await settle(page)
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

test('the button says Deleting... while the post is being deleted', async ({ page, call }) => {
  await call('POST', '/api/admin/posts', somePost('Slowly leaving'))
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/posts/*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto('/admin?tab=content')
  await page.getByRole('button', { name: 'Delete "Slowly leaving"' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test.describe('a delete that fails', () => {
  test.use({ expectedErrors: [/500/] })
  test('says so, keeps the post and can be tried again', async ({ page, call }) => {
    await call('POST', '/api/admin/posts', somePost('Hard to lose'))
    await page.route('**/api/admin/posts/*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/admin?tab=content')
    await page.getByRole('button', { name: 'Delete "Hard to lose"' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOf(page)).toContainText('Failed to delete post. Please try again.')
    await page.unroute('**/api/admin/posts/*')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: /Hard to lose/ })).toHaveCount(0)
  })
})

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedErrors: [/500/] })
  test('shows its text and loads when asked again', async ({ page }) => {
    await page.route('**/api/admin/posts', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/admin?tab=content')
    const sentence = 'Failed to load posts. Please check your authentication or try again later.'
    await expect(page.getByText(sentence)).toBeVisible()
    await page.unroute('**/api/admin/posts')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.post-table tbody tr').first()).toBeVisible()
  })
})

test('five skeleton rows stand in while the list loads', async ({ page }) => {
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/posts', async (route) => {
    await mayAnswer
    await route.fulfill({ json: [row(1)] })
  })
  await page.goto('/admin?tab=content')
  await expect(page.locator('tr[data-skeleton]')).toHaveCount(5)
  answer()
  await expect(page.locator('tr[data-skeleton]')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Post number 1/ })).toBeVisible()
})

test.describe('2,000 posts', () => {
  const posts = Array.from({ length: 2000 }, (_, n) => row(2000 - n))
  test.beforeEach(({ page }) =>
    page.route('**/api/admin/posts', (route) => route.fulfill({ json: posts })),
  )

  test('come in pages of 25 that live in the address', async ({ page }) => {
    await page.goto('/admin?tab=content')
    const rows = page.locator('.post-table tbody tr')
    await expect(rows).toHaveCount(25)
    await expect(page.getByText('1–25 of 2000')).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/admin?tab=content&page=2')
    await expect(rows.first()).toContainText('Post number 1975')
    await page.reload()
    await expect(rows.first()).toContainText('Post number 1975')
    await page.getByRole('link', { name: 'Page 80' }).click()
    await expect(rows.last()).toContainText('Post number 1')
    await page.goBack()
    await expect(rows.first()).toContainText('Post number 1975')
  })

  test('are sorted, filtered and narrowed, all in the address', async ({ page }) => {
    await page.goto('/admin?tab=content&page=3')
    const rows = page.locator('.post-table tbody tr')
    await page.getByRole('columnheader').getByRole('button', { name: 'Title' }).click()
    await expect(page).toHaveURL('/admin?tab=content&sort=title&order=asc')
    await expect(rows.first()).toContainText('Post number 1')
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.getByRole('searchbox', { name: 'Filter by title or category' }).fill('number 199')
    await expect(rows).toHaveCount(11)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('draft')
    await expect(rows).toHaveCount(2)
    await page.reload()
    await expect(rows).toHaveCount(2)
    await page.getByRole('searchbox').fill('zebra')
    await expect(page.getByText('No posts match this filter.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all posts' }).click()
    await expect(rows).toHaveCount(25)
  })
})
