import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clipFile, network, openAdmin, pictureFile, resetDiary } from '#test/dom/dom.tsx'

const dialog = page.getByRole('dialog', { name: 'Add New Photo' })
const trim = page.getByRole('dialog', { name: 'Which seconds?' })
const end = trim.getByRole('slider', { name: 'End' })
const start = trim.getByRole('slider', { name: 'Start' })
const choose = (...files: File[]) => dialog.getByCss('input[type=file]').upload(files)

/** Fakes the upload's answer, because resizing a real poster takes seconds. */
const fakeUploads = () =>
  network.answer('POST /api/admin/media', 200, {
    imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
    width: 1600,
    height: 1067,
    placeholder: '',
    clip: '/media/demo/sofa-nap/clip.mp4#1600x1067,3',
  })

/** Patches the file so that its first frame claims 13 MB. */
async function heavyClip(): Promise<File> {
  const film = new Uint8Array(await (await clipFile('silent.mp4')).arrayBuffer())
  const sizes = new TextDecoder('latin1').decode(film).indexOf('stsz')
  new DataView(film.buffer).setUint32(sizes + 16, 13 * 1024 ** 2)
  const rest = new Uint8Array(14 * 1024 ** 2)
  new DataView(rest.buffer).setUint32(0, rest.length)
  rest.set(new TextEncoder().encode('free'), 4)
  return new File([film, rest], 'heavy.mp4', { type: 'video/mp4' })
}

beforeEach(async () => {
  await resetDiary()
  await fakeUploads()
  await openAdmin('/admin/gallery')
  await page.getByRole('button', { name: 'Add New Photo' }).click()
})

test('a clip becomes ready like a photo, and can be cut by keys', async () => {
  await choose(await clipFile('walk.mp4', 'evening-walk.mp4'))
  await expect.element(dialog.getByText('Ready')).toBeVisible()
  await expect.element(dialog.getByText('0:03')).toBeVisible()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Evening walk')
  await dialog.getByRole('button', { name: 'Trim it: evening-walk.mp4' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(trim).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Trim it: evening-walk.mp4' }).click()
  await expect.element(end).toHaveAttribute('aria-valuetext', '3 seconds')
  await expect.element(trim.getByRole('radio')).toHaveLength(6)
  ;((await end.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(end).toHaveAttribute('aria-valuenow', '2')
  await trim.getByRole('button', { name: 'Use these 2 seconds' }).click()
  await expect.element(trim).not.toBeInTheDocument()
  await expect.element(dialog.getByText('0:02')).toBeVisible()
  await expect.element(dialog.getByText('Ready')).toBeVisible()
})

test('a film of more than a minute waits to be trimmed, and the other end comes along', async () => {
  await choose(await clipFile('minute-24.mp4', 'IMG_2240.MOV'))
  await expect
    .element(dialog.getByText('1 minute 24. A clip can be 60 seconds long.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Trim it: IMG_2240.MOV' }).click()
  await expect.element(trim.getByText('He’s 60 seconds long')).toBeVisible()
  ;((await end.findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(start).toHaveAttribute('aria-valuetext', '5 seconds')
  await expect.element(end).toHaveAttribute('aria-valuetext', '65 seconds')
  await userEvent.keyboard('{Home}')
  await expect.element(trim.getByText('He’s 1 second long')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(start).toHaveAttribute('aria-valuenow', '24')
})

test('sound that can’t be kept is said beside the clip', async () => {
  await choose(await clipFile('theatre.mp4'), await clipFile('walk.mp4'))
  await expect.element(dialog.getByText('Ready')).toHaveLength(2)
  await expect
    .element(dialog.getByText('The sound couldn’t come along. This clip is silent.'))
    .toHaveLength(1)
})

test('what nothing makes small enough is refused before it is sent', async () => {
  const { isConfigSupported } = VideoDecoder
  VideoDecoder.isConfigSupported = async (config) => ({ config, supported: false })
  onTestFinished(() => {
    VideoDecoder.isConfigSupported = isConfigSupported
  })
  await choose(await heavyClip())
  await expect
    .element(
      dialog.getByText(
        'This clip is larger than 12 MB. Please trim it, or save it smaller, and add it again.',
      ),
    )
    .toBeVisible()
})

test('a film that can’t be read says what to do, and does not hold up the others', async () => {
  const film = new File(['RIFF....AVI '], 'PRETZEL.AVI', { type: 'video/x-msvideo' })
  await choose(film, await pictureFile('good-beach.jpg'))
  await expect
    .element(
      dialog.getByText(
        'This browser can’t read this video. Save it as an MP4 of 60 seconds or less, then add that.',
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByText('Ready')).toHaveLength(1)
  await expect.element(dialog.getByRole('button', { name: 'Add Photo' })).toBeEnabled()
  await expect.element(dialog.getByRole('button', { name: /^Trim it/ })).toHaveLength(0)
})
