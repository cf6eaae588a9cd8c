import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call, network, openAdmin, phoneSize, resetDiary, toast } from '#test/dom/dom.tsx'
import {
  appendText,
  content,
  expectAddress,
  expectStoredLocally,
  fillTheRest,
  press,
  saveButton,
  sendAutosave,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'

const story = 'He dug for an hour, and found the other end of his own hole.'
const makeLink = page.getByRole('button', { name: 'Make a preview link' })
const address = page.getByRole('textbox', { name: 'Preview link' })
const stay = page.getByRole('button', { name: 'Save and stay' })
const offer = page.getByRole('region', { name: /^You have unsaved changes/ })
const listPosts = () =>
  call<{ id: number; title: string; published: boolean }[]>('GET', '/api/admin/posts')
const listAutosaves = () => call<unknown[]>('GET', '/api/admin/drafts')

async function writeNew(title: string) {
  await titleField.fill(title)
  await content.fill(story)
  await fillTheRest()
}

beforeEach(resetDiary)

test('Save leads to the dashboard, and its message leads back to writing', async () => {
  await openAdmin('/admin/posts/new', phoneSize)
  await writeNew('Back to it')
  await saveButton.click()
  await expectAddress('/admin')
  await expect.element(toast()).toMatchTextContent('Your new post has been created successfully.')
  await toast().getByRole('button', { name: 'Keep writing' }).click()
  await expectAddress(/^\/admin\/posts\/\d+\/edit$/)
  await expect.element(content).toHaveValue(story)
})

test('Save and stay saves without leaving, and waits for the next change', async () => {
  const { id } = await call('POST', '/api/admin/posts', makePost({ title: 'Still here' }))
  await openAdmin(`/admin/posts/${id}/edit`, phoneSize)
  await expect.element(stay).toBeDisabled()
  await appendText(' One more.')
  await stay.click()
  await expect.element(toast()).toMatchTextContent('Your post has been saved successfully.')
  await expect.element(stay).toBeDisabled()
  expect(location.pathname).toBe(`/admin/posts/${id}/edit`)
  expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({
    content: expect.stringMatching(/ One more\.$/),
  })
})

test('one press on a draft that was never saved saves it, stays and makes the link', async () => {
  await openAdmin('/admin/posts/new')
  await writeNew('To be read before')
  await sendAutosave()
  await makeLink.click()
  await expect.element(address).toHaveValue(expect.stringMatching(/\/preview\/[\w-]+$/))
  await expectAddress(/^\/admin\/posts\/\d+\/edit$/)
  await expect.element(content).toHaveValue(story)
  expect(await listAutosaves()).toEqual([])
})

test('a link for a draft that is not complete yet marks what is missing', async () => {
  await openAdmin('/admin/posts/new')
  await titleField.fill('Ti')
  await makeLink.click()
  await expect.element(page.getByText('Title must be at least 3 characters')).toBeVisible()
  await expect.element(page.getByText('Please select a category')).toBeVisible()
  await expect.element(titleField).toHaveFocus()
  await expectAddress('/admin/posts/new')
  expect(await listPosts()).not.toContainEqual(expect.objectContaining({ title: 'Ti' }))
})

test('a link shows the newest words, and never publishes what is only chosen', async () => {
  const post = makePost({ title: 'Chosen, not public', published: false })
  const { id } = await call('POST', '/api/admin/posts', post)
  await openAdmin(`/admin/posts/${id}/edit`)
  await appendText(' The newest.')
  const publish = page.getByCss('.publish-box').getByRole('switch', { name: 'Publish' })
  await publish.click()
  await makeLink.click()
  await expect.element(address).toHaveValue(expect.stringMatching(/\/preview\//))
  expect(await call('GET', `/api/admin/posts/${id}`)).toMatchObject({
    published: false,
    content: expect.stringMatching(/ The newest\.$/),
  })
  await expect.element(publish).toBeChecked()
  await expect.element(saveButton).toHaveTextContent('Publish')
  await expect.element(saveButton).toBeEnabled()
})

test('a link stays in sight when the question for an earlier one is answered late', async () => {
  const path = 'GET /api/admin/posts/*/preview-link'
  await network.answer(path, 200, { expiresAt: null })
  const letGo = await network.hold(path)
  await openAdmin('/admin/posts/new')
  await writeNew('Asked twice')
  await makeLink.click()
  await expect.element(address).toBeVisible()
  await letGo()
  const [, id] = /(\d+)\/edit$/.exec(location.pathname) ?? []
  await call('GET', `/api/admin/posts/${id}/preview-link`)
  await appendText(' Written on.')
  await expectStoredLocally()
  expect(address.elements()).toHaveLength(1)
})

test('on a phone a conflict can be compared, and a message leaves its words their width', async () => {
  await openAdmin('/admin/posts/new', phoneSize)
  await writeNew('From the sofa')
  await sendAutosave()
  const [draft] = await call<{ key: string; version: number }[]>('GET', '/api/admin/drafts')
  const path = `/api/admin/drafts/${draft?.key}`
  const { draft: stored } = await call<{ draft: object }>('GET', path)
  await call('PUT', path, { ...stored, content: 'From the desk.' })
  await appendText(' And on.')
  dispatchEvent(new Event('pagehide'))
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await saveButton.click()
  await expectAddress('/admin')
  const words = toast().getByText('Your new post has been created successfully.')
  await expect.element(words).toBeVisible()
  expect(words.element().getBoundingClientRect().width).toBeGreaterThan(phoneSize.width / 3)
})

test('words that a restored copy replaces are offered in their turn', async () => {
  await openAdmin('/admin/posts/new')
  await content.fill('From the closed tab.')
  await expectStoredLocally()
  await openAdmin('/admin/posts/new')
  await expect.element(offer).toBeVisible()
  await content.fill('Typed before looking up.')
  await offer.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(content).toHaveValue('From the closed tab.')
  await expect.element(offer.getByText(/Typed before looking up/)).toBeVisible()
  await offer.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(content).toHaveValue('Typed before looking up.')
})

test('after a first save no copy of another story is offered into the saved post', async () => {
  await openAdmin('/admin/posts/new')
  await content.fill('Another story, never saved.')
  await expectStoredLocally()
  await openAdmin('/admin/posts/new')
  await expect.element(offer).toBeVisible()
  await writeNew('This story')
  await press('Control+s')
  await expectAddress(/\/edit$/)
  await expect.element(offer).not.toBeInTheDocument()
  await openAdmin('/admin/posts/new')
  await expect.element(offer.getByText(/Another story, never saved/)).toBeVisible()
})

test('a post saved here and deleted elsewhere is saved as a new one', async () => {
  await openAdmin('/admin/posts/new')
  await writeNew('Gone and back')
  await press('Control+s')
  await expectAddress(/\/edit$/)
  const [, id] = /(\d+)\/edit$/.exec(location.pathname) ?? []
  await call('DELETE', `/api/admin/posts/${id}`)
  await appendText(' Still here.')
  await saveButton.click()
  const dialog = page.getByRole('alertdialog', { name: 'This post was deleted somewhere else' })
  await dialog.getByRole('button', { name: 'Save as new post' }).click()
  await expectAddress('/admin')
  const made = (await listPosts()).filter(({ title }) => title === 'Gone and back')
  expect(made).toHaveLength(1)
  expect(made[0]?.id).not.toBe(Number(id))
})

test('nothing is autosaved while a save is under way, so no unfinished draft is left behind', async () => {
  await openAdmin('/admin/posts/new')
  await writeNew('Slow to save')
  await sendAutosave()
  const letGo = await network.hold('POST /api/admin/posts')
  await press('Control+s')
  await appendText(' Typed meanwhile.')
  dispatchEvent(new Event('pagehide'))
  await expectStoredLocally()
  expect(await listAutosaves()).toMatchObject([{ version: 1 }])
  await letGo()
  await expectAddress(/\/edit$/)
  await sendAutosave()
  const id = Number(/(\d+)\/edit$/.exec(location.pathname)?.[1])
  expect(await listAutosaves()).toMatchObject([{ postId: id }])
  await saveButton.click()
  await expectAddress('/admin')
  expect(await listAutosaves()).toEqual([])
})
