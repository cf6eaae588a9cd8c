import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Photo } from '#shared/contract/photos.ts'
import { call, network, openAdmin, pictureFile, resetDiary, toast } from '#test/dom/dom.tsx'
import { lockRecord } from '../sync/record-locks.ts'
import type { ChosenPhotos } from '../sync/records.ts'
import { repository } from '../sync/repository.ts'

beforeEach(resetDiary)

const dialog = page.getByRole('dialog', { name: 'Add New Photo' })
const open = () => page.getByRole('button', { name: 'Add New Photo' }).click()
const choose = (...files: File[]) => dialog.getByCss('input[type=file]').upload(files)
const item = (name: string) => dialog.getByRole('listitem', { name })
const add = dialog.getByRole('button', { name: /^Add (\d )?Photos?$/ })
const banner = page.getByText(/not in the gallery yet\.$/)
const goOn = page.getByRole('button', { name: 'Go on' })
const discard = page.getByRole('button', { name: 'Discard', exact: true })
const leaveQuestion = page.getByRole('alertdialog', { name: 'Leave without adding the photos?' })

const media = { imageUrl: '/media/demo/sofa-nap/1600x1067.jpg', width: 1600, height: 1067 }
const fakeUploads = () =>
  network.answer('POST /api/admin/media', 200, { ...media, placeholder: '' })

const listPhotos = async (title: string) =>
  (await call<Photo[]>('GET', '/api/photos')).filter((photo) => photo.title === title)

const listStored = async () => {
  const records = await repository.list('photos')
  const files = await repository.list('photo')
  const words = records.flatMap(({ photos }) => photos.map(({ details }) => details.description))
  return { words, files: files.length }
}
const nothing = { words: [], files: 0 }

async function chooseTwo() {
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('long-walk.jpg'), await pictureFile('short-nap.jpg'))
  await item('long-walk.jpg').getByLabelText('Description').fill('All the way to the bakery.')
  await item('short-nap.jpg').getByLabelText('Description').fill('Four hours are short.')
  await expect
    .poll(listStored)
    .toEqual({ words: ['All the way to the bakery.', 'Four hours are short.'], files: 2 })
}

test('photos that were chosen are there again after the page was left, with words and order', async () => {
  await fakeUploads()
  await chooseTwo()
  await openAdmin('/admin/gallery')
  await expect
    .element(banner)
    .toHaveTextContent('2 photos that you chose on this device are not in the gallery yet.')
  await goOn.dblClick()
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2)
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('long-walk.jpg')
  await expect.element(item('long-walk.jpg').getByLabelText('Title')).toHaveValue('Long walk')
  await expect
    .element(item('short-nap.jpg').getByLabelText('Description'))
    .toHaveValue('Four hours are short.')
  await expect.element(banner).not.toBeInTheDocument()
  await add.click()
  await expect.element(toast()).toMatchTextContent('2 photos added')
  expect(await listPhotos('Long walk')).toMatchObject([
    { description: 'All the way to the bakery.' },
  ])
  expect(await listPhotos('Short nap')).toHaveLength(1)
  await expect.poll(listStored).toEqual(nothing)
  await openAdmin('/admin/gallery')
  await expect.element(page.getByRole('row').filter({ hasText: 'Long walk' })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
})

test('leaving asks nothing once the photos are stored, and Cancel discards them', async () => {
  await fakeUploads()
  await chooseTwo()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.poll(() => location.pathname).toBe('/admin')
  await openAdmin('/admin/gallery')
  await goOn.click()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.poll(listStored).toEqual(nothing)
  await expect.element(banner).not.toBeInTheDocument()
})

test('waiting photos are discarded after a question', async () => {
  await fakeUploads()
  await chooseTwo()
  await openAdmin('/admin/gallery')
  await discard.click()
  const question = page.getByRole('alertdialog', { name: 'Discard these 2 photos?' })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await expect.element(banner).toBeVisible()
  await discard.click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(await listStored()).toEqual(nothing)
})

test('a browser that stores nothing is no safe place, so leaving asks', async () => {
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  onTestFinished(() => refused.mockRestore())
  await fakeUploads()
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('long-walk.jpg'))
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await leaveQuestion.getByRole('button', { name: 'Stay' }).click()
  await open()
  await expect.element(item('long-walk.jpg').getByLabelText('Title')).toHaveValue('Long walk')
  await add.click()
  await expect.element(toast()).toMatchTextContent('Photo added')
  expect(await listPhotos('Long walk')).toHaveLength(1)
})

const recordOf = (key: string, accountId: string): ChosenPhotos => {
  const details = { title: 'Of another', description: '', category: 'Everyday' }
  const photos = [{ id: `photo-of-${key}`, name: 'other.jpg', choice: null, details }]
  return { key, accountId, at: 1, photos }
}

test('photos of another account, and of an open tab, are neither offered nor touched', async () => {
  const { user } = await call<{ user: { uid: string } }>('GET', '/api/auth/session')
  const tab = new AbortController()
  onTestFinished(() => tab.abort())
  lockRecord('tab', tab.signal)
  const save = (key: string, accountId: string) =>
    repository.save('photos', key, recordOf(key, accountId), [[`photo-of-${key}`, new Blob([key])]])
  await save('other', 'someone')
  await save('tab', user.uid)
  await save('free', user.uid)
  await openAdmin('/admin/gallery')
  await expect.element(banner).toMatchTextContent('One photo that you chose')
  await discard.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect((await repository.list('photos')).map(({ key }) => key)).toEqual(['other', 'tab'])
  const files = await repository.list('photo')
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['other', 'tab'])
})

test('an upload whose answer was lost is found by its key, and sent once', async () => {
  const answers: string[] = []
  const { send } = XMLHttpRequest.prototype
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send')
  onTestFinished(() => sending.mockRestore())
  sending.mockImplementationOnce(function (this: XMLHttpRequest, body) {
    this.onload = () => {
      answers.push(JSON.parse(this.responseText).imageUrl)
      this.onerror?.(new ProgressEvent('error'))
    }
    send.call(this, body)
  })
  await openAdmin('/admin/gallery')
  await open()
  await choose(await pictureFile('long-walk.jpg'))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
  await add.click()
  await expect.element(toast()).toMatchTextContent('Photo added')
  expect(sending).toHaveBeenCalledOnce()
  expect((await listPhotos('Long walk')).map(({ imageUrl }) => imageUrl)).toEqual(answers)
})

test.for(['from the device', 'by its address'])(
  'a photo %s whose answer was lost is there once, with the words of the second try',
  async (way) => {
    await fakeUploads()
    await network.loseAnswer('POST /api/admin/photos', 1)
    await openAdmin('/admin/gallery')
    await open()
    if (way === 'from the device') await choose(await pictureFile('first.jpg'))
    else await dialog.getByLabelText('Image URL').fill('https://example.invalid/first.jpg')
    await dialog.getByLabelText('Title').fill('First try')
    await dialog.getByLabelText('Description').fill('He goes everywhere nose first.')
    await add.click()
    await expect.element(toast()).toMatchTextContent('Failed to add photo')
    expect(await listPhotos('First try')).toHaveLength(1)
    await dialog.getByLabelText('Title').fill('Second try')
    await add.click()
    await expect.element(toast()).toMatchTextContent('Photo added')
    expect(await listPhotos('First try')).toHaveLength(0)
    expect(await listPhotos('Second try')).toHaveLength(1)
  },
)
