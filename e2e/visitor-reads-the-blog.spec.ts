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

test('searching and filtering name what they show, keep each other and what is typed, and fetch the list once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/posts')) fetched.push(request.url())
  })
  const field = page.getByPlaceholder('Search blog posts...')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/blog')
  expect(fetched).toEqual([])
  await field.pressSequentially('  rain \ns')
  await expect(page).toHaveURL('/blog?search=rain')
  await expect(heading).toHaveText('Search Results: rain')
  // Input typed during a request is not overwritten.
  await expect(field).toHaveValue('rains')
  await expect(page.getByRole('status')).toHaveText(/posts? found\.$/)
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) document.body.dataset.flickered = ''
    }).observe(document.body, { childList: true, subtree: true })
  }, skeletons)
  await page.getByRole('link', { name: 'Training', exact: true }).first().click()
  await expect(page).toHaveURL('/blog?category=Training&search=rain')
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL('/blog?category=Training')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(heading).toHaveText('Training Posts')
  await page.getByRole('link', { name: 'All Posts', exact: true }).first().click()
  await expect(page).toHaveURL('/blog')
  await field.fill('zzz')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No posts found matching "zzz".')).toBeVisible()
  await page.getByRole('link', { name: 'View all posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.locator('body')).not.toHaveAttribute('data-flickered')
  expect(fetched).toHaveLength(1)
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
