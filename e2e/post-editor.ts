import { expect, type Page } from '@playwright/test'

export const sampleText =
  'Every one of these words was typed by somebody, and none of them may be lost.'

export const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
/** The button is named after what saving will do. */
export const saveButton = (page: Page) =>
  page
    .locator('.editor-bar')
    .getByRole('button', { name: /^(Save|Publish|Schedule|Update|Unpublish)$/ })
/** The browser stores the local copy first; the autosave reaches the server a little later. */
export const expectStoredLocally = (page: Page) =>
  expect(page.locator('[data-autosave="stored"]')).toBeVisible()

export async function chooseSampleCover(page: Page) {
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
}

export async function fillNewPost(page: Page, title: string, text = sampleText) {
  await page.goto('/admin/posts/new')
  await titleField(page).fill(title)
  await content(page).fill(text)
  await chooseSampleCover(page)
  await page.getByLabel('Category').selectOption('travel')
}

export async function openEditor(page: Page, id: number) {
  await page.goto(`/admin/posts/${id}/edit`)
  await expect(content(page)).toBeVisible()
}

export async function appendText(page: Page, more: string) {
  await content(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(more)
}
