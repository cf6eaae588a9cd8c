import type { Page } from '@playwright/test'
import { intercept } from './intercept.ts'
import { pasteOrDropPhoto } from './paste-or-drop-photo.ts'
import { content } from './post-editor.ts'
import { expect, test } from './signed-in.ts'

const waiting = /!\[Adding left-slipper\.png…\]\(#uploading-[\w-]+\)/
const photo = /!\[left slipper\]\(\/media\/[^)]+\)/

/** Blocks every upload until the returned function is called. */
async function blockUploads(page: Page) {
  const released = Promise.withResolvers<void>()
  await intercept(page, '**/api/admin/media', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (...parts: (string | RegExp)[]) => {
  const sources = parts.map((part) => (typeof part === 'string' ? escaped(part) : part.source))
  return new RegExp(`^${sources.join('')}$`)
}

test('a pasted photo waits in its place while the owner writes on, and touches nothing when it comes', async ({
  page,
}) => {
  await page.goto('/admin/posts/new')
  await content(page).fill('Before. After.')
  await content(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7))
  const release = await blockUploads(page)
  await pasteOrDropPhoto(content(page), { as: 'paste', name: 'left-slipper.png' })
  await expect(content(page)).toHaveValue(pattern('Before.\n\n', waiting, '\n\n After.'))
  await expect(page.getByRole('progressbar', { name: 'Upload of left-slipper.png' })).toBeVisible()
  await content(page).press('Control+End')
  await page.keyboard.type(' And on.')
  // The word "And" is selected when the photo arrives.
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
