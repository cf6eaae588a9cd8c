import type { Page } from '@playwright/test'
import { makeAnimation, makePhonePhoto } from '#test/make-image.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Add pictures' })
const open = (page: Page) => page.getByRole('button', { name: 'Image', exact: true }).click()
const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  // Small: a large one takes seconds of encoding, which is tested elsewhere.
  buffer: await makePhonePhoto({ width: 240, height: 160 }),
})
const number = (page: Page, n: number) =>
  picker(page).getByRole('listitem', { name: `Picture ${n}` })

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/posts/new')
})

test('several photos of the gallery become an album after the words, and Ctrl+Z takes it back', async ({
  page,
}) => {
  await content(page).fill('Before and after')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 6))
  await open(page)
  await picker(page).getByRole('tab', { name: 'Gallery' }).click()
  const choices = picker(page).getByRole('button', { name: /^Choose “/ })
  await expect(choices.nth(1)).toBeVisible()
  await picker(page).getByLabel('Search the gallery').fill('no such words')
  await expect(picker(page).getByText('No photos match.')).toBeVisible()
  await picker(page).getByLabel('Search the gallery').fill('beach')
  await expect(choices).toHaveCount(1)
  await choices.first().click()
  await picker(page).getByLabel('Search the gallery').fill('')
  const second = picker(page)
    .getByRole('button', { name: /^Choose “/, pressed: false })
    .first()
  await second.click()
  await number(page, 1).getByLabel('What it shows').fill('The [sea]')
  await number(page, 1).getByLabel('Caption').fill('He said "no"')
  await expectAccessible(page)
  await picker(page).getByRole('button', { name: 'Insert 2 pictures' }).click()
  await expect(picker(page)).toBeHidden()
  await expect(content(page)).toHaveValue(
    /^Before\n\n::: photos\n!\[The \\\[sea\\\]\]\(\/media\/\S+ "He said \\"no\\""\)\n!\[[^\]]+\]\(\/media\/\S+\)\n:::\n\n and after$/,
  )
  await expect(content(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('Before and after')
})

test('a picture by its address needs one that browsers show', async ({ page }) => {
  await open(page)
  await picker(page).getByRole('tab', { name: 'Address' }).click()
  const address = picker(page).getByLabel('Image address')
  await address.fill('nap.jpg')
  await picker(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(picker(page).getByText('Please enter a valid image URL')).toBeVisible()
  await address.fill('http://example.com/nap.jpg')
  await page.keyboard.press('Enter')
  await expect(picker(page).getByText(/http:\/\/ addresses/)).toBeVisible()
  await address.fill('/media/demo/sofa-nap/1600x1067.jpg')
  await page.keyboard.press('Enter')
  await number(page, 1).getByLabel('What it shows').fill('A nap')
  await picker(page).getByRole('button', { name: 'Insert picture' }).click()
  await expect(content(page)).toHaveValue('![A nap](/media/demo/sofa-nap/1600x1067.jpg)')
})

test('what was chosen outlives Escape, and Cancel forgets it', async ({ page }) => {
  await open(page)
  await picker(page)
    .locator('input[type=file]')
    .setInputFiles([await file('sofa-nap.jpg')])
  await number(page, 1).getByLabel('Caption').fill('Typed words')
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  await open(page)
  await expect(number(page, 1).getByLabel('Caption')).toHaveValue('Typed words')
  await picker(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await open(page)
  await expect(number(page, 1)).toBeHidden()
})

test('an animated GIF stays animated, and stands still for those who want no motion', async ({
  page,
}) => {
  const buffer = await (await makeAnimation(3)).gif().toBuffer()
  await open(page)
  await picker(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'happy-tail.gif', mimeType: 'image/gif', buffer }])
  await picker(page).getByRole('button', { name: 'Insert picture' }).click()
  await expect(content(page)).toHaveValue(/^!\[happy tail\]\(\/media\/\w+\/64x48\.webp\)$/)
  await page.getByRole('tab', { name: 'Preview' }).click()
  const shown = page.locator('.editor-preview img')
  await expect(shown).toHaveJSProperty('naturalWidth', 64)
  const current = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await current()).toMatch(/\.webp$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(current).toMatch(/\.jpg$/)
})

test.describe('a photo in HEIC', () => {
  test.use({ expectedErrors: [/415/] })

  test('is refused with how to change the phone', async ({ page }) => {
    const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await open(page)
    await picker(page)
      .locator('input[type=file]')
      .setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer }])
    await expect(picker(page).getByText(/Formats › Most Compatible/)).toBeVisible()
    await expect(picker(page).getByRole('button', { name: 'Insert picture' })).toBeDisabled()
  })
})

test.describe('a file that is no picture', () => {
  test.use({ expectedErrors: [/415/] })

  test('says why, and does not hold up the others', async ({ page }) => {
    await open(page)
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await picker(page)
      .locator('input[type=file]')
      .setInputFiles([text, await file('IMG_1006.jpg')])
    await expect(picker(page).getByText(/can’t read this file as a picture/)).toBeVisible()
    await expect(number(page, 2).getByLabel('What it shows')).toHaveValue('')
    await number(page, 2).getByLabel('What it shows').fill('A nap')
    await picker(page).getByRole('button', { name: 'Insert picture' }).click()
    await expect(content(page)).toHaveValue(/^!\[A nap\]\(\/media\/[0-9a-f]{32}\/\d+x\d+\.jpg\)$/)
  })
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two uploads become an album, with the button in reach', async ({ page }) => {
    await page.getByRole('button', { name: 'Image', exact: true }).tap()
    await picker(page)
      .locator('input[type=file]')
      .setInputFiles([await file('muddy-nose.jpg'), await file('clean-nose.jpg')])
    const insert = picker(page).getByRole('button', { name: 'Insert 2 pictures' })
    await expect(insert).toBeEnabled()
    await expect(insert).toBeInViewport()
    expect(await picker(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
      true,
    )
    await insert.tap()
    await expect(content(page)).toHaveValue(
      /^::: photos\n!\[muddy nose\]\(\/media\/\S+\)\n!\[clean nose\]\(\/media\/\S+\)\n:::$/,
    )
    await page.getByRole('tab', { name: 'Preview' }).tap()
    await expect(page.locator('.editor-preview .photos img')).toHaveCount(2)
  })
})
