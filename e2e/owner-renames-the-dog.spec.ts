import { expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'

test.describe('a diary that was only the demo', () => {
  test.use({ isOwner: true })
  test('is empty after its samples were removed in the settings', async ({ page }) => {
    await page.goto('/admin/settings')
    await page.getByRole('tab', { name: 'Database' }).click()
    const card = page.getByRole('region', { name: 'Samples' })
    await card.getByRole('button', { name: 'Remove the samples' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Remove the samples' }).click()
    // An open dialog makes the card inert, so it could not be found by role.
    await expect(dialog).toHaveCount(0)
    await expect(card).toHaveCount(0)
    expect(await (await page.request.get('/api/posts')).json()).toEqual([])
  })
})

test.describe('moving to About', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })
  test('brings the story along, and tells when it cannot be fetched', async ({ page }) => {
    const toAbout = () => page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.goto('/blog')
    await toAbout()
    await expect(page.getByRole('heading', { name: 'Fun facts' })).toBeVisible()

    await page.goto('/blog')
    await intercept(page, '**/api/dog', (route) => route.abort())
    await toAbout()
    await expect(page.getByText('We couldn’t load the story.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
