import { expect, test } from 'vitest'
import { dayOfFileName, ignoreFutureDay, readMetadataDay } from './photo-day.ts'

test.for([
  ['IMG_20240725_143012.jpg', '2024-07-25'],
  ['PXL_20240725_143012345.MP.jpg', '2024-07-25'],
  ['IMG-20240725-WA0001.jpg', '2024-07-25'],
  ['WhatsApp Image 2024-07-25 at 14.33.22.jpeg', '2024-07-25'],
  ['2024-07-25 At the lake', '2024-07-25'],
  ['20240725143012.jpg', '2024-07-25'],
  ['Screenshot_1234-2024.07.25.png', '2024-07-25'],
  ['IMG_2034.jpg', null],
  ['photo-1519052537078-e6302a4968d4.jpg', null],
  ['20241399_120000.jpg', null],
  ['IMG_19700101_000000.jpg', null],
  ['2024-07.25.jpg', null],
  ['', null],
] as const)('%s tells %s', ([name, day]) => {
  expect(dayOfFileName(name)).toBe(day)
})

test.for([
  ['2024:07:25', '2024-07-25'],
  ['0000:00:00', null],
  ['1989:12:31', null],
  ['2023:02:29', null],
  ['    :  :  ', null],
] as const)('a camera that writes %j took it on %s', ([text, day]) => {
  expect(readMetadataDay(text)).toBe(day)
})

test('a day that is still to come is none', () => {
  expect(ignoreFutureDay('2026-11-18', '2026-11-18')).toBe('2026-11-18')
  expect(ignoreFutureDay('2026-11-19', '2026-11-18')).toBeNull()
})
