import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getAutosave, removeAutosave, saveAutosave } from '#shared/contract/history.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import type { LocalCopyStore } from '../local-copies.ts'
import { emptyPostValues } from '../post-values.ts'
import { type AutosaveState, createAutosaver } from './autosaver.ts'

let diary: TestApp
let api: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  api = clientOf(diary.app)
})
beforeEach(() => resetDatabase(diary.services.platform.database.db))
afterAll(() => diary.close())

const createKey = 'key-of-this-create'
const target = { postId: null, version: null, createKey }
const words = (content: string) => ({ ...emptyPostValues, content })
const stored = async () => (await api(getAutosave, { params: { key: createKey } })).draft
const saveElsewhere = (content: string, version: number | null) =>
  api(saveAutosave, {
    params: { key: createKey },
    body: { ...words(content), version, postVersion: null },
  })

const noStore: LocalCopyStore = {
  save: async () => {},
  find: async () => undefined,
  listFor: async () => [],
  remove: async () => {},
}

function makeSaver(version: number | null = null, calls = api) {
  const states: AutosaveState[] = []
  const onState = (state: AutosaveState) => states.push(state)
  const saver = createAutosaver({ api: calls, store: noStore, key: 'one', version, onState })
  const type = async (content: string) => {
    saver.change(words(content), target)
    await saver.flush()
    return states.at(-1)
  }
  return { saver, type }
}

/** The server handles the call, but its answer is lost. */
const losingAnswers: ApiClient = async (endpoint, ...args) => {
  await api(endpoint, ...args)
  throw new TypeError('Failed to fetch')
}

test('one draft is written on, and taken away with its words', async () => {
  const { type, saver } = makeSaver()
  expect(await type('One')).toMatchObject({ kind: 'saved' })
  expect(await type('One two')).toMatchObject({ kind: 'saved' })
  expect(await stored()).toMatchObject({ content: 'One two', version: 2 })
  await saver.discard()
  expect(await stored()).toBeNull()
})

test('words of another window are never overwritten, until the owner has seen them', async () => {
  const { type, saver } = makeSaver()
  await type('Mine')
  await saveElsewhere('Theirs', 1)
  expect(await type('Mine, too')).toMatchObject({
    kind: 'conflict',
    theirs: { content: 'Theirs' },
  })
  expect(await type('Mine as well')).toMatchObject({ kind: 'conflict' })
  await saver.discard()
  expect(await stored()).toMatchObject({ content: 'Theirs' })
  saver.continueFrom(2)
  expect(await type('Mine knowingly')).toMatchObject({ kind: 'saved' })
  expect(await stored()).toMatchObject({ content: 'Mine knowingly' })
})

test('after a lost answer the same draft is gone on with', async () => {
  let isLosing = true
  const calls: ApiClient = (endpoint, ...args) =>
    isLosing ? losingAnswers(endpoint, ...args) : api(endpoint, ...args)
  const { type } = makeSaver(null, calls)
  expect(await type('Sent')).toMatchObject({ kind: 'offline' })
  isLosing = false
  expect(await type('Sent, and more')).toMatchObject({ kind: 'saved' })
  expect(await stored()).toMatchObject({ content: 'Sent, and more' })
})

test('restored words that the server had all along are no conflict', async () => {
  await saveElsewhere('Left behind', null)
  await saveElsewhere('Left behind in haste', 1)
  const { type, saver } = makeSaver()
  saver.continueFrom(1, words('Left behind in haste'))
  expect(await type('Left behind in haste, and found')).toMatchObject({ kind: 'saved' })
})

test('before a save the number of what the server may have is learnt', async () => {
  await saveElsewhere('Left behind', null)
  const { saver } = makeSaver()
  saver.continueFrom(null, words('Left behind'))
  saver.change(words('Left behind'), target)
  expect(await saver.flushBeforeSave()).toBe(1)
  saver.continueFrom(null, words('Left behind'))
  saver.change(words('Left behind, and found'), target)
  expect(await saver.flushBeforeSave()).toBe(2)
})

test('a draft that was discarded elsewhere is made anew by the next words', async () => {
  const { type } = makeSaver()
  await type('One')
  await api(removeAutosave, { params: { key: createKey }, query: { version: 1 } })
  expect(await type('Two')).toMatchObject({ kind: 'saved' })
  expect(await stored()).toMatchObject({ content: 'Two' })
})

test('what an earlier call answers does not count for the draft that was adopted meanwhile', async () => {
  let letGo = () => {}
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const calls: ApiClient = async (endpoint, ...args) => {
    await blocked
    return api(endpoint, ...args)
  }
  const { saver } = makeSaver(null, calls)
  saver.change(words('On its way'), target)
  const flushed = saver.flush()
  saver.continueFrom(5)
  letGo()
  await flushed
  expect(await saver.flushBeforeSave()).toBe(5)
})
