import { titleField } from './post-editor.ts'
import { expect, test } from './signed-in.ts'

test('logging out with unsaved words asks first, and keeps them as a draft', async ({
  page,
  signIn,
}) => {
  await page.goto('/admin/posts/new')
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
