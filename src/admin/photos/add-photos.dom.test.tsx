import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, openAdmin, pictureFile, resetDiary, toast } from '#test/dom/dom.tsx'

beforeEach(resetDiary)

const dialog = page.getByRole('dialog', { name: 'Add New Photo' })
const open = () => page.getByRole('button', { name: 'Add New Photo' }).click()
const add = dialog.getByRole('button', { name: 'Add Photo' })
const choose = (...files: File[]) => dialog.getByCss('input[type=file]').upload(files)
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })

/** Fakes the upload's answer; the test of two files lets the server resize a real picture. */
const fakeUploads = () =>
  network.answer('POST /api/admin/media', 200, {
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
    width: 1600,
    height: 1067,
    placeholder: '',
  })

async function fillWords() {
  await dialog.getByLabelText('Title').fill('Nose first')
  await dialog.getByLabelText('Description').fill('He goes everywhere nose first.')
  await dialog.getByLabelText('Image URL').fill('https://example.invalid/nose.jpg')
}

test('on a low screen the buttons of the dialog stay in sight', async () => {
  await openAdmin('/admin/gallery', { width: 390, height: 560 })
  await open()
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toBeInViewport({ ratio: 1 })
  await expect.element(add).toBeInViewport({ ratio: 1 })
})

test('a photo is added by its address, under the rules of the form', async () => {
  await openAdmin('/admin/gallery')
  await open()
  await expect.element(dialog).toMatchTextContent('All fields are required.')
  await expect.element(dialog.getByLabelText('Category')).toHaveValue('Everyday')
  await add.click()
  for (const message of [
    'Title must be at least 3 characters',
    'Description must be at least 10 characters',
    'Please enter a valid image URL',
  ]) {
    await expect.element(dialog.getByText(message)).toBeVisible()
  }
  await fillWords()
  await expect
    .element(dialog.getByText('Title must be at least 3 characters'))
    .not.toBeInTheDocument()
  await add.click()
  await expect.element(toast()).toMatchTextContent('Photo added')
  await expect
    .element(toast())
    .toMatchTextContent('The photo has been successfully added to the gallery.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rowOf('Nose first')).toMatchTextContent('No Image')
  await open()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('')
})

test('a refusal tells what the server said and keeps the words', async () => {
  await network.answer('POST /api/admin/photos', 503, {
    code: 'x',
    message: 'The diary is asleep.',
  })
  await openAdmin('/admin/gallery')
  await open()
  await fillWords()
  await add.click()
  await expect.element(toast()).toMatchTextContent('Failed to add photo: The diary is asleep.')
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Nose first')
})

test('a file that is no picture is told apart, and does not hold up the others', async () => {
  await openAdmin('/admin/gallery')
  await open()
  const homework = new File(['not a photo'], 'homework.jpg', { type: 'image/jpeg' })
  await choose(homework, await pictureFile('good-beach.jpg'))
  await expect.element(dialog.getByText(/We can’t read this file as a picture\./)).toBeVisible()
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
  await expect.element(dialog.getByLabelText('Title')).toHaveLength(1)
  await dialog.getByLabelText('Description').fill('Sand between all of the toes.')
  await add.click()
  await expect.element(toast()).toMatchTextContent('Photo added')
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Remove: homework.jpg' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(rowOf('Good beach')).toBeVisible()
})

test('a lost connection can be tried again', async () => {
  await fakeUploads()
  await network.lose('POST /api/admin/media', 1)
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('beach.jpg'))
  await expect.element(dialog.getByText(/The connection was lost\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
})

test('photos can be pasted and dropped, and cancelled on the way', async () => {
  await network.hold('POST /api/admin/media')
  await openAdmin('/admin/gallery')
  await open()
  const zone = await dialog.getByCss('.dropzone').findElement()
  const carried = async (name: string) => {
    const data = new DataTransfer()
    data.items.add(await pictureFile(name))
    return data
  }
  const clipboardData = await carried('pasted.jpg')
  zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  const dataTransfer = await carried('dropped.jpg')
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2)
  await expect.element(dialog.getByRole('progressbar')).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Cancel upload: pasted.jpg' }).click()
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await open()
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await open()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('listitem')).toHaveLength(0)
})

test('leaving asks while photos or words wait to be added', async () => {
  await fakeUploads()
  await openAdmin('/admin/gallery')
  await open()
  await dialog.getByLabelText('Title').fill('Half a title')
  await userEvent.keyboard('{Escape}')
  const leave = page.getByRole('link', { name: 'Dashboard' }).first()
  await leave.click()
  const ask = page.getByRole('alertdialog', { name: 'Leave without adding the photos?' })
  await ask.getByRole('button', { name: 'Stay' }).click()
  await open()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Half a title')
  await choose(await pictureFile('waiting.jpg'))
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await leave.click()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => location.pathname).toBe('/admin')
})

test('the day a file tells is filled in, and a photo of one’s own needs no description', async () => {
  await network.answer('POST /api/admin/media', 200, {
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
    width: 1600,
    height: 1067,
    placeholder: '',
    day: '2024-07-25',
  })
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('at-the-lake.jpg'))
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2024-07-25')
  await expect.element(dialog.getByText('Read from the photo.')).toBeVisible()
  await add.click()
  await expect.element(toast()).toMatchTextContent('Photo added')
  await expect.element(rowOf('At the lake')).toMatchTextContent('Jul 25, 2024')
})

test('without any photo that arrived there is nothing to add', async () => {
  await network.answer('POST /api/admin/media', 400, { code: 'x', message: 'No picture.' })
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('beach.jpg'))
  await expect.element(dialog.getByText('No picture.')).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Add Photos', exact: true }))
    .toBeDisabled()
})
