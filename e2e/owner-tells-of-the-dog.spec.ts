import type { Page } from '@playwright/test'
import { drawTestImage } from '#test/make-image.ts'
import { expect, test, toastOf } from './signed-in.ts'

const open = async (page: Page) => {
  await page.goto('/admin/dog')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click()
const draftSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()

test('what is typed is seen beside it, kept as a draft, and public when it is published', async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('Name', { exact: true }).fill('Olive')
  await page.getByLabel('Pronouns').selectOption('she')
  await page.getByRole('heading', { name: 'The first words' }).click()
  await page.getByLabel('Below the headline').fill('{name} is {his} own boss. {He} says so.')
  const preview = page.getByRole('region', { name: 'How visitors see it' })
  await expect(preview).toContainText('Olive is her own boss. She says so.')
  await expect(page.getByText('Visitors read: Olive is her own boss. She says so.')).toBeVisible()
  await expect(page.getByText('3 changes not public')).toBeVisible()
  await draftSaved(page)
  expect(await (await page.request.get('/about')).text()).not.toContain('Olive')

  await page.reload()
  await expect(page.getByText('You have changes here that aren’t public yet.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive')
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  await expect(page.getByText(/not public/)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByText('Olive is her own boss. She says so.')).toBeVisible()

  await open(page)
  await page.getByLabel('Name', { exact: true }).fill('Mistake')
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  await page.getByRole('heading', { name: 'Earlier saves' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Olive' }).getByRole('button').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive')
  await publish(page)
  await expect(page.getByText(/not public/)).toHaveCount(0)
})

test('a photo comes from the device or from an address, and visitors see it', async ({ page }) => {
  const { portrait: before } = await (await page.request.get('/api/dog')).json()
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  await page.getByRole('heading', { name: 'Pictures' }).click()
  const portrait = page.locator('.pick').filter({ hasText: 'Portrait' }).locator('img')
  await page.getByRole('button', { name: 'Change: Portrait' }).click()
  const buffer = await drawTestImage({ width: 240, height: 160 }).jpeg().toBuffer()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'olive.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog).toHaveCount(0)
  await expect(portrait).toHaveAttribute('src', /^\/media\/(?!demo)/)
  await publish(page)
  await expect(toastOf(page)).toContainText('Published')
  const { portrait: uploaded } = await (await page.request.get('/api/dog')).json()
  expect(uploaded).toMatch(/^\/media\/(?!demo)/)
  expect((await page.request.get(uploaded)).headers()['content-type']).toBe('image/jpeg')
  expect(await (await page.request.get('/about')).text()).toContain(uploaded)

  await page.getByRole('button', { name: 'Change: Portrait' }).click()
  await dialog.getByRole('tab', { name: 'Address' }).click()
  const address = dialog.getByRole('textbox')
  await address.fill('ftp://example.com/olive.jpg')
  await address.press('Enter')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(before)
  await address.press('Enter')
  await expect(dialog).toHaveCount(0)
  await publish(page)
  await expect(page.getByText(/not public/)).toHaveCount(0)
  const { portrait: named } = await (await page.request.get('/api/dog')).json()
  expect(named).toBe(before)
})
