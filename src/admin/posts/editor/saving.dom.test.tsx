import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { call, network, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import { appendText, content, expectAddress, press, saveButton } from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'

const words = 'Every one of these words was typed by somebody, and none of them may be lost.'
const reads = (more: string) => expect.element(content).toHaveValue(`${words}${more}`)
const post = (title: string, more: object = {}) =>
  makePost({ title, content: words, published: false, ...more })

async function openPost(title: string) {
  const { id, slug } = await call('POST', '/api/admin/posts', post(title))
  await openAdmin(`/admin/posts/${id}/edit`)
  return { id, slug }
}

beforeEach(resetDiary)

test('Ctrl+S saves and stays, with caret and undo as they were', async () => {
  const { id } = await openPost('Saving on the way')
  await appendText(' One.')
  await press('Control+s')
  await expect
    .element(page.getByText('Your post has been saved successfully.', { exact: true }))
    .toBeVisible()
  await expect.element(saveButton).toBeDisabled()
  await expect.element(content).toHaveFocus()
  await userEvent.keyboard(' Two.')
  await reads(' One. Two.')
  await saveButton.click()
  await expectAddress('/admin')
  await openAdmin(`/admin/posts/${id}/edit`)
  await reads(' One. Two.')
})

test('what is typed while a save is under way is not lost', async () => {
  await openPost('Typing on')
  await appendText(' Sent.')
  const letGo = await network.hold('PUT /api/admin/posts/*')
  await saveButton.click()
  await appendText(' Typed meanwhile.')
  await letGo()
  await expect.element(saveButton).toBeEnabled()
  await reads(' Sent. Typed meanwhile.')
  await saveButton.click()
  await expectAddress('/admin')
})

test('when another tab saved first, its words can be taken; mine are set aside and offered', async () => {
  const title = 'Theirs wins'
  const { id, slug } = await openPost(title)
  await appendText(' From this tab.')
  const theirs = post(title, { slug, content: `${words} From the other tab.` })
  await call('PUT', `/api/admin/posts/${id}`, theirs)
  await saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'This post was saved somewhere else' })
  await expect.element(dialog.getByCss('del').first()).toMatchTextContent(/the other/)
  await expect.element(dialog.getByCss('ins').first()).toMatchTextContent('this')
  await dialog.getByRole('button', { name: 'Use the saved version' }).click()
  await reads(' From the other tab.')
  await expect.element(saveButton).toBeDisabled()
  await openAdmin(`/admin/posts/${id}/edit`)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await reads(' From this tab.')
})

test('when another tab saved first, both can be kept: nothing is saved before the owner has read them', async () => {
  const title = 'Both count'
  const { id, slug } = await openPost(title)
  await appendText(' From this tab.')
  const theirs = post(`${title} twice`, { slug, content: `${words} From the other tab.` })
  await call('PUT', `/api/admin/posts/${id}`, theirs)
  const stored = () => call<{ content: string }>('GET', `/api/admin/posts/${id}`)
  await saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'This post was saved somewhere else' })
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toast()).toMatchTextContent('Both are in the editor')
  const below = `Title: ${title} twice\n\n${words} From the other tab.`
  const both = ` From this tab.\n\n---\n\n**The other version:**\n\n${below}`
  await reads(both)
  expect(await stored()).toMatchObject({ content: theirs.content })
  await saveButton.click()
  await expectAddress('/admin')
  expect(await stored()).toMatchObject({ title, content: `${words}${both}` })
})

test('the question about two versions fits on a phone with all its buttons, in a low window, too', async () => {
  const title = 'Two long versions'
  const { id, slug } = await openPost(title)
  const many = ' He ran to the door and back again.'.repeat(60)
  await appendText(many)
  const theirs = post(title, { slug, content: `${words}${many.replaceAll('ran', 'walked')}` })
  await call('PUT', `/api/admin/posts/${id}`, theirs)
  await saveButton.click()
  const dialog = page.getByRole('dialog', { name: 'This post was saved somewhere else' })
  await expect.element(dialog).toBeVisible()
  for (const [width, height] of [
    [phoneSize.width, phoneSize.height],
    [phoneSize.width, 560],
    [320, 560],
    [1280, 560],
  ] as const) {
    await page.viewport(width, height)
    for (const button of dialog.getByRole('button').elements()) {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const name = `${button.textContent} at ${width} × ${height}`
      expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0)
      expect(right, name).toBeLessThanOrEqual(width)
      expect(bottom, name).toBeLessThanOrEqual(height)
      expect(button.scrollWidth, name).toBeLessThanOrEqual(button.clientWidth)
    }
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBe(clientWidth)
  }
})

test('a post deleted elsewhere can be saved as a new one', async () => {
  const title = 'Deleted elsewhere'
  const { id } = await openPost(title)
  await appendText(' Still here.')
  await call('DELETE', `/api/admin/posts/${id}`)
  await saveButton.click()
  const dialog = page.getByRole('alertdialog', { name: 'This post was deleted somewhere else' })
  await dialog.getByRole('button', { name: 'Save as new post' }).click()
  await expectAddress('/admin')
  const posts = await call<{ id: number; title: string }[]>('GET', '/api/admin/posts')
  const made = posts.find((post) => post.title === title)
  await openAdmin(`/admin/posts/${made?.id}/edit`)
  await reads(' Still here.')
})
