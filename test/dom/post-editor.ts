import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const titleField = page.getByRole('textbox', { name: 'Title', exact: true })
export const slugField = page.getByRole('textbox', { name: /^Slug/ })
export const content = page.getByRole('textbox', { name: 'Content' })
export const excerpt = page.getByRole('textbox', { name: 'Excerpt' })
/** The button is named after what saving will do. */
export const saveButton = page.getByCss('.editor-bar').getByRole('button', {
  name: /^(Save|Publish|Schedule|Update|Unpublish)$/,
})
export const expectAutosaveSaved = () =>
  expect.element(page.getByCss('[data-draft="saved"]')).toBeVisible()
/** Sends the autosave without waiting for the pause after typing, as when the page is hidden. */
export async function sendAutosave() {
  dispatchEvent(new Event('pagehide'))
  await expectAutosaveSaved()
}
export const expectStoredLocally = () =>
  expect.element(page.getByCss('[data-autosave="stored"]')).toBeVisible()

export const contentField = () => content.element() as HTMLTextAreaElement

/** Accepts combinations such as `Control+End`. */
export async function press(...keys: string[]) {
  for (const key of keys) {
    const [last = '', ...modifiers] = key.split('+').reverse()
    const down = modifiers.map((name) => `{${name}>}`).join('')
    const up = modifiers.map((name) => `{/${name}}`).join('')
    await userEvent.keyboard(`${down}{${last}}${up}`)
  }
}

/** Inserts the text in one step of the undo history. */
export async function appendText(words: string) {
  await expect.element(content).toBeVisible()
  const field = contentField()
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  document.execCommand('insertText', false, words)
}

export async function chooseSampleCover() {
  await page.getByRole('button', { name: 'Choose a cover image' }).click()
  await page
    .getByRole('button', { name: /Use the sample/ })
    .first()
    .click()
}

export async function fillTheRest() {
  await chooseSampleCover()
  await page.getByLabelText('Category').selectOptions('travel')
}

export const expectAddress = (path: string | RegExp) =>
  expect.poll(() => location.pathname + location.search).toMatch(exactly(path))

const exactly = (path: string | RegExp) =>
  typeof path === 'string' ? new RegExp(`^${path.replace('?', '\\?')}$`) : path
