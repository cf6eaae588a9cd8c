import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  beginAnew,
  call,
  emptyDatabases,
  net,
  openAdmin,
  passTimers,
  phone,
} from '#test/dom/dom.tsx'
import {
  addWords,
  areKept,
  content,
  isAt,
  isDraftSaved,
  press,
  save,
  sendDraft,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'
import { AUTOSAVE_PAUSE_MS } from './draft-saver.ts'

const { content: words } = makePost()
const offer = page.getByText('You have unsaved changes')
const discard = page.getByRole('button', { name: 'Discard', exact: true })
const confirm = () =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click()
const listDrafts = () => call<unknown[]>('GET', '/api/admin/drafts')

async function makeStored(title: string) {
  const { id } = await call('POST', '/api/admin/posts', makePost({ title }))
  return `/admin/posts/${id}/edit`
}

beforeEach(beginAnew)

test('discarding asks first, and then forgets', async () => {
  const editor = await makeStored('Words nobody wants')
  await openAdmin(editor)
  await addWords(' Nonsense.')
  await areKept()
  await openAdmin(editor)
  await discard.click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await discard.click()
  await confirm()
  await expect.element(offer).not.toBeInTheDocument()
  await openAdmin(editor)
  await expect.element(content).toHaveValue(words)
  await expect.element(offer).not.toBeInTheDocument()
})

test('words that reach the server while their copy is discarded are discarded, too', async () => {
  const editor = await makeStored('Words on two ways')
  // Nothing reaches the server yet: the browser alone has them.
  const letGo = await net.hold('PUT /api/admin/drafts/*')
  await openAdmin(editor)
  await addWords(' Nonsense.')
  await areKept()
  await openAdmin(editor)
  await expect.element(offer).toBeVisible()
  await letGo()
  await expect.poll(listDrafts).toHaveLength(1)
  await discard.click()
  await confirm()
  await expect.element(offer).not.toBeInTheDocument()
  expect(await listDrafts()).toEqual([])
  await openAdmin(editor)
  await expect.element(content).toHaveValue(words)
  await expect.element(offer).not.toBeInTheDocument()
})

test('without any title it is called Untitled, and can be discarded', async () => {
  await openAdmin('/admin/posts/new')
  await content.fill('Words without a name.')
  await sendDraft()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(page.getByRole('link', { name: 'Untitled', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Discard "Untitled"' }).click()
  await confirm()
  await expect.element(page.getByText('Untitled', { exact: true })).not.toBeInTheDocument()
})

test('unsaved words of a post are offered on another device, and saving takes them in', async () => {
  const editor = await makeStored('Two devices')
  await openAdmin(editor)
  await addWords(' Written at the desk.')
  await sendDraft()
  await openAdmin('/admin')
  // The phone has a store of its own, with nothing in it.
  await emptyDatabases()
  await openAdmin(editor, phone)
  await expect.element(content).toHaveValue(words)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(content).toHaveValue(`${words} Written at the desk.`)
  await save.click()
  await isAt('/admin')
  expect(await listDrafts()).toEqual([])
})

test('words that are the saved ones again leave no draft behind', async () => {
  await openAdmin(await makeStored('There and back'))
  await userEvent.type(titleField, '!')
  await sendDraft()
  await press('Backspace')
  await expect.poll(listDrafts).toEqual([])
})

test('a screen reader hears one word a pause, not one a letter', async () => {
  await openAdmin('/admin/posts/new')
  await expect.element(content).toBeVisible()
  const heard: string[] = []
  const region = page.getByCss('.editor-status [role="status"]').element()
  const listener = new MutationObserver(() => {
    if (region.textContent) heard.push(region.textContent)
  })
  listener.observe(region, { childList: true, characterData: true, subtree: true })
  passTimers()
  await userEvent.type(content, 'Letters take')
  vi.advanceTimersByTime(AUTOSAVE_PAUSE_MS)
  await isDraftSaved()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatch(/^Unfinished draft saved at/)
})
