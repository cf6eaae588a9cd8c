import { expect, test } from 'vitest'
import type { SavedPost } from '#shared/contract/posts.admin.ts'
import { emptyPostValues } from '../posts/post-values.ts'
import {
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosaveState,
  reduceAutosave,
  startAutosave,
} from './autosave.ts'

const words = (content: string) => ({ ...emptyPostValues, content })
const [one, two] = [words('One'), words('One two')]
const target = { postId: 7, version: 3, createKey: 'key-of-this-editor' }
const post = { id: 7, version: 4 } as SavedPost

const changed = (values = one): AutosaveEvent => ({ on: 'changed', values })
const due = (side: 'local' | 'remote'): AutosaveEvent => ({ on: 'due', side })
const written = (values = one, ok = true): AutosaveEvent => ({ on: 'written', values, ok })
const saved = (version: number, generation = 0): AutosaveEvent => ({
  on: 'answered',
  generation,
  result: { kind: 'saved', version, at: 'now' },
})
const failed = (kind: 'lost' | 'refused' | 'signedOut'): AutosaveEvent => ({
  on: 'answered',
  generation: 0,
  result: { kind },
})
const save: AutosaveEvent = { on: 'saveRequested', request: { values: one, after: 'stay' } }
const saveAnswered: AutosaveEvent = { on: 'saveAnswered', outcome: { kind: 'saved', post } }
const saveLost: AutosaveEvent = {
  on: 'saveAnswered',
  outcome: { kind: 'failed', unanswered: true, error: null },
}

/** The last state, and the effects of the last event. */
function play(...events: AutosaveEvent[]) {
  let state: AutosaveState = startAutosave(target, null, null)
  let effects: readonly AutosaveEffect[] = []
  for (const event of events) [state, effects] = reduceAutosave(state, event)
  return { state, effects, done: effects.map((effect) => effect.do) }
}

const rows: [name: string, events: AutosaveEvent[], effects: AutosaveEffect['do'][]][] = [
  ['a first change is stored at once', [changed()], ['wait', 'writeCopy', 'wait']],
  ['a change within the interval waits', [changed(), changed(two)], ['wait']],
  ['what waited is stored', [changed(), changed(two), due('local')], ['writeCopy', 'wait']],
  ['a pause sends', [changed(), due('remote')], ['sendAutosave']],
  ['one call at a time', [changed(), due('remote'), changed(two), due('remote')], []],
  [
    'what was due meanwhile follows',
    [changed(), due('remote'), changed(two), due('remote'), saved(1)],
    ['sendAutosave'],
  ],
  ['a lost answer is repeated later', [changed(), due('remote'), failed('lost')], ['wait']],
  ['a refused autosave waits for a change', [changed(), due('remote'), failed('refused')], []],
  ['a hidden page saves at once', [changed(), { on: 'hidden' }], ['sendAutosave']],
  [
    'what is on the server is discarded there, too',
    [changed(), due('remote'), saved(1), { on: 'discarded' }],
    ['removeCopy', 'removeAutosave'],
  ],
  [
    'a call under way is awaited before the removal',
    [changed(), due('remote'), { on: 'discarded' }],
    ['removeCopy'],
  ],
  [
    'and then the autosave is removed',
    [changed(), due('remote'), { on: 'discarded' }, saved(1)],
    ['removeAutosave'],
  ],
  ['a save waits for the local copy', [changed(), save], []],
  ['a stored copy lets the save go', [changed(), save, written()], ['savePost']],
  ['a save waits for the call under way', [changed(), due('remote'), written(), save], []],
  [
    'with its answer the save goes',
    [changed(), due('remote'), written(), save, saved(1)],
    ['savePost'],
  ],
  [
    'a lost version is asked for before the save',
    [changed(), due('remote'), written(), failed('lost'), save],
    ['sendAutosave'],
  ],
  [
    'and never asked for twice',
    [changed(), due('remote'), written(), failed('lost'), save, failed('lost')],
    ['wait', 'savePost'],
  ],
  ['nothing is sent during a save', [changed(), written(), save, changed(two), due('remote')], []],
  ['a second save is ignored', [changed(), written(), save, save], []],
  ['a saved post needs no copy', [changed(), written(), save, saveAnswered], ['removeCopy']],
  [
    'words typed during the save are stored as a change of the saved post',
    [changed(), written(), due('local'), save, changed(two), saveAnswered, due('local')],
    ['writeCopy', 'wait'],
  ],
]

test.for(rows)('%s', ([, events, effects]) => {
  expect(play(...events).done).toEqual(effects)
})

test('a save removes the autosave at the version that the server has told', () => {
  const { effects } = play(changed(), due('remote'), written(), save, saved(5))
  expect(effects).toMatchObject([{ attempt: { ...target, values: one, draftVersion: 5 } }])
})

test('after a save the editor continues the saved version, without an autosave', () => {
  const { state } = play(changed(), due('remote'), written(), saved(5), save, saveAnswered)
  expect(state.target).toMatchObject({ postId: 7, version: 4 })
  expect(state.remote).toMatchObject({ version: null, stored: null, unacknowledged: [] })
  expect(state.values).toBeNull()
})

test('the version of the autosave is forgotten with a lost save, which may have removed it', () => {
  const { state } = play(changed(), due('remote'), written(), saved(5), save, saveLost)
  expect(state.remote).toMatchObject({ version: null, unacknowledged: [one] })
  expect(state.unanswered).toEqual([one])
})

test('what may be stored survives a continued version, so that our own autosave is no conflict', () => {
  const continued: AutosaveEvent = { on: 'continued', values: two, autosave: { version: 2 } }
  const { state, effects } = play(changed(), due('remote'), continued, saved(9), due('remote'))
  expect(state.remote).toMatchObject({ version: 2 })
  expect(effects).toMatchObject([{ do: 'sendAutosave', version: 2, ours: [one, two] }])
})

test('a conflict sends nothing until the owner has chosen', () => {
  const theirs = { ...two, key: 'post-7', postId: 7, postVersion: 3, version: 8, updatedAt: '' }
  const conflict: AutosaveEvent = {
    on: 'answered',
    generation: 0,
    result: { kind: 'conflict', theirs },
  }
  const before = [changed(), due('remote'), conflict, changed(words('Mine')), due('remote')]
  expect(play(...before).done).toEqual([])
  const chosen: AutosaveEvent = { on: 'continued', values: one, autosave: { version: 8 } }
  expect(play(...before, chosen, due('remote')).effects).toMatchObject([{ version: 8 }])
})

test('another key has another autosave', () => {
  const asNew: AutosaveEvent = { ...save, target: { postId: null, version: null, createKey: 'k' } }
  const { effects } = play(changed(), due('remote'), written(), saved(5), asNew)
  expect(effects).toMatchObject([{ attempt: { createKey: 'k', draftVersion: null } }])
})
