import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTOSAVE_EVERY_MS, type AutosaveState, createDraftAutosave } from './draft-saver.ts'
import type { DraftStore, LocalDraft } from './local-drafts.ts'
import { emptyPost } from './post-values.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function makeAutosave(keep?: DraftStore['keep']) {
  const kept = new Map<string, LocalDraft>()
  const writes: string[] = []
  const states: AutosaveState['kind'][] = []
  const store: DraftStore = {
    keep: async (draft) => {
      await keep?.(draft)
      writes.push(draft.values.content)
      kept.set(draft.key, draft)
    },
    find: async (key) => kept.get(key),
    listFor: async () => [...kept.values()],
    remove: async (key) => void kept.delete(key),
  }
  const autosave = createDraftAutosave({
    store,
    key: 'one',
    onState: ({ kind }) => states.push(kind),
  })
  const type = (content: string) =>
    autosave.change({ ...emptyPost, content }, { postId: 7, version: 3 })
  return { autosave, kept, writes, states, type }
}

test('the first character is kept at once', async () => {
  const { type, kept } = makeAutosave()
  type('H')
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.get('one')).toMatchObject({ postId: 7, version: 3, values: { content: 'H' } })
})

test('fast typing is kept in steps, the last one too, each within a second', async () => {
  const { type, writes } = makeAutosave()
  for (const text of ['H', 'He', 'He ', 'He b', 'He ba']) type(text)
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS)
  expect(AUTOSAVE_EVERY_MS).toBeLessThan(1000)
  expect(writes).toEqual(['H', 'He ba'])
  type('He bar')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS)
  expect(writes.at(-1)).toBe('He bar')
})

test('a page that goes away writes what still waits', async () => {
  const { type, autosave, writes } = makeAutosave()
  type('H')
  type('He')
  await autosave.flush()
  expect(writes).toEqual(['H', 'He'])
})

test('forgetting comes after writes that are under way, so nothing returns from the dead', async () => {
  const { type, autosave, kept } = makeAutosave(() => new Promise((done) => setTimeout(done, 50)))
  type('H')
  const forgotten = autosave.forget()
  await vi.advanceTimersByTimeAsync(1000)
  await forgotten
  expect(kept.size).toBe(0)
})

test('a browser that cannot keep anything is told about, and is tried again', async () => {
  let isFull = true
  const { type, states, kept } = makeAutosave(async () => {
    if (isFull) throw new Error('quota')
  })
  type('H')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS)
  expect(states.at(-1)).toBe('failed')
  isFull = false
  type('He')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_EVERY_MS)
  expect(states.at(-1)).toBe('stored')
  expect(kept.get('one')?.values.content).toBe('He')
})
