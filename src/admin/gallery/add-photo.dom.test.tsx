import { expect, test } from 'vitest'
import { net, openAdmin } from '#test/dom/dom.tsx'

test('a refusal tells what the server said and keeps the words', async () => {
  await net.answer('POST /api/admin/photos', 503, { code: 'x', message: 'The diary is asleep.' })
  const page = await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Add New Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Photo' })
  await dialog.getByLabelText('Title').fill('Nose first')
  await dialog.getByLabelText('Description').fill('He goes everywhere nose first.')
  await dialog.getByLabelText('Image URL').fill('https://example.invalid/nose.jpg')
  await dialog.getByRole('button', { name: 'Add Photo', exact: true }).click()
  await expect
    .element(page.getByText('Failed to add photo: The diary is asleep.').first())
    .toBeVisible()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Nose first')
})
