import { pasteOrDropPhoto } from './paste-or-drop-photo.ts'
import { appendText, content, saveButton, titleField } from './post-editor.ts'
import { expect, test } from './signed-in.ts'

test('a story with a photo is published without a chosen cover, and shows the photo once', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await titleField(page).fill('Straight from the walk')
  await pasteOrDropPhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
  await expect(content(page)).toHaveValue(/^!\[left slipper\]\(\/media\/[^)]+\)/)
  await appendText(page, 'He found the other slipper under the bench.')
  await page.getByLabel('Category').selectOption('travel')
  await page.getByRole('switch', { name: 'Publish' }).check()
  await saveButton(page).click()
  await page.waitForURL('/admin')

  await page.goto('/blog/straight-from-the-walk')
  await expect(page.getByText('He found the other slipper')).toBeVisible()
  await expect(page.locator('.cover').getByRole('img', { name: 'left slipper' })).toBeVisible()
  await expect(page.locator('[data-post-body] img')).toHaveCount(0)
})
