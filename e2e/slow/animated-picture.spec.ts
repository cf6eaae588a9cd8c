import type { Page } from '@playwright/test'
import { makeAnimation } from '#test/make-image.ts'
import { expect, test } from '../signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Add photos and clips' })
const open = (page: Page) => page.getByRole('button', { name: 'Photo or clip' }).click()

test('an animated GIF stays animated, and stands still for those who want no motion', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  const buffer = await (await makeAnimation(3)).gif().toBuffer()
  await open(page)
  await picker(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'happy-tail.gif', mimeType: 'image/gif', buffer }])
  await picker(page).getByRole('button', { name: 'Insert picture' }).click()
  await expect(content(page)).toHaveValue(/^!\[happy tail\]\(\/media\/\w+\/64x48\.webp\)$/)
  await page.getByRole('tab', { name: 'Preview' }).click()
  const shown = page.locator('[data-post-body] img')
  await expect(shown).toHaveJSProperty('naturalWidth', 64)
  const current = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await current()).toMatch(/\.webp$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(current).toMatch(/\.jpg$/)
})
