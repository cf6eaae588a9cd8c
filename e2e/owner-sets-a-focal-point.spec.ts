import type { Locator, Page } from '@playwright/test'
import { makePhoto } from '#test/make.ts'
import { settle } from './axe.ts'
import { expect, expectNoAxeViolations, somePost, test, toastOf } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What should stay in view?' })
const mark = (page: Page) => dialog(page).getByRole('slider', { name: 'Focal point' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const expectCropAt = (image: Locator, position: string) =>
  expect(image).toHaveCSS('object-position', position)

/** Where on the picture, in parts of its width and height. */
async function clickAt(page: Page, x: number, y: number) {
  const picture = dialog(page).locator('.focal-picker')
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: x * width, y: y * height } })
}

test('a click in the photo’s dialog steers the crops that visitors see', async ({ page, call }) => {
  const title = 'The dog is down here'
  const imageUrl = '/media/demo/beach-dusk/1600x1067.jpg'
  await call('POST', '/api/admin/photos', makePhoto({ title, imageUrl }))
  await page.goto('/admin/gallery')
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('button', { name: `Focal point: ${title}` }).click()
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '62% from the left, 70% from the top')
  await settle(page)
  await expectNoAxeViolations(page)

  await clickAt(page, 0.3, 0.8)
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '30% from the left, 80% from the top')
  for (const crop of await dialog(page).locator('.focal-crops img').all()) {
    await expectCropAt(crop, '30% 80%')
  }
  await save(page).click()
  await expect(toastOf(page)).toContainText('Focal point saved')
  await expect(dialog(page)).toBeHidden()
  await expectCropAt(page.locator('.edited-photo img'), '30% 80%')

  await page.goto('/gallery')
  await expectCropAt(page.getByRole('figure').filter({ hasText: title }).locator('img'), '30% 80%')
  await call('PUT', '/api/admin/focal-points', { imageUrl, focalPoint: null })
})

test('the cover is steered by the keyboard alone, and Undo brings the old crop back', async ({
  page,
  call,
}) => {
  const coverImage = '/media/demo/snow-walk/1600x1067.jpg'
  const { id } = await call('POST', '/api/admin/posts', somePost('Snow, up close', { coverImage }))
  await page.goto(`/admin/posts/${id}/edit`)
  const cover = page.locator('.cover-pick img')
  await expectCropAt(cover, '40% 70%')
  await page.getByRole('button', { name: 'Focal point: Cover image' }).press('Enter')
  await settle(page)
  await mark(page).focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await expect(mark(page)).toHaveAttribute('aria-valuetext', '30% from the left, 63% from the top')
  await save(page).press('Enter')
  await expect(toastOf(page)).toContainText('Focal point saved')
  await expectCropAt(cover, '30% 60%')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page)).toContainText('cropped as it was before')
  await expectCropAt(cover, '40% 70%')
})

test('the portrait is steered from Your Dog, on a phone too, and nothing changes by Cancel', async ({
  page,
  call,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/admin/dog')
  const portrait = page.getByRole('figure').filter({ hasText: 'Portrait' }).locator('img')
  const before = await portrait.evaluate((image) => getComputedStyle(image).objectPosition)
  const open = page.getByRole('button', { name: 'Focal point: Portrait' })
  await open.click()
  await settle(page)
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await clickAt(page, 0.1, 0.2)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(open).toBeFocused()
  await expectCropAt(portrait, before)

  await open.click()
  await clickAt(page, 0.1, 0.2)
  await save(page).click()
  await expectCropAt(portrait, '10% 20%')
  const { portrait: imageUrl } = await call<{ portrait: string }>('GET', '/api/dog/card')
  await page.goto('/about')
  await expectCropAt(page.locator('.arch img'), '10% 20%')
  await call('PUT', '/api/admin/focal-points', { imageUrl, focalPoint: null })
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 500/] })
  test('the dialog stays with the point, and says so', async ({ page, call }) => {
    const { id } = await call('POST', '/api/admin/posts', somePost('A cover without luck'))
    await page.route('**/api/admin/focal-points', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Not today.' } })
        : route.continue(),
    )
    await page.goto(`/admin/posts/${id}/edit`)
    await page.getByRole('button', { name: 'Focal point: Cover image' }).click()
    await clickAt(page, 0.5, 0.1)
    await save(page).click()
    await expect(toastOf(page)).toContainText('Failed to save the focal point: Not today.')
    await expect(mark(page)).toHaveAttribute(
      'aria-valuetext',
      '50% from the left, 10% from the top',
    )
  })
})
