import { expect, test } from 'vitest'
import {
  checkSchedule,
  findScheduleDayProblem,
  isPublishDay,
  publishInstantOf,
} from './schedule.ts'

const zone = 'America/New_York'
const now = new Date('2026-11-19T14:00:00Z')
const check = (day: string, time: string) => checkSchedule({ day, time }, zone, now)

test('a time to come is fine, from the next minute on', () => {
  expect(check('2026-11-19', '09:01')).toEqual({ instant: new Date('2026-11-19T14:01:00Z') })
  expect(check('2036-11-19', '09:00')).toHaveProperty('instant')
})

test('a time that has passed and one too far ahead are told apart', () => {
  expect(check('2026-11-19', '09:00')).toMatchObject({ problem: 'past' })
  expect(check('1026-11-19', '09:00')).toMatchObject({ problem: 'past' })
  expect(check('2036-11-20', '09:00')).toMatchObject({ problem: 'tooFar' })
})

test('an hour that does not exist names the next one', () => {
  expect(check('2027-03-14', '02:30')).toEqual({
    problem: 'gap',
    message:
      'There’s no 2:30 AM on March 14, 2027: the clocks jump ahead. The next time that exists is 3:00 AM.',
    next: { day: '2027-03-14', time: '03:00' },
  })
  expect(check('2026-03-08', '02:30')).toMatchObject({ problem: 'past' })
})

test('a day can be pencilled in from today on', () => {
  expect(findScheduleDayProblem('2026-11-18', zone, now)).toContain('already passed')
  expect(findScheduleDayProblem('2026-11-19', zone, now)).toBeNull()
  expect(findScheduleDayProblem('2036-11-20', zone, now)).toContain('10 years')
})

test('a post can be dated from 1990 to today, at noon of its day', () => {
  const days = ['1989-12-31', '1990-01-01', '2026-11-19', '2026-11-20']
  expect(days.map((day) => isPublishDay(day, '2026-11-19'))).toEqual([false, true, true, false])
  expect(publishInstantOf('2015-06-01', zone, now)).toEqual(new Date('2015-06-01T16:00:00Z'))
  expect(publishInstantOf('2026-11-19', zone, now)).toEqual(now)
})
