import { expect, test } from 'vitest'
import type { Moment, MomentPhoto } from '../sync/records.ts'
import { postValuesOf, workerRequestOf } from './moment-post.ts'

const moment = (...photos: Partial<MomentPhoto>[]): Moment => ({
  key: 'one',
  stage: 'waiting',
  title: '',
  words: 'He found the tunnel again.',
  category: 'adventure',
  day: null,
  photos: photos.map((photo, at) => ({
    id: `p${at}`,
    name: 'left-slipper.jpg',
    size: 1,
    sent: null,
    ...photo,
  })),
  isDraft: false,
  at: Date.UTC(2026, 10, 18),
  zone: 'UTC',
  refusal: null,
  request: null,
  unanswered: null,
})

test('the worker gets the post with a mark for each address', () => {
  expect(workerRequestOf(moment({}, {}))).toMatchObject({
    title: 'Wednesday night, November 18',
    coverImage: 'photo:p0',
    content: expect.stringMatching(/!\[left slipper\]\(photo:p0\)[\s\S]*\(photo:p1\)/),
  })
})

test('the sentence that became the title is not said again', () => {
  const { title, content } = postValuesOf(
    { ...moment({}), words: 'He found the tunnel again. We waited.' },
    '',
  )
  expect(title).toBe('He found the tunnel again')
  expect(content).toMatch(/^We waited\.\n\n!\[left slipper\]/)
})

test('what only a page can make ready is left to one', () => {
  expect(workerRequestOf(moment())).toBeNull()
  expect(workerRequestOf(moment({}, { clip: { length: 12, choice: null } }))).toBeNull()
})
