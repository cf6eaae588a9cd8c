import { expect, test } from 'vitest'
import { beginAnew, openAdmin } from '#test/dom/dom.tsx'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { categoryErrors } from '#texts/errors/posts.ts'

test('a bad list is not saved, and what was typed stays', async () => {
  await beginAnew()
  const page = await openAdmin('/admin/settings')
  const photos = page.getByRole('region', { name: texts.kinds.photos })
  await photos.getByRole('button', { name: texts.changeList }).click()
  await photos.getByRole('button', { name: texts.add }).click()
  const last = photos.getByRole('textbox', { name: /^Name of category/ }).last()
  await last.fill('sleepy')
  await photos.getByRole('button', { name: texts.save }).click()
  await expect.element(photos.getByText(categoryErrors.same('sleepy', 'Sleepy'))).toBeVisible()
  await expect.element(last).toHaveValue('sleepy')
  await expect.element(last).toHaveFocus()
  // It holds photos.
  await expect.element(photos.getByRole('button', { name: texts.remove('Sleepy') })).toBeDisabled()
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Leave without saving?')
})
