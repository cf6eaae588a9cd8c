import type { Page } from '@playwright/test'
import { expect, test } from './signed-in.ts'

const clip = (name: string) => `test/fixtures/clips/${name}`
const choose = (page: Page, ...names: string[]) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles(names.map(clip))

test('a clip is trimmed, added to the gallery, and plays there', async ({ page }) => {
  await page.goto('/admin/gallery')
  await page.getByRole('button', { name: 'Add New Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Photo' })
  await choose(page, 'walk.mp4')
  await expect(dialog.getByText('Ready')).toBeVisible()
  await dialog.getByRole('button', { name: 'Trim it: walk.mp4' }).click()
  const trim = page.getByRole('dialog', { name: 'Which seconds?' })
  const film = trim.locator('video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth), 'the preview')
    .toBe(192)
  await trim.getByRole('slider', { name: 'End' }).press('ArrowLeft')
  await trim.getByRole('radio').nth(2).check({ force: true })
  await trim.getByRole('button', { name: 'Use these 2 seconds' }).click()
  await expect(dialog.getByText('Ready')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Photo', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/gallery')
  await expect(page.getByText('Clip, 0:02')).toBeVisible()
  await page.getByRole('link', { name: /Walk/ }).click()
  const video = page.getByRole('dialog').locator('video')
  const played = await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true
    await player.play()
    return { width: player.videoWidth, seconds: Math.round(player.duration) }
  })
  expect(played).toEqual({ width: 192, seconds: 2 })
})

test('a clip that is being made ready can be canceled, and the next one goes into the post', async ({
  page,
}) => {
  // The encoder never finishes, as on a very slow phone.
  await page.addInitScript(() => {
    VideoEncoder.prototype.flush = () => new Promise(() => {})
  })
  await page.goto('/admin/posts/new')
  await page.getByRole('button', { name: 'Photo or clip' }).click()
  const picker = page.getByRole('dialog', { name: 'Add photos and clips' })
  await choose(page, 'vp9.webm')
  await expect(picker.getByText(/^Getting it ready: \d+%/)).toBeVisible()
  await picker.getByRole('button', { name: 'Cancel: vp9.webm' }).click()
  await expect(picker.getByText('vp9.webm')).toBeHidden()
  await choose(page, 'walk.mp4')
  await expect(picker.getByText('Ready')).toBeVisible()
  await picker.getByLabel('What it shows').fill('He runs')
  await picker.getByRole('button', { name: 'Insert picture' }).click()
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
    /^!\[He runs\]\(\/media\/\S+\/clip\.mp4#192x108,3\)\n\n$/,
  )
  await expect(page.getByText('1 clip, 3 seconds')).toBeVisible()
})
