import { allEndpoints } from '../src/shared/contract/all-endpoints.ts'
import type { Endpoint } from '../src/shared/contract/endpoint.ts'
import { expect, test } from './fixtures.ts'

const documented = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}')

test('the API document shows every call of the contract', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('Dachshund Diary').first()).toBeVisible()
  await expect(page.getByText('/api/admin/settings')).toBeVisible()
  // Only what is near the window is in a document of this length.
  const seen = new Set<string>()
  await expect(async () => {
    const shown = await page
      .locator('[data-path]')
      .evaluateAll((calls) => calls.map((call) => call.getAttribute('data-path') ?? ''))
    for (const path of shown) seen.add(path)
    await page.mouse.wheel(0, 500)
    expect(allEndpoints.map(documented).filter((path) => !seen.has(path))).toEqual([])
  }).toPass({ intervals: [50] })
})

test('a call of the API document can be tried', async ({ page }) => {
  await page.goto('/api/docs')
  await page.getByText('/api/admin/settings').click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})

test('an unknown call is refused as JSON', async ({ request }) => {
  const answer = await request.get('/api/no-such-call')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'request.not_found' })
})
