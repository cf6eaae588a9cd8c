import type { Page } from '@playwright/test'
import { givePhoto } from './photo-file.ts'
import { expect, somePost, test, toastOf } from './signed-in.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Post' })
const waiting = /!\[Adding left-slipper\.png…\]\(#uploading-[\w-]+\)/
const photo = /!\[left slipper\]\(\/media\/[^)]+\)/

/** Holds every upload back until it is let go. */
async function holdUploads(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/api/admin/media', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

async function writeNew(page: Page, text: string) {
  await page.goto('/admin/posts/new')
  await content(page).fill(text)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (...parts: (string | RegExp)[]) => {
  const sources = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.source))
  return new RegExp(`^${sources.join('')}$`)
}

test('a pasted photo waits in its place while the owner writes on, and touches nothing when it comes', async ({
  page,
}) => {
  await writeNew(page, 'Before. After.')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7))
  const release = await holdUploads(page)
  await givePhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
  await expect(content(page)).toHaveValue(pattern('Before.\n\n', waiting, '\n\n After.'))
  await expect(page.getByRole('progressbar', { name: 'Upload of left-slipper.png' })).toBeVisible()
  await content(page).press('Control+End')
  await page.keyboard.type(' And on.')
  // "And" is selected when the photo arrives.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
  }
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowLeft')
  release()
  await expect(content(page)).toHaveValue(pattern('Before.\n\n', photo, '\n\n After. And on.'))
  await expect(content(page)).toBeFocused()
  expect(
    await content(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('And')
  await page.keyboard.type('Or')
  await expect(content(page)).toHaveValue(pattern('Before.\n\n', photo, '\n\n After. Or on.'))
})

test('a photo that comes while another field is written in leaves the focus there', async ({
  page,
}) => {
  await writeNew(page, 'Words.')
  const release = await holdUploads(page)
  await givePhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.focus()
  await page.keyboard.type('A tit')
  release()
  await expect(content(page)).toHaveValue(pattern('Words.\n\n', photo))
  await page.keyboard.type('le')
  await expect(title).toHaveValue('A title')
  await expect(title).toBeFocused()
})

test('a dropped photo stands after the paragraph it was dropped on', async ({ page }) => {
  await writeNew(page, 'One.\n\nTwo is here.\n\nThree.')
  await content(page).press('Control+End')
  const box = await content(page).boundingBox()
  const style = await content(page).evaluate((field) => {
    const { paddingTop, paddingLeft, lineHeight } = getComputedStyle(field)
    return [paddingTop, paddingLeft, lineHeight].map(Number.parseFloat) as [number, number, number]
  })
  const at = { x: (box?.x ?? 0) + style[1] + 20, y: (box?.y ?? 0) + style[0] + style[2] * 2.5 }
  await givePhoto(content(page), { as: 'drop', name: 'left-slipper.png', at })
  await expect(content(page)).toHaveValue(pattern('One.\n\nTwo is here.\n\n', photo, '\n\nThree.'))
  await page.keyboard.type(' Four.')
  await expect(content(page)).toHaveValue(/Three\. Four\.$/)
})

test('a photo dropped beside the text is offered as cover or at the end', async ({ page }) => {
  await writeNew(page, 'Words.')
  const where = page.getByRole('dialog', { name: 'Where should this photo go?' })
  await givePhoto(page.getByRole('textbox', { name: 'Title' }), {
    as: 'drop',
    name: 'left-slipper.png',
  })
  await where.getByRole('button', { name: 'Add at the end of the text' }).click()
  await expect(content(page)).toHaveValue(pattern('Words.\n\n', photo))
  await givePhoto(page.locator('.admin-main'), { as: 'drop', name: 'IMG_1006.png' })
  await where.getByRole('button', { name: 'Use as cover image' }).click()
  await expect(page.locator('.cover-pick img')).toHaveAttribute('src', /^\/media\//)
})

test('what a camera calls its file is no description', async ({ page }) => {
  await writeNew(page, 'Words.')
  await givePhoto(content(page), { as: 'paste', name: 'IMG_1006.png' })
  await expect(content(page)).toHaveValue(pattern('Words.\n\n', /!\[\]\(\/media\/[^)]+\)/))
})

test('a save during an upload says that it waits, and the photo is in the post', async ({
  page,
  call,
}) => {
  const { id } = await call('POST', '/api/admin/posts', somePost('Saved with a photo'))
  await page.goto(`/admin/posts/${id}/edit`)
  await content(page).fill('Words enough for a post.')
  const release = await holdUploads(page)
  await givePhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Waiting for the photo…' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/admin$/)
  const saved = await call<{ content: string }>('GET', `/api/admin/posts/${id}`)
  expect(saved.content).toMatch(pattern('Words enough for a post.\n\n', photo))
})

test.describe('a photo that does not come', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load/] })
  test('is told, holds a save back, and goes with its line or comes at the next try', async ({
    page,
    call,
  }) => {
    const { id } = await call('POST', '/api/admin/posts', somePost('Saved without a photo'))
    await page.goto(`/admin/posts/${id}/edit`)
    await content(page).fill('Words enough for a post.')
    await page.route('**/api/admin/media', (route) => route.abort())
    await givePhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
    await expect(page.getByText('The connection was lost. Please try again.')).toBeVisible()
    await save(page).click()
    await expect(toastOf(page)).toContainText('A photo wasn’t added')
    await page.unroute('**/api/admin/media')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(content(page)).toHaveValue(pattern('Words enough for a post.\n\n', photo))
    await page.route('**/api/admin/media', (route) => route.abort())
    await givePhoto(content(page), { as: 'paste', name: 'other.png' })
    await page.getByRole('button', { name: 'Remove: other.png' }).click()
    await expect(content(page)).toHaveValue(pattern('Words enough for a post.\n\n', photo))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })
  test('a photo chosen by touch waits in its place, too', async ({ page }) => {
    await writeNew(page, 'Before.')
    const release = await holdUploads(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose photos' }).tap()
    await (await chooser).setFiles('art/media/sofa-nap/480.webp')
    await expect(content(page)).toHaveValue(/^Before\.\n\n!\[Adding 480\.webp…\]/)
    release()
    await expect(content(page)).toHaveValue(/^Before\.\n\n!\[\]\(\/media\/[^)]+\)$/)
  })
})
