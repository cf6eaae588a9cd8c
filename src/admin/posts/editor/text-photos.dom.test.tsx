import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { call, network, openAdmin, resetDiary } from '#test/dom/dom.tsx'
import {
  content,
  contentField,
  expectAddress,
  saveButton,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'

const photo = '!\\[left slipper\\]\\(/media/[^)]+\\)'
const upload = 'POST /api/admin/media'
const reads = (pattern: string) =>
  expect.element(content).toHaveValue(expect.stringMatching(new RegExp(`^${pattern}$`)))

async function photoFile(name: string) {
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

async function paste(name: string) {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(await photoFile(name))
  contentField().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

async function drop(target: Locator, name: string, at = { clientX: 0, clientY: 0 }) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await photoFile(name))
  target
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }))
}

async function writeNew(text: string) {
  await openAdmin('/admin/posts/new')
  await content.fill(text)
}

async function writeIn(title: string) {
  const { id } = await call('POST', '/api/admin/posts', makePost({ title }))
  await openAdmin(`/admin/posts/${id}/edit`)
  await content.fill('Words enough for a post.')
  return id
}

beforeEach(resetDiary)

/** Fakes the upload's answer; the tests of the button and of a save let the server resize a real photo. */
const fakeUploads = () =>
  network.answer(upload, 200, {
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
    width: 1600,
    height: 1067,
    placeholder: '',
  })

test('a photo that comes while another field is written in leaves the focus there', async () => {
  await fakeUploads()
  await writeNew('Words.')
  const letGo = await network.hold(upload)
  await paste('left-slipper.png')
  titleField.element().focus()
  await userEvent.keyboard('A tit')
  await letGo()
  await reads(`Words\\.\n\n${photo}\n\n`)
  await userEvent.keyboard('le')
  await expect.element(titleField).toHaveValue('A title')
  await expect.element(titleField).toHaveFocus()
})

test('a photo chosen by its button waits in its place', async () => {
  await writeNew('Before.')
  const letGo = await network.hold(upload)
  const chooser = page.getByCss('.tool-photos input[multiple]').element() as HTMLInputElement
  let isOpened = false
  chooser.addEventListener('click', (event) => {
    event.preventDefault()
    isOpened = true
  })
  await page.getByRole('button', { name: 'Choose photos' }).click()
  expect(isOpened).toBe(true)
  await userEvent.upload(chooser, await photoFile('480.png'))
  await reads('Before\\.\n\n!\\[Adding 480\\.png…\\]\\(.*\\)\n\n')
  await letGo()
  await reads('Before\\.\n\n!\\[\\]\\(/media/[^)]+\\)\n\n')
})

test('writing goes on below a photo that was just put in', async () => {
  await fakeUploads()
  await writeNew('One.')
  await paste('left-slipper.png')
  await reads(`One\\.\n\n${photo}\n\n`)
  await userEvent.keyboard('Two.')
  await reads(`One\\.\n\n${photo}\n\nTwo\\.`)
})

test('a dropped photo stands after the paragraph it was dropped on', async () => {
  await fakeUploads()
  await writeNew('One.\n\nTwo is here.\n\nThree.')
  const field = contentField()
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  const { left, top } = field.getBoundingClientRect()
  const { paddingTop, paddingLeft, lineHeight } = getComputedStyle(field)
  await drop(content, 'left-slipper.png', {
    clientX: left + Number.parseFloat(paddingLeft) + 20,
    clientY: top + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) * 2.5,
  })
  await reads(`One\\.\n\nTwo is here\\.\n\n${photo}\n\nThree\\.`)
  await userEvent.keyboard(' Four.')
  await reads('[^]*Three\\. Four\\.')
})

test('a photo dropped beside the text is offered as cover or at the end', async () => {
  await fakeUploads()
  await writeNew('Words.')
  const where = page.getByRole('dialog', { name: 'Where should this photo go?' })
  await drop(titleField, 'left-slipper.png')
  await where.getByRole('button', { name: 'Add at the end of the text' }).click()
  await reads(`Words\\.\n\n${photo}\n\n`)
  await drop(page.getByCss('.admin-main'), 'IMG_1006.png')
  await where.getByRole('button', { name: 'Use as cover image' }).click()
  await expect
    .element(page.getByCss('.cover-pick img'))
    .toHaveAttribute('src', expect.stringMatching(/^\/media\//))
})

test('what a camera calls its file is no description', async () => {
  await fakeUploads()
  await writeNew('Words.')
  await paste('IMG_1006.png')
  await reads('Words\\.\n\n!\\[\\]\\(/media/[^)]+\\)\n\n')
})

test('a save during an upload says that it waits, and the photo is in the post', async () => {
  const id = await writeIn('Saved with a photo')
  const letGo = await network.hold(upload)
  await paste('left-slipper.png')
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: 'Waiting for the photo…' })).toBeVisible()
  await letGo()
  await expectAddress('/admin')
  const saved = await call<{ content: string }>('GET', `/api/admin/posts/${id}`)
  expect(saved.content).toMatch(new RegExp(`^Words enough for a post\\.\n\n${photo}$`))
})

test('a photo that does not come is told, holds a save back, and goes with its line or comes at the next try', async () => {
  await fakeUploads()
  await writeIn('Saved without a photo')
  await network.lose(upload, 1)
  await paste('left-slipper.png')
  const lost = page.getByText('The connection was lost. Please try again.')
  await expect.element(lost).toBeVisible()
  await saveButton.click()
  await expect.element(page.getByCss('.toast')).toMatchTextContent('A photo wasn’t added')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reads(`Words enough for a post\\.\n\n${photo}\n\n`)
  await network.lose(upload)
  await paste('other.png')
  await page.getByRole('button', { name: 'Remove: other.png' }).click()
  await reads(`Words enough for a post\\.\n\n${photo}\n\n`)
})
