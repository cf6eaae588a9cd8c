import { expect, somePost, test, toastOf } from './signed-in.ts'

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

for (const width of [390, 640, 1280]) {
  test(`a title of one long word stays in its row at ${width} px`, async ({ page, call }) => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'
    await call('POST', '/api/admin/posts', somePost(title))
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin')
    const words = page.getByRole('link', { name: title }).first()
    const tag = words.locator('xpath=ancestor::li').getByText('Published')
    const [wordsBox, tagBox] = [await words.boundingBox(), await tag.boundingBox()]
    const isBeside = Math.round(wordsBox!.x + wordsBox!.width) <= Math.round(tagBox!.x)
    const isAbove = Math.round(wordsBox!.y + wordsBox!.height) <= Math.round(tagBox!.y)
    expect(isBeside || isAbove).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('the overview shows the year, the categories and this month', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('img', { name: /published in the last 52 weeks$/ })).toBeVisible()
  const categories = page.getByRole('region', { name: 'Categories' })
  await expect(categories.getByRole('listitem').filter({ hasText: 'Training' })).toContainText(
    /ago|today|yesterday/,
  )
  const month = page.locator('.cal')
  await expect(month.locator('b')).toHaveText(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  await expect(month.locator('.is-today')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(month).toBeHidden()
})

test('the banner leads to a new post and to the blog in a new tab', async ({ page }) => {
  await page.goto('/admin')
  const banner = page.locator('.welcome')
  const blog = page.waitForEvent('popup')
  await banner.getByRole('link', { name: 'View Blog' }).click()
  await expect(await blog).toHaveURL('/')
  await banner.getByRole('link', { name: 'New Post' }).click()
  await expect(page).toHaveURL('/admin/posts/new')
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

test('without posts the overview and the table say so', async ({ page }) => {
  for (const list of ['posts', 'drafts']) {
    await page.route(`**/api/admin/${list}`, (route) => route.fulfill({ json: [] }))
  }
  await page.goto('/admin')
  await expect(page.getByText('No posts yet. Time to start writing!')).toBeVisible()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(page.getByText('No posts found.')).toBeVisible()
  await page.getByRole('link', { name: 'Create your first post' }).click()
  await expect(page).toHaveURL('/admin/posts/new')
})

test.describe('search', () => {
  test('offers posts to jump to by arrow keys and Enter, and filters no list', async ({ page }) => {
    await page.goto('/admin?tab=content')
    const rows = page.locator('.post-table tbody tr')
    await expect(rows.nth(10)).toBeVisible()
    const before = await rows.count()
    const box = page.getByRole('combobox', { name: 'Search posts' })
    await box.fill('the')
    const results = page.getByRole('listbox', { name: 'Matching posts' }).getByRole('option')
    await expect(results).toHaveCount(8)
    await expect(results.first()).toContainText(/^The /)
    await expect(rows).toHaveCount(before)
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit/)
  })

  test('keeps its text when tabs change, and Escape only closes the list', async ({ page }) => {
    await page.goto('/admin')
    const box = page.getByRole('combobox', { name: 'Search posts' })
    await box.fill('rain')
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.getByRole('tab', { name: 'Ideas' }).click()
    await expect(box).toHaveValue('rain')
    await box.fill('zebra')
    await expect(page.getByText('No post matches "zebra".')).toBeVisible()
  })

  test('a result can be clicked', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('combobox', { name: 'Search posts' }).fill('rain')
    await page.getByRole('option', { name: /Rain/ }).click()
    await expect(page).toHaveURL(/\/admin\/posts\/\d+\/edit/)
  })
})

test.describe('ideas', () => {
  test('three fixed ones; a chosen one opens the empty editor and waits', async ({ page }) => {
    await page.goto('/admin?tab=ideas')
    const buttons = page.getByRole('button', { name: /^Use This Idea/ })
    await expect(buttons).toHaveCount(3)
    await buttons.nth(1).click()
    await expect(page).toHaveURL('/admin/posts/new')
    await expect(page.getByText('Five things every new dachshund owner should know')).toBeVisible()
  })

  test('more ideas are added below', async ({ page }) => {
    await page.goto('/admin?tab=ideas')
    await page.getByRole('button', { name: 'Generate More Ideas with AI' }).click()
    await expect(page.getByRole('button', { name: /^Use This Idea/ }).nth(4)).toBeVisible()
    await expect(page.locator('.idea').first()).toContainText('A day in the life')
  })

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: [/502/] })
    test('are reported and the three stay', async ({ page }) => {
      const broken = { status: 502, json: { code: 'ai.failed', message: 'No answer.' } }
      await page.route('**/generate-ideas', (route) => route.fulfill(broken))
      await page.goto('/admin?tab=ideas')
      await page.getByRole('button', { name: 'Generate More Ideas with AI' }).click()
      const sentence = 'Failed to generate blog ideas. Please try again later.'
      await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Use This Idea/ })).toHaveCount(3)
      await expect(toastOf(page)).toContainText('AI Tool Error')
    })
  })
})

test('the calendar shows posts on their days and leads to their editors', async ({
  page,
  call,
}) => {
  const posts = await call<{ id: number; title: string; createdAt: string; published: boolean }[]>(
    'GET',
    '/api/admin/posts',
  )
  const draft = posts.find((post) => !post.published)!
  const monthsBack = (from: Date, to: Date) =>
    (from.getUTCFullYear() - to.getUTCFullYear()) * 12 + from.getUTCMonth() - to.getUTCMonth()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Content Calendar' })
  for (let n = monthsBack(new Date(), new Date(draft.createdAt)); n > 0; n -= 1) {
    await calendar.getByRole('button', { name: 'Previous month' }).click()
  }
  await calendar.locator(`a[href="/admin/posts/${draft.id}/edit"]`).click()
  await expect(page).toHaveURL(`/admin/posts/${draft.id}/edit`)
  await expect(calendar).toBeHidden()
})

test('the calendar steps through months and back to today', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'View Calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Content Calendar' })
  const month = calendar.getByRole('heading', { level: 3 })
  const now = (await month.textContent()) ?? ''
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await expect(month).not.toHaveText(now)
  await calendar.getByRole('button', { name: 'Today' }).click()
  await expect(month).toHaveText(now)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Calendar' })).toBeFocused()
})

test.describe('the gallery tab', () => {
  test('shows eight photos, adds one by its address and links to all tools', async ({ page }) => {
    await page.goto('/admin?tab=content&view=gallery')
    await expect(page.locator('.thumbs img')).toHaveCount(8)
    await page.getByRole('button', { name: 'Add Photo' }).click()
    await expect(page.getByRole('dialog', { name: 'Add New Photo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'gallery management' }).click()
    await expect(page).toHaveURL('/admin/gallery')
  })

  test('says when there is none', async ({ page }) => {
    await page.route('**/api/photos*', (route) => route.fulfill({ json: [] }))
    await page.goto('/admin?tab=content&view=gallery')
    await expect(page.getByText('No photos yet. Add some to your gallery!')).toBeVisible()
  })
})
