import type { Locator, Page } from '@playwright/test'
import { makePhoto } from '#test/make.ts'
import { waitForAnimations } from './axe.ts'
import { expect, test, toastOf } from './signed-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What should stay in view?' })
const mark = (page: Page) => dialog(page).getByRole('slider', { name: 'Focal point' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const expectCropAt = (image: Locator, position: string) =>
  expect(image).toHaveCSS('object-position', position)

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
  await waitForAnimations(page)

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
})
