import { expect, test } from './fixtures.ts'

test('the API document shows every call of the contract', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('Dachshund Diary').first()).toBeVisible()
  await expect(page.getByText('/api/posts/featured')).toBeVisible()
  await expect(page.getByText('/api/admin/settings')).toBeVisible()
  await page.getByText('/api/posts/featured').click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})

test('an unknown call is refused as JSON', async ({ request }) => {
  const answer = await request.get('/api/no-such-call')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'request.not_found' })
})
