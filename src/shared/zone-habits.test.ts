import { expect, test } from 'vitest'
import { firstWeekday, usualWeightUnit } from './zone-habits.ts'

test.each([
  ['America/New_York', 0, 'lb'],
  ['US/Pacific', 0, 'lb'],
  ['Pacific/Honolulu', 0, 'lb'],
  ['America/Indiana/Knox', 0, 'lb'],
  ['America/Puerto_Rico', 0, 'lb'],
  ['America/Menominee', 0, 'lb'],
  ['America/North_Dakota/Beulah', 0, 'lb'],
  ['Canada/Atlantic', 0, 'kg'],
  ['Brazil/East', 0, 'kg'],
  ['America/Toronto', 0, 'kg'],
  ['America/Sao_Paulo', 0, 'kg'],
  ['America/Mexico_City', 0, 'kg'],
  ['Asia/Tokyo', 0, 'kg'],
  ['Asia/Calcutta', 0, 'kg'],
  ['Asia/Jerusalem', 0, 'kg'],
  ['America/Argentina/Buenos_Aires', 1, 'kg'],
  ['America/Santiago', 1, 'kg'],
  ['Europe/Berlin', 1, 'kg'],
  ['Europe/London', 1, 'kg'],
  ['Asia/Dubai', 1, 'kg'],
  ['Australia/Sydney', 1, 'kg'],
  ['Africa/Lagos', 1, 'kg'],
  ['Africa/Cairo', 6, 'kg'],
  ['Asia/Tehran', 6, 'kg'],
  ['Asia/Kuwait', 6, 'kg'],
  ['UTC', 0, 'lb'],
  ['Etc/GMT+3', 0, 'lb'],
])('in %s weeks begin on day %i, and dogs weigh %s', (zone, first, unit) => {
  expect([firstWeekday(zone), usualWeightUnit(zone)]).toEqual([first, unit])
})
