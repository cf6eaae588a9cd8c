import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAdmin, phoneSize, pictureFile, resetDiary } from '#test/dom/dom.tsx'

const content = page.getByRole('textbox', { name: 'Content' })
const picker = page.getByRole('dialog', { name: 'Add photos and clips' })
const insert = picker.getByRole('button', { name: 'Insert picture' })
const open = () => page.getByRole('button', { name: 'Photo or clip' }).click()
const choose = (...files: File[]) => picker.getByCss('input[type=file]').upload(files)
const number = (n: number) => picker.getByRole('listitem', { name: `Picture ${n}` })

beforeEach(async () => {
  await resetDiary()
  await openAdmin('/admin/posts/new')
  await open()
})

test('a picture by its address needs one that browsers show', async () => {
  await picker.getByRole('tab', { name: 'Address' }).click()
  const address = picker.getByLabelText('Image address')
  await address.fill('nap.jpg')
  await picker.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(picker.getByText('Please enter a valid image URL')).toBeVisible()
  await address.fill('http://example.com/nap.jpg')
  await userEvent.keyboard('{Enter}')
  await expect.element(picker.getByText(/http:\/\/ addresses/)).toBeVisible()
  // Browsers have no randomUUID on plain http, as on a server at home.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
  onTestFinished(() => {
    Reflect.deleteProperty(crypto, 'randomUUID')
  })
  await address.fill('/media/demo/sofa-nap/1600x1067.jpg')
  await userEvent.keyboard('{Enter}')
  await number(1).getByLabelText('What it shows').fill('A nap')
  await insert.click()
  await expect.element(content).toHaveValue('![A nap](/media/demo/sofa-nap/1600x1067.jpg)\n\n')
})

test('what was chosen outlives Escape, and Cancel forgets it', async () => {
  await choose(await pictureFile('sofa-nap.jpg'))
  await number(1).getByLabelText('Caption').fill('Typed words')
  await userEvent.keyboard('{Escape}')
  await expect.element(picker).not.toBeInTheDocument()
  await open()
  await expect.element(number(1).getByLabelText('Caption')).toHaveValue('Typed words')
  await picker.getByRole('button', { name: 'Cancel', exact: true }).click()
  await open()
  await expect.element(picker).toBeVisible()
  await expect.element(number(1)).not.toBeInTheDocument()
})

test('a photo in HEIC is refused with how to change the phone', async () => {
  const bytes = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  await choose(new File([bytes], 'IMG_1.HEIC', { type: 'image/heic' }))
  await expect.element(picker.getByText(/Formats › Most Compatible/)).toBeVisible()
  await expect.element(insert).toBeDisabled()
})

test('a file that is no picture says why, and does not hold up the others', async () => {
  const text = new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' })
  await choose(text, await pictureFile('IMG_1006.jpg'))
  await expect.element(picker.getByText(/can’t read this file as a picture/)).toBeVisible()
  await expect.element(number(2).getByLabelText('What it shows')).toHaveValue('')
  await number(2).getByLabelText('What it shows').fill('A nap')
  await insert.click()
  await expect
    .element(content)
    .toHaveValue(expect.stringMatching(/^!\[A nap\]\(\/media\/[0-9a-f]{32}\/\d+x\d+\.jpg\)\n\n$/))
})

test('two uploads become an album on a phone, with the button in reach', async () => {
  await openAdmin('/admin/posts/new', phoneSize)
  await open()
  await choose(await pictureFile('muddy-nose.jpg'), await pictureFile('clean-nose.jpg'))
  const both = picker.getByRole('button', { name: 'Insert 2 pictures' })
  await expect.element(both).toBeEnabled()
  await expect.element(both).toBeInViewport()
  const { scrollWidth, clientWidth } = picker.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await both.click()
  await expect
    .element(content)
    .toHaveValue(
      expect.stringMatching(
        /^::: photos\n!\[muddy nose\]\(\/media\/\S+\)\n!\[clean nose\]\(\/media\/\S+\)\n:::\n\n$/,
      ),
    )
  await page.getByRole('tab', { name: 'Preview' }).click()
  // One of the two pictures is the cover.
  await expect.element(page.getByRole('tabpanel').getByCss('img')).toHaveLength(2)
})
