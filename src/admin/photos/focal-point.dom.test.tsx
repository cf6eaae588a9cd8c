import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { call, network, openAdmin, openSite, resetDiary, toast } from '#test/dom/dom.tsx'
import { makePost } from '#test/make.ts'

beforeEach(resetDiary)

const dialog = page.getByRole('dialog', { name: 'What should stay in view?' })
const mark = dialog.getByRole('slider', { name: 'Focal point' })
const save = dialog.getByRole('button', { name: 'Save' })
const expectCropAt = (image: Locator, objectPosition: string) =>
  expect.element(image).toHaveStyle({ objectPosition })
const expectMarkAt = (place: string) =>
  expect.element(mark).toHaveAttribute('aria-valuetext', place)

/** `x` and `y` are parts of the picture's width and height. */
async function clickAt(x: number, y: number) {
  const picture = dialog.getByCss('.focal-picker')
  await expect
    .poll(() => (picture.getByCss('img').query() as HTMLImageElement)?.complete)
    .toBe(true)
  const { width, height } = picture.element().getBoundingClientRect()
  await picture.click({ position: { x: x * width, y: y * height } })
}

test('the cover is steered by the keyboard alone, and Undo brings the old crop back', async () => {
  const coverImage = '/media/demo/snow-walk/1600x1067.jpg'
  const { id } = await call('POST', '/api/admin/posts', makePost({ coverImage }))
  await openAdmin(`/admin/posts/${id}/edit`)
  const cover = page.getByCss('.cover-pick img')
  await expectCropAt(cover, '40% 70%')
  const open = await page.getByRole('button', { name: 'Focal point: Cover image' }).findElement()
  open.focus()
  await userEvent.keyboard('{Enter}')
  const slider = await mark.findElement()
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  await expectMarkAt('30% from the left, 63% from the top')
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast()).toMatchTextContent('Focal point saved')
  await expectCropAt(cover, '30% 60%')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(toast()).toMatchTextContent('cropped as it was before')
  await expectCropAt(cover, '40% 70%')
})

test('the portrait is steered from Your Dog, on a phone too, and nothing changes by Cancel', async () => {
  await openAdmin('/admin/dog', { width: 390, height: 780 })
  await page.getByRole('heading', { name: 'Pictures' }).click()
  const portrait = page.getByRole('figure').filter({ hasText: 'Portrait' }).getByCss('img')
  await expectCropAt(portrait, '60% 50%')
  const open = page.getByRole('button', { name: 'Focal point: Portrait' })
  await open.click()
  await expect.element(save).toBeInViewport({ ratio: 1 })
  await clickAt(0.1, 0.2)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(open).toHaveFocus()
  await expectCropAt(portrait, '60% 50%')

  await open.click()
  await clickAt(0.1, 0.2)
  await save.click()
  await expectCropAt(portrait, '10% 20%')
  await openSite('/about')
  await expectCropAt(page.getByCss('.arch img'), '10% 20%')
})

test('the dialog stays with the point when the server fails, and says so', async () => {
  const { id } = await call('POST', '/api/admin/posts', makePost())
  await network.answer('PUT /api/admin/focal-points', 500, {
    code: 'internal',
    message: 'Not today.',
  })
  await openAdmin(`/admin/posts/${id}/edit`)
  await page.getByRole('button', { name: 'Focal point: Cover image' }).click()
  await clickAt(0.5, 0.1)
  await save.click()
  await expect.element(toast()).toMatchTextContent('Failed to save the focal point: Not today.')
  await expectMarkAt('50% from the left, 10% from the top')
})
