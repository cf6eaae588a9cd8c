import { expect, test } from 'vitest'
import { openSite } from '#test/dom/dom.tsx'

test('an empty message is refused field by field', async () => {
  const page = await openSite('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.element(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect.element(page.getByText('Subject is required')).toBeVisible()
  await expect.element(page.getByText('Message must be at least 10 characters')).toBeVisible()
})
