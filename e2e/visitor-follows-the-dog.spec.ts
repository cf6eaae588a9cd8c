import { chooseTheme, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const age = 'Pretzel was 1 year and 2 months old'

test('the age of a post leads to its month of the timeline, and from there back to the post', async ({
  page,
}) => {
  await page.goto('/blog/wading-season')
  await page.getByRole('link', { name: age }).click()
  await expect(page).toHaveURL(/\/timeline\?month=14#m14$/)
  const month = page.locator('#m14')
  await expect(month).toBeInViewport()
  await expect(month.getByRole('heading', { name: 'At 1 year and 2 months' })).toBeVisible()
  await month.getByRole('link', { name: 'Wading Season' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wading Season' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the timeline is accessible in the ${theme} theme, wide and narrow`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.goto('/timeline')
    await expect(page.getByText('Born', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and years of the timeline are links', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'See how long he is' }).click()
    await expect(page).toHaveTitle(/^As long as he is - /)
    const show = page.getByRole('navigation', { name: 'Show' })
    await show.getByRole('link', { name: /^Posts/ }).click()
    await expect(page).toHaveURL(/\/timeline\?show=posts$/)
    await expect(page.getByText('Born', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Second year' }).click()
    await expect(page).toHaveURL(/\/timeline\?show=posts&year=2$/)
    await expect(page.locator('.life-year')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Wading Season' })).toBeVisible()
  })
})
