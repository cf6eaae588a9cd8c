import { owner } from './diary.ts'
import { expect, test } from './fixtures.ts'

test('a guarded address is reached after signing in; the owner stays signed in, and signs out', async ({
  page,
}) => {
  await page.goto('/admin/gallery')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fgallery')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/gallery')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^password:/)
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('practice is marked as practice, from the button to the window', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByText('Practice mode: no Google account is needed.')).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await expect(popup.getByText('This is not Google.')).toBeVisible()
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1')
})
