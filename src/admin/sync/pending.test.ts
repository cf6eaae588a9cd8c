import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { momentLimits, UNUSED_UPLOAD_RETENTION_DAYS } from '#shared/limits.ts'
import { SENDER_SHAPE } from '#shared/sender-shape.ts'
import { emptyPostValues } from '../posts/post-values.ts'
import {
  delayUntilRetry,
  fillRequest,
  findDue,
  initialPending,
  nextStep,
  type PendingEvent,
  type PendingState,
  reducePending,
  type SendResult,
  type Step,
} from './pending.ts'
import type { Moment, MomentPhoto } from './records.ts'
import { uploadKeyOf } from './upload-keys.ts'

const request = { ...emptyPostValues, title: 'Mud', coverImage: 'photo:a' }
const sent = (daysAgo = 0) => ({ url: '/media/a/1x1.jpg', at: Date.now() - daysAgo * DAY_MS })
const photo = (more: Partial<MomentPhoto> = {}): MomentPhoto => ({
  id: 'a',
  name: 'a.jpg',
  size: 1,
  sent: sent(),
  ...more,
})
const moment = (more: Partial<Moment> = {}): Moment => ({
  key: 'one',
  stage: 'waiting',
  title: '',
  words: 'Mud!',
  category: '',
  day: null,
  photos: [photo()],
  isDraft: false,
  at: 1,
  zone: 'UTC',
  refusal: null,
  request,
  shape: SENDER_SHAPE,
  unanswered: null,
  accountId: 'me',
  ...more,
})
const filled = fillRequest(moment())

const steps: [string, Step, Partial<Moment>][] = [
  ['one that is written waits', 'wait', { stage: 'writing' }],
  ['one that the owner stopped waits', 'wait', { stage: 'held' }],
  ['one that was refused waits', 'wait', { refusal: 'Too long.' }],
  ['one of another account asks', 'ask', { accountId: 'you' }],
  ['one of an earlier release knows no account', 'create', { accountId: undefined }],
  ['a photo that is only here goes first', 'upload', { photos: [photo(), photo({ sent: null })] }],
  [
    'an upload that the server may have swept goes again',
    'upload',
    { photos: [photo({ sent: sent(UNUSED_UPLOAD_RETENTION_DAYS) })] },
  ],
  ['photos go without a request', 'upload', { photos: [photo({ sent: null })], request: null }],
  ['a post that only a page can make asks', 'ask', { request: null }],
  ['a post that an earlier release has made asks', 'ask', { shape: undefined }],
  ['a post that is whole is created', 'create', {}],
  ['a create without an answer is repeated', 'create', { unanswered: filled }],
  [
    'an edit after a lost answer asks, because the server may have the post before it',
    'ask',
    { unanswered: { ...filled, title: 'Rain' } },
  ],
]
test.each(steps)('%s', (_, step, more) => {
  expect(nextStep(moment(more), 'me')).toBe(step)
})

test('a key names the file, its part and the trim', () => {
  const clip = { length: 9, choice: { cut: { from: 1.5, to: 4 }, posterAt: null } }
  const keys = [
    uploadKeyOf({ id: 'a' }, 'picture'),
    uploadKeyOf({ id: 'a', clip }, 'poster'),
    uploadKeyOf({ id: 'a', clip }, 'film'),
    uploadKeyOf({ id: 'a', clip: { ...clip, choice: null } }, 'film'),
    uploadKeyOf({ id: 'a', clip: { length: 9, choice: { ...clip.choice, posterAt: 2 } } }, 'film'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,100}$/)
})

test('each mark gets its own address, and words that look like one stay', () => {
  const photos = ['p1', 'p10'].map((id) => photo({ id, sent: { url: `/media/${id}.jpg`, at: 0 } }))
  const content = '![](photo:p1) ![](photo:p10) He said photo:cheese.'
  expect(fillRequest({ request: { ...request, content }, photos }).content).toBe(
    '![](/media/p1.jpg) ![](/media/p10.jpg) He said photo:cheese.',
  )
})

const start: PendingState = {
  ...initialPending(true),
  ...{ isRead: true, moments: [moment()], accountId: 'me' },
}
const after = (state: PendingState, ...events: PendingEvent[]) =>
  events.reduce((before, event) => reducePending(before, event)[0], state)
const ended = (result: SendResult, now = 0): PendingEvent => ({
  ...{ on: 'ended', key: 'one', result, now },
})
const due = (state: PendingState, now = 0) => findDue(state, now, new Set())?.key
const woken: PendingEvent = { on: 'woken', isOnline: true, accountId: 'me' }

test('pauses grow with each failure, and the last one repeats', () => {
  const pauses: (number | null)[] = []
  let state = start
  for (let round = 0; round <= momentLimits.retrySeconds.length; round += 1) {
    state = after(state, { on: 'started', key: 'one' }, ended({ kind: 'retry' }))
    pauses.push(delayUntilRetry(state, 0))
    expect(due(state)).toBeUndefined()
  }
  const seconds = [...momentLimits.retrySeconds, momentLimits.retrySeconds.at(-1)!]
  expect(pauses).toEqual(seconds.map((pause) => pause * 1000))
  expect(due(state, pauses.at(-1)!)).toBe('one')
  expect(due(after(state, woken))).toBe('one')
})

const rests: [string, PendingEvent[]][] = [
  ['after a 401, until the owner signs in', [ended({ kind: 'signedOut' })]],
  ['without a connection', [{ on: 'offline' }]],
  ['while another account is signed in', [{ ...woken, accountId: 'you' }]],
]
test.each(rests)('nothing goes out %s', (_, events) => {
  const state = after(start, ...events)
  expect(due(state)).toBeUndefined()
  expect(due(after(state, woken))).toBe('one')
})

test('a page that is too old sends nothing more and loads itself anew', () => {
  const [state, effects] = reducePending(start, ended({ kind: 'outdated' }))
  expect(effects).toEqual(['reload'])
  expect(due(after(state, woken))).toBeUndefined()
})

test('a moment is tried once in a pass, the oldest first', () => {
  const state = after(start, {
    on: 'read',
    moments: [moment({ key: 'young', at: 9 }), moment({ key: 'old', at: 2 })],
  })
  expect(due(state)).toBe('old')
  expect(findDue(state, 0, new Set(['old']))?.key).toBe('young')
  expect(findDue(state, 0, new Set(['old', 'young']))).toBeUndefined()
})

test('a delivery is shown here and told to other tabs, until the owner writes another', () => {
  const post = { ...filled, id: 7 }
  const [state, effects] = reducePending(start, ended({ kind: 'delivered', post, photos: 1 }))
  expect(effects).toEqual(['notify'])
  expect(state.delivered).toEqual({ key: 'one', post, photos: 1 })
  expect(after(state, { on: 'posted', key: 'two' }).delivered).toBeNull()
  expect(reducePending(state, { on: 'posted', key: 'two' })[1]).toEqual(['notify', 'run'])
})

test('progress of an upload that has ended is ignored', () => {
  const sending = after(start, { on: 'started', key: 'one' })
  const progress: PendingEvent = { on: 'progressed', key: 'one', sentBytes: 5 }
  expect(after(sending, progress).sending).toEqual({ key: 'one', sentBytes: 5 })
  expect(after(sending, ended({ kind: 'left' }), progress).sending).toBeNull()
})
