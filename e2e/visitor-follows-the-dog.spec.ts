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
