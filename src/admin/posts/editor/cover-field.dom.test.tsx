import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, network, openAdmin, pictureFile, resetDiary } from '#test/dom/dom.tsx'
import {
  content,
  contentField,
  expectAddress,
  press,
  saveButton,
  titleField,
} from '#test/dom/post-editor.ts'

const sofa = '/media/demo/sofa-nap/1600x1067.jpg'
const meadow = '/media/demo/meadow-run/1600x1068.jpg'
const cover = page.getByRole('group', { name: 'Cover image' })
const choose = cover.getByRole('button', { name: 'Choose a cover image' })

beforeEach(async () => {
  await resetDiary()
  await openAdmin('/admin/posts/new')
  await titleField.fill('Without a choice')
  await page.getByLabelText('Category').selectOptions('travel')
})

interface Row {
  title: string
  coverImage: string
}
const storedCover = async () =>
  (await call<Row[]>('GET', '/api/admin/posts')).find(({ title }) => title === 'Without a choice')
    ?.coverImage

test('the first photo of the story is the cover while none is chosen', async () => {
  await expect.element(cover.getByText(/^Or leave it: the first photo/)).toBeVisible()
  await content.fill(`He slept on the sofa.\n\n![Asleep](${sofa})\n\n![](${meadow})`)
  await expect.element(cover.getByCss('img')).toHaveAttribute('src', sofa)
  await expect.element(cover.getByText(/^The first photo in your story/)).toBeVisible()
  await saveButton.click()
  await expectAddress('/admin')
  expect(await storedCover()).toBe(sofa)
})

test('the photos of the story are the first to choose from', async () => {
  await content.fill(`He slept on the sofa.\n\n![Asleep](${sofa})\n\n![](${meadow})`)
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Cover image' })
  await expect
    .element(dialog.getByRole('tabpanel').getByRole('button').first())
    .toHaveAccessibleName('Use “Asleep” from the story')
  await dialog.getByRole('button', { name: 'Use photo 2 from the story' }).click()
  await expect.element(cover.getByCss('img')).toHaveAttribute('src', meadow)
  await cover.getByRole('button', { name: 'Remove cover image' }).click()
  await expect.element(choose).toBeVisible()
})

test('a save waits for the photo that becomes the cover', async () => {
  await content.fill('He slept on the sofa.')
  const letGo = await network.hold('POST /api/admin/media')
  const clipboardData = new DataTransfer()
  clipboardData.items.add(await pictureFile('sofa.jpg'))
  contentField().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  await press('Control+s')
  await expect.element(page.getByRole('button', { name: 'Waiting for the photo…' })).toBeVisible()
  await letGo()
  await expectAddress(/\/edit$/)
  expect(await storedCover()).toMatch(/^\/media\//)
})

test('the preview begins below the cover, as the page does', async () => {
  await content.fill(`![Asleep](${sofa})\n\nHe slept on the sofa.`)
  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('tabpanel')
  await expect.element(preview.getByText('He slept on the sofa.')).toBeVisible()
  expect(preview.getByCss('img').elements()).toHaveLength(1)
  const picture = preview.getByCss('img').element().getBoundingClientRect()
  const heading = preview.getByRole('heading', { name: 'Without a choice' })
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom)
  const { today } = await call<{ today: string }>('GET', '/api/settings')
  await expect.element(preview.getByCss('time')).toHaveAttribute('datetime', today)
})

test('the preview is the post as its page draws it', async () => {
  await content.fill('He slept on the sofa.\n\n> Snoring.')
  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('tabpanel')
  await expect
    .element(preview.getByCss('.cover .cover-title'))
    .toHaveTextContent('Without a choice')
  await expect.element(preview.getByCss('.post-main > .prose blockquote')).toBeVisible()
})
