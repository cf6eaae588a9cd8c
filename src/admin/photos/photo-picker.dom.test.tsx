import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrors, openAdmin } from '#test/dom/dom.tsx'

const dialog = page.getByRole('dialog', { name: 'Cover image' })
const cover = page.getByCss('.cover-pick img')
const open = () => page.getByRole('button', { name: /Choose a cover image|Change: Cover/ }).click()
const chosen = (name: RegExp) =>
  expect.element(cover).toHaveAttribute('src', expect.stringMatching(name))

test('the cover comes from samples, an address or the photos of the site, and can be removed', async () => {
  await openAdmin('/admin/posts/new')
  await open()
  await expect.element(dialog.getByRole('button', { name: /Use the sample/ })).toHaveLength(2)
  await dialog.getByRole('tab', { name: 'Upload' }).click()
  const address = dialog.getByLabelText('Image URL')
  const add = dialog.getByRole('button', { name: 'Add Image' })
  await expect.element(add).toBeDisabled()
  await address.fill('not an address')
  await add.click()
  await expect.element(dialog.getByText('Cover image must be a valid URL')).toBeVisible()
  await address.fill('/media/demo/beach-dusk/1600x1067.jpg')
  await add.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await chosen(/beach-dusk/)
  await open()
  await dialog.getByRole('tab', { name: 'Your photos' }).click()
  await dialog
    .getByRole('button', { name: /^Use “/ })
    .first()
    .click()
  await expect.element(dialog).not.toBeInTheDocument()
  await chosen(/portrait-tilt/)
  await page.getByRole('button', { name: 'Remove cover image' }).click()
  await expect.element(page.getByRole('button', { name: 'Choose a cover image' })).toBeVisible()
})

test('an address that does not load says so but may be kept', async () => {
  expectErrors(/404/)
  await openAdmin('/admin/posts/new')
  await open()
  await page.getByRole('tab', { name: 'Upload' }).click()
  await page.getByLabelText('Image URL').fill('/media/nowhere/1x1.png')
  const warning = page.getByText(/didn’t load/)
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'Add Image' }).click()
  await expect.element(warning).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible()
})
