import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getAutosave, removeAutosave, saveAutosave } from '#shared/contract/history.admin.ts'
import { createPost } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { emptyPostValues } from '../posts/post-values.ts'
import { startAutosave } from './autosave.ts'
import { createAutosave } from './run-autosave.ts'

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

const noCopies = { save: async () => null, remove: async () => {} }

/** What the save is told to remove; the save itself never arrives. */
function createSpy(calls: ApiClient) {
  const saves: (number | undefined)[] = []
  const spy: ApiClient = (endpoint, ...args) => {
    if ((endpoint as unknown) !== createPost) return calls(endpoint, ...args)
    const { headers } = args[0] as { headers: { 'draft-version'?: number } }
    saves.push(headers['draft-version'])
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  return { spy, saves }
}

function makeSaver(version: number | null = null, calls = api) {
  const { spy, saves } = createSpy(calls)
  const start = startAutosave(
    target,
    null,
    version === null ? null : { version, values: words('') },
  )
  const saver = createAutosave({ api: spy, copies: noCopies, key: 'one', start })
  const change = (content: string) => saver.dispatch({ on: 'changed', values: words(content) })
  const type = async (content: string) => {
    change(content)
    await saver.flush()
    return saver.state().remote.status
  }
  const continueFrom = (version: number | null, values = words('')) =>
    saver.dispatch({ on: 'continued', values, autosave: { version, values } })
  async function flushBeforeSave() {
    await saver.save({ request: { values: saver.state().values!, after: 'stay' } })
    return saves.at(-1)
  }
  async function discard() {
    saver.dispatch({ on: 'discarded' })
    await saver.flush()
  }
  return { saver, change, type, continueFrom, flushBeforeSave, discard }
}

/** The server handles the call, but its answer is lost. */
const losingAnswers: ApiClient = async (endpoint, ...args) => {
  await api(endpoint, ...args)
  throw new TypeError('Failed to fetch')
}

test('one draft is written on, and taken away with its words', async () => {
  const { type, discard } = makeSaver()
  expect(await type('One')).toMatchObject({ kind: 'saved' })
  expect(await type('One two')).toMatchObject({ kind: 'saved' })
  expect(await stored()).toMatchObject({ content: 'One two', version: 2 })
  await discard()
  expect(await stored()).toBeNull()
})

test('words of another window are never overwritten, until the owner has seen them', async () => {
  const { type, discard, continueFrom } = makeSaver()
  await type('Mine')
  await saveElsewhere('Theirs', 1)
  expect(await type('Mine, too')).toMatchObject({
    kind: 'conflict',
    theirs: { content: 'Theirs' },
  })
  expect(await type('Mine as well')).toMatchObject({ kind: 'conflict' })
  await discard()
  expect(await stored()).toMatchObject({ content: 'Theirs' })
  continueFrom(2)
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
  const { type, continueFrom } = makeSaver()
  continueFrom(1, words('Left behind in haste'))
  expect(await type('Left behind in haste, and found')).toMatchObject({ kind: 'saved' })
})

test('before a save the number of what the server may have is learnt', async () => {
  await saveElsewhere('Left behind', null)
  const { change, continueFrom, flushBeforeSave } = makeSaver()
  continueFrom(null, words('Left behind'))
  change('Left behind')
  expect(await flushBeforeSave()).toBe(1)
  continueFrom(null, words('Left behind'))
  change('Left behind, and found')
  expect(await flushBeforeSave()).toBe(2)
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
  const { saver, change, continueFrom } = makeSaver(null, calls)
  change('On its way')
  const flushed = saver.flush()
  continueFrom(5)
  letGo()
  await flushed
  expect(saver.state().remote.version).toBe(5)
})
