import { expect, test } from 'vitest'
import { axisPointOf, createVisitorPoints } from './visitor-points.ts'

const day = (name: string, visitors: number) => ({ day: name, visitors, views: visitors * 2 })
const post = (id: number, title: string) => ({
  id,
  title,
  slug: `post-${id}`,
  day: '2026-11-08',
  coverImage: '/sea.jpg',
})
const shown = {
  since: '2026-11-05',
  perDay: [day('2026-11-07', 40), day('2026-11-08', 118)],
  before: [day('2026-11-05', 30), day('2026-11-06', 70)],
  totalBefore: { visitors: 100, views: 200 },
  posts: [post(1, 'The sea')],
}

test('a day stands beside the same day of the period before', () => {
  const [, sunday] = createVisitorPoints(shown, 0)
  expect(sunday).toMatchObject({ value: 118, before: 70 })
  expect(sunday?.tip).toEqual({
    heading: 'Sun, Nov 8',
    text: '118 visitors, 236 pages read, 70 visitors 2 days earlier',
  })
})

test('a period before that was not counted from its beginning is not compared with', () => {
  const points = createVisitorPoints({ ...shown, since: '2026-11-06' }, 0)
  expect(points.map(({ before }) => before)).toEqual([undefined, undefined])
  expect(points[1]?.tip.text).toBe('118 visitors, 236 pages read')
})

test('the post of a day is marked there, and several as one', () => {
  expect(createVisitorPoints(shown, 0).map(({ mark }) => mark?.title)).toEqual([
    undefined,
    'The sea',
  ])
  const [, two] = createVisitorPoints({ ...shown, posts: [...shown.posts, post(2, 'Rain')] }, 0)
  expect(two?.mark?.title).toBe('The sea and 1 more')
})

test('a week names each of its days', () => {
  expect(axisPointOf('2026-11-09', 7, 0)).toEqual({ tick: 'long', name: 'Mon' })
})

test('a month names the days on which its weeks begin', () => {
  expect(axisPointOf('2026-11-08', 30, 0)).toEqual({ tick: 'long', name: 'Nov 8' })
  expect(axisPointOf('2026-11-09', 30, 0)).toEqual({ tick: 'short' })
  expect(axisPointOf('2026-11-08', 30, 1)).toEqual({ tick: 'short' })
  expect(axisPointOf('2026-11-09', 30, 1)).toEqual({ tick: 'long', name: 'Nov 9' })
})

test('a year has a tick a month and names every second one', () => {
  expect(axisPointOf('2026-11-01', 365, 0)).toEqual({ tick: 'long', name: 'Nov' })
  expect(axisPointOf('2026-12-01', 365, 0)).toEqual({ tick: 'short' })
  expect(axisPointOf('2026-11-02', 365, 0)).toEqual({})
})
