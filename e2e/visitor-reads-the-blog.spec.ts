import { startDiary } from './diary.ts'
import { expect, test } from './fixtures.ts'

const skeletons = '[data-skeleton]'

test('the list shows six posts a page, and its pages are links', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(6)
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('what is typed while an answer comes is kept', async ({ page }) => {
  await page.goto('/blog')
  const field = page.getByPlaceholder('Search blog posts...')
  await field.pressSequentially('rain\ns')
  await expect(page).toHaveURL('/blog?search=rain')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rain')
  await expect(field).toHaveValue('rains')
})

test('a page number out of range shows the nearest page', async ({ page }) => {
  for (const wanted of ['0', '-3', 'apple', '1']) {
    await page.goto(`/blog?page=${wanted}`)
    await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  }
  await page.goto('/blog?page=999')
  await expect(page.getByText('Next')).not.toHaveRole('link')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  // Whatever was asked for, search engines learn the address of the page that is shown.
  const canonical = page.locator('link[rel="canonical"]')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  const last = await pages.locator('[aria-current="page"]').textContent()
  await expect(canonical).toHaveAttribute('href', new RegExp(`/blog\\?page=${last}$`))
  await page.goto('/blog?page=apple&category=training')
  await expect(canonical).toHaveAttribute('href', /\/blog\?category=Training$/)
})

test('searching and filtering name what they show and keep each other', async ({ page }) => {
  const field = page.getByPlaceholder('Search blog posts...')
  await page.goto('/blog')
  await field.fill('  rain ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/blog?search=rain')
  await expect(field).toHaveValue('rain')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results: rain')
  await page.getByRole('link', { name: 'Training', exact: true }).first().click()
  await expect(page).toHaveURL('/blog?category=Training&search=rain')
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL('/blog?category=Training')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training Posts')
})

test('nothing found is said in the words of what was asked', async ({ page }) => {
  await page.goto('/blog?search=zzz')
  await expect(page.getByText('No posts found matching "zzz".')).toBeVisible()
  await page.goto('/blog?category=Submarines')
  await expect(page.getByText('No posts found in the Submarines category.')).toBeVisible()
  await page.getByRole('link', { name: 'View all posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test.describe('while the list comes, and when it does not', () => {
  test.use({ expectedErrors: [/500/] })

  test('six skeletons, then the failure', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/posts', async (route) => {
      await held
      await route.fulfill({ status: 500, body: 'no' })
    })
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page.locator(skeletons)).toHaveCount(6)
    release()
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to load posts. Please try again later.',
    )
    await expect(page.locator(skeletons)).toHaveCount(0)
  })
})

test('the list is fetched once and searched without flicker', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/posts')) fetched.push(request.url())
  })
  await page.goto('/blog')
  expect(fetched).toEqual([])
  const field = page.getByPlaceholder('Search blog posts...')
  await field.fill('rain')
  await field.press('Enter')
  await expect(page.getByRole('status')).toHaveText(/posts? found\.$/)
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) document.body.dataset.flickered = ''
    }).observe(document.body, { childList: true, subtree: true })
  }, skeletons)
  await page.getByRole('link', { name: 'Training', exact: true }).first().click()
  await page.getByRole('link', { name: 'All Posts', exact: true }).first().click()
  await field.fill('zzz')
  await field.press('Enter')
  await expect(page.getByText('No posts found matching "zzz".')).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-flickered')
  expect(fetched).toHaveLength(1)
})

test('an empty diary says so', async ({ page }) => {
  test.slow()
  const empty = await startDiary({ SEED: 'none' })
  try {
    await page.goto(`${empty.url}/blog`)
    await expect(page.getByText('No posts found.')).toBeVisible()
    await page.goto(`${empty.url}/gallery`)
    await expect(page.getByText('No photos found in the gallery.')).toBeVisible()
  } finally {
    // The page fetches files for later; the server must not be gone by then.
    await page.goto('about:blank')
    await empty.stop()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be searched, filtered, paged and read', async ({ page }) => {
    await page.goto('/blog')
    await page.getByPlaceholder('Search blog posts...').fill('slipper')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results: slipper')
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.locator('[data-post-body]')).toBeVisible()
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Sleepy' }).click()
    await expect(page).toHaveURL('/gallery?category=Sleepy')
    await expect(page.locator('.photo')).not.toHaveCount(0)
  })
})
