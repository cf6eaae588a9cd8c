import { expect, test } from 'vitest'
import type { TimelineHalfYear } from '#shared/contract/dog.ts'
import { foldQuietMonths } from './life-lines.ts'

const milestone = { day: '2024-07-25', title: 'One year old', words: '', week: 0 }

/** Builds half years; `told` lists the months that have content. */
const lifeWith = (
  filledMonths: number[],
  months: number,
  birthdays: number[] = [],
  from = 0,
): TimelineHalfYear[] =>
  Array.from({ length: Math.ceil(months / 6) }, (_, half) => ({
    half,
    sizes: Array.from({ length: 7 }, (_, at) => (half * 6 + at) / 100),
    months: Array.from({ length: 6 }, (_, at) => {
      const month = half * 6 + at
      return {
        ...{ month, weight: null, photos: [], morePhotos: 0, posts: [] },
        milestones: birthdays.includes(month) ? [milestone] : [],
        isQuiet: month < months && !filledMonths.includes(month),
        isElsewhere: month < from,
      }
    }),
  }))

/** Writes lines as text: months by number, a shown stretch in brackets, bare tape as dots. */
const written = (halves: TimelineHalfYear[]) =>
  foldQuietMonths(halves).map(({ places }) =>
    places
      .map(({ month, columns, stretch, isTold }) => {
        if (!stretch) return month.month
        return isTold ? `[${stretch.months} on ${columns}]` : '.'.repeat(columns)
      })
      .join(' '),
  )

test('years without a word are one tick on the line where they begin', () => {
  const halves = lifeWith([0, 62, 63], 64, [12, 24, 36, 48, 60])
  expect(written(halves)).toEqual(['0 [61 on 5]', '.. 62 63 64 65'])
  const [, place] = foldQuietMonths(halves)[0]!.places
  expect(place?.stretch).toEqual({ months: 61, birthdays: 5, sizes: [0.01, 0.62] })
})

test('one or two empty months stay on the tape', () => {
  expect(written(lifeWith([0, 3, 6], 7))).toEqual(['0 1 2 3 4 5', '6 7 8 9 10 11'])
})

test('a stretch of whole lines keeps one of them to stand on', () => {
  const toldMonths = [0, 1, 2, 3, 4, 5, 24]
  expect(written(lifeWith(toldMonths, 25))).toEqual([
    '0 1 2 3 4 5',
    '[18 on 6]',
    '24 25 26 27 28 29',
  ])
})

test('the dog has a tail, however late the first word is', () => {
  expect(written(lifeWith([14], 15))).toEqual(['[14 on 6]', '.. 14 15 16 17'])
})

test('each stretch is told once, at the beginning, in the middle and at the end', () => {
  expect(written(lifeWith([3, 10, 17], 23))).toEqual([
    '[3 on 3] 3 [6 on 2]',
    '.... 10 [6 on 1]',
    '..... 17',
    '[5 on 5] 23',
  ])
})

test('months that the page before told are bare tape without a tick', () => {
  expect(written(lifeWith([0, 3, 4], 9, [], 2))).toEqual(['.. 2 3 4 [4 on 1]', '... 9 10 11'])
})
