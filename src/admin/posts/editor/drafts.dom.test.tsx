import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Autosave } from '#shared/contract/history.admin.ts'
import {
  call,
  emptyDatabases,
  installFakeTimers,
  network,
  openAdmin,
  phoneSize,
  resetDiary,
} from '#test/dom/dom.tsx'
import {
  appendText,
  content,
  expectAddress,
  expectAutosaveSaved,
  expectStoredLocally,
  press,
  saveButton,
  sendAutosave,
  titleField,
} from '#test/dom/post-editor.ts'
import { makePost } from '#test/make.ts'
import { SERVER_SAVE_DELAY_MS } from '../../sync/autosave.ts'
import { toPostValues } from '../post-values.ts'

const { content: words } = makePost()
const offer = page.getByText('You have unsaved changes')
const discard = page.getByRole('button', { name: 'Discard', exact: true })
const confirm = () =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Discard', exact: true }).click()
const listAutosaves = () => call<unknown[]>('GET', '/api/admin/drafts')

async function makeStored(title: string) {
  const { id } = await call('POST', '/api/admin/posts', makePost({ title }))
  return `/admin/posts/${id}/edit`
}

beforeEach(resetDiary)

test('discarding asks first, and then forgets', async () => {
  const editor = await makeStored('Words nobody wants')
  await openAdmin(editor)
  await appendText(' Nonsense.')
  await expectStoredLocally()
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
  // Blocks the server, so that only the browser stores the text.
  const letGo = await network.hold('PUT /api/admin/drafts/*')
  await openAdmin(editor)
  await appendText(' Nonsense.')
  await expectStoredLocally()
  await openAdmin(editor)
  await expect.element(offer).toBeVisible()
  await letGo()
  await expect.poll(listAutosaves).toHaveLength(1)
  await discard.click()
  await confirm()
  await expect.element(offer).not.toBeInTheDocument()
  expect(await listAutosaves()).toEqual([])
  await openAdmin(editor)
  await expect.element(content).toHaveValue(words)
  await expect.element(offer).not.toBeInTheDocument()
})

test('when another window wrote into the same draft, both can be kept', async () => {
  await openAdmin('/admin/posts/new')
  await content.fill('From this window.')
  await sendAutosave()
  const [{ key }] = await call<[{ key: string }]>('GET', '/api/admin/drafts')
  const path = `/api/admin/drafts/${key}`
  const stored = async () => (await call<{ draft: Autosave }>('GET', path)).draft
  const { version, postVersion, ...draft } = await stored()
  const other = { ...toPostValues(draft), title: 'Ours', content: 'From the other window.' }
  await call('PUT', path, { ...other, version, postVersion })
  await appendText(' And on.')
  dispatchEvent(new Event('pagehide'))
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep both' }).click()
  const mark = '**The other version:**'
  const both = `From this window. And on.\n\n---\n\n${mark}\n\nFrom the other window.`
  await expect.element(content).toHaveValue(both)
  await expect.element(titleField).toHaveValue('Ours')
  await sendAutosave()
  expect(await stored()).toMatchObject({ title: 'Ours', content: both })
})

test('without any title it is called Untitled, and can be discarded', async () => {
  await openAdmin('/admin/posts/new')
  await content.fill('Words without a name.')
  await sendAutosave()
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
  await appendText(' Written at the desk.')
  await sendAutosave()
  await openAdmin('/admin')
  // A phone has its own, empty IndexedDB.
  await emptyDatabases()
  await openAdmin(editor, phoneSize)
  await expect.element(content).toHaveValue(words)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(content).toHaveValue(`${words} Written at the desk.`)
  await saveButton.click()
  await expectAddress('/admin')
  expect(await listAutosaves()).toEqual([])
})

test('words that are the saved ones again leave no draft behind', async () => {
  await openAdmin(await makeStored('There and back'))
  await userEvent.type(titleField, '!')
  await sendAutosave()
  await press('Backspace')
  await expect.poll(listAutosaves).toEqual([])
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
  installFakeTimers()
  await userEvent.type(content, 'Letters take')
  vi.advanceTimersByTime(SERVER_SAVE_DELAY_MS)
  await expectAutosaveSaved()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatch(/^Unfinished draft saved at/)
})

/** Writes the shape of releases before `autosaver.ts`, which browsers may still store. */
async function saveOldShape(draft: { key: string; [field: string]: unknown }) {
  const opening = indexedDB.open('dachshund-diary')
  opening.onupgradeneeded = () => opening.result.createObjectStore('drafts')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const writing = opening.result.transaction('drafts', 'readwrite')
  writing.objectStore('drafts').put(draft, draft.key)
  await new Promise((resolve) => {
    writing.oncomplete = resolve
  })
  opening.result.close()
}

test('copies of earlier programs are offered, each with its story and its time', async () => {
  const { title, slug, excerpt, coverImage, category } = makePost({ title: 'From last week' })
  const values = { title, slug, excerpt, coverImage, category, published: false, featured: false }
  const changedAt = Date.UTC(2025, 3, 1, 12)
  const copy = { postId: null, version: null, changedAt }
  await saveOldShape({
    ...copy,
    key: 'm8zq2x1c-1a2b3c4d5e',
    createKey: 'm8zq2wzz-5e4d3c2b1a',
    draftVersion: 2,
    values: { ...values, content: 'All of today’s shape.', schedule: null, publishedOn: null },
  })
  await saveOldShape({
    ...copy,
    key: 'm8zq2x1d-2b3c4d5e6f',
    values: { ...values, title: '', content: 'Without keys, versions or days.' },
  })
  await openAdmin('/admin/posts/new')
  const offers = page.getByRole('region', { name: /^You have unsaved changes/ })
  await expect.element(offers).toHaveLength(2)
  await expect.element(offers.getByText(/“Untitled”.* on Apr 1, /)).toBeVisible()
  await offers
    .filter({ hasText: /“From last week”.* on Apr 1, / })
    .getByRole('button', { name: 'Restore', exact: true })
    .click()
  await expect.element(content).toHaveValue('All of today’s shape.')
  await expect.element(offers).toHaveLength(1)
  await offers.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.element(content).toHaveValue('Without keys, versions or days.')
})

test('two offers of one story and one minute are told apart by how they end', async () => {
  const { title, slug, excerpt, coverImage, category } = makePost({ title: 'Twice' })
  const values = { title, slug, excerpt, coverImage, category, published: false, featured: false }
  const copy = { postId: null, version: null, changedAt: Date.UTC(2025, 3, 1, 12) }
  for (const [key, end] of [
    ['m8zq2x1c-1a2b3c4d5e', 'and slept.'],
    ['m8zq2x1d-2b3c4d5e6f', 'and barked at the very same moon.'],
  ] as const) {
    await saveOldShape({ ...copy, key, values: { ...values, content: `He came home ${end}` } })
  }
  await openAdmin('/admin/posts/new')
  const offers = page.getByRole('region', {
    name: /^You have unsaved changes: “Twice”.* on Apr 1,/,
  })
  await expect.element(offers).toHaveLength(2)
  await expect.element(offers.getByText('5 words, ending “He came home and slept.”')).toBeVisible()
  await offers
    .filter({ hasText: '10 words, ending “He came home and barked at the very same moon.”' })
    .getByRole('button', { name: 'Restore', exact: true })
    .click()
  await expect.element(content).toHaveValue('He came home and barked at the very same moon.')
})
