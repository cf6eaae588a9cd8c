import { expect, test } from './fixtures.ts'

test('a call of the API document can be tried', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('Dachshund Diary').first()).toBeVisible()
  await page.getByText('/api/admin/settings').click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})
