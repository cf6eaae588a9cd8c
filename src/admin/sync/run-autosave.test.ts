import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { emptyPostValues } from '../posts/post-values.ts'
import { LOCAL_SAVE_INTERVAL_MS, startAutosave } from './autosave.ts'
import type { LocalCopy } from './records.ts'
import { createAutosave } from './run-autosave.ts'
import { shownOf } from './use-autosave.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const offline: ApiClient = () => Promise.reject(new TypeError('Failed to fetch'))
const silent: ApiClient = () => new Promise(() => {})

/** `save` throws what the browser refuses. */
function makeSaver(save?: (copy: LocalCopy) => Promise<void>, api = offline) {
  const stored = new Map<string, LocalCopy>()
  const writes: string[] = []
  const states: { local: string; kind: string }[] = []
  const target = { postId: 7, version: 3, createKey: 'the-create' }
  const saver = createAutosave({
    api,
    copies: {
      async save(_kind, key, record) {
        const copy = record as LocalCopy
        try {
          await save?.(copy)
        } catch {
          return 'refused'
        }
        writes.push(copy.values.content)
        stored.set(key, copy)
        return null
      },
      remove: async (_kind, keys) => keys.forEach((key) => void stored.delete(key)),
    },
    key: 'one',
    start: startAutosave(target, null, null),
    onState(state) {
      const { local, remote } = shownOf(state)
      states.push({ local, ...remote })
    },
  })
  const type = (content: string) =>
    saver.dispatch({ on: 'changed', values: { ...emptyPostValues, content } })
  return { saver, stored, writes, states, type }
}

test('the first character is kept at once', async () => {
  const { type, stored } = makeSaver()
  type('H')
  await vi.advanceTimersByTimeAsync(0)
  expect(stored.get('one')).toMatchObject({ postId: 7, version: 3, values: { content: 'H' } })
})

test('fast typing is kept in steps, the last one too, each within a second', async () => {
  const { type, writes } = makeSaver()
  for (const text of ['H', 'He', 'He ', 'He b', 'He ba']) type(text)
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_INTERVAL_MS)
  expect(LOCAL_SAVE_INTERVAL_MS).toBeLessThan(1000)
  expect(writes).toEqual(['H', 'He ba'])
  type('He bar')
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_INTERVAL_MS)
  expect(writes.at(-1)).toBe('He bar')
})

test('a page that goes away writes what still waits', async () => {
  const { type, saver, writes } = makeSaver()
  type('H')
  type('He')
  await saver.flush()
  expect(writes).toEqual(['H', 'He'])
})

test('forgetting comes after writes that are under way, so nothing returns from the dead', async () => {
  const { type, saver, stored } = makeSaver(() => new Promise((done) => setTimeout(done, 50)))
  type('H')
  saver.dispatch({ on: 'discarded' })
  const forgotten = saver.flush()
  await vi.advanceTimersByTimeAsync(1000)
  await forgotten
  expect(stored.size).toBe(0)
})

test('a browser that cannot keep anything is told about, and is tried again', async () => {
  let isFull = true
  const { type, states, stored } = makeSaver(async () => {
    if (isFull) throw new Error('quota')
  })
  type('H')
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_INTERVAL_MS)
  expect(states.at(-1)?.local).toBe('failed')
  isFull = false
  type('He')
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_INTERVAL_MS)
  expect(states.at(-1)?.local).toBe('stored')
  expect(stored.get('one')?.values.content).toBe('He')
})

test('words that neither the browser nor the server has are said to be nowhere', async () => {
  const { type, saver, states } = makeSaver(async () => {
    throw new Error('no IndexedDB')
  })
  type('H')
  await saver.flush()
  expect(states.at(-1)).toEqual({ local: 'failed', kind: 'failed' })
})

test('a call that never ends holds up no word', async () => {
  const { type, writes, saver } = makeSaver(undefined, silent)
  type('H')
  void saver.flush()
  type('He')
  await vi.advanceTimersByTimeAsync(LOCAL_SAVE_INTERVAL_MS)
  expect(writes).toEqual(['H', 'He'])
})
