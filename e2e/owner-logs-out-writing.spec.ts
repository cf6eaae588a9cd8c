import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })

/** In a session of their own: these end it. */
test.beforeEach(async ({ signIn, page }) => {
  await signIn()
  await page.goto('/admin/posts/new')
})

test('logging out with unsaved words asks first, and keeps them as a draft', async ({
  page,
  signIn,
}) => {
  await titleField(page).fill('Said while leaving')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out with unsaved changes?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(titleField(page)).toHaveValue('Said while leaving')
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await signIn()
  await expect(page.getByRole('link', { name: 'Said while leaving' })).toBeVisible()
})

test('logging out with nothing unsaved asks nothing', async ({ page }) => {
  await expect(titleField(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })
  test('the drawer closes and the question is there', async ({ page }) => {
    await titleField(page).fill('Said on the phone')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('button', { name: 'Logout' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Log out with unsaved changes?' })
    await question.getByRole('button', { name: 'Log out' }).tap()
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})
