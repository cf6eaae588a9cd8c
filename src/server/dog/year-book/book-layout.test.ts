import { describe, expect, test } from 'vitest'
import type { BookPhoto, BookStory } from '#shared/contract/dog.ts'
import { chooseCover, estimateSheets, groupIntoBookMonths } from './book-layout.ts'

const photo = (date: string): BookPhoto => ({
  path: '/gallery/1',
  imageUrl: '/media/demo/sofa-nap/1600x1067.jpg',
  title: date,
  description: null,
  date,
})
const story = (date: string, html = '<p>A nap.</p>'): BookStory => ({
  slug: date,
  title: date,
  coverImage: '/media/demo/sofa-nap/1600x1067.jpg',
  date,
  age: null,
  html,
})
const photosOn = (...days: string[]) => days.map(photo)
const sheetsOf = (photos: BookPhoto[], stories: BookStory[] = []) =>
  groupIntoBookMonths(stories, photos, (day) => day).map(({ month, photoSheets }) => [
    month,
    photoSheets.map((sheet) => sheet.map(({ date }) => date.slice(5))),
  ])

describe('the months of a book', () => {
  test('photos wait until six fill a sheet; the rest share the last one', () => {
    const photos = photosOn(
      '2026-01-25',
      '2026-02-08',
      '2026-03-29',
      '2026-05-24',
      '2026-06-21',
      '2026-07-04',
      '2026-07-19',
      '2026-09-18',
    )
    expect(sheetsOf(photos, [story('2026-11-09')])).toEqual([
      [7, [['01-25', '02-08', '03-29', '05-24', '06-21', '07-04']]],
      [11, [['07-19', '09-18']]],
    ])
  })

  test('a month of thirteen photos fills two sheets and leaves one for later', () => {
    const days = Array.from({ length: 13 }, (_, at) => `2026-03-${10 + at}`)
    const sizes = groupIntoBookMonths([], photosOn(...days, '2026-04-01'), () => '').map(
      ({ photoSheets }) => photoSheets.map((sheet) => sheet.length),
    )
    expect(sizes).toEqual([[6, 6], [2]])
  })

  test('a month says its age once: on its divider, and a birthday where it happened', () => {
    const datedStory = (date: string, age: string) => ({ ...story(date), age })
    const stories = [
      datedStory('2026-07-04', 'Pretzel was 1 year old'),
      datedStory('2026-07-25', 'Pretzel turned 2 on his birthday'),
      datedStory('2026-07-28', 'Pretzel was 2 years old'),
    ]
    const ageOn = (day: string) => (day < '2026-07-25' ? '1 year' : '2 years')
    const [july] = groupIntoBookMonths(stories, [], ageOn)
    expect(july?.stories.map(({ age }) => age)).toEqual([null, stories[1]!.age, null])
    // The divider of the birth month states no age, so the story does.
    const [born] = groupIntoBookMonths(stories.slice(2), [], (day) =>
      day > '2026-07-28' ? '1 day' : '',
    )
    expect(born?.stories[0]?.age).toBe('Pretzel was 2 years old')
  })

  test('a month tells the age of its first day, and months without anything are left out', () => {
    const months = groupIntoBookMonths([story('2026-09-20')], photosOn('2026-09-18'), (day) => day)
    expect(months).toMatchObject([{ month: 9, age: '2026-09-18', photoCount: 1 }])
    expect(groupIntoBookMonths([], [], () => '')).toEqual([])
  })
})

describe('the paper a book takes', () => {
  const sheets = (html: string) =>
    estimateSheets(groupIntoBookMonths([story('2026-01-01', html)], [], () => ''))

  test('is cover, month, story and end for the shortest one', () => {
    expect(sheets('<p>A nap.</p>')).toBe(4)
  })

  test('grows with words and pictures', () => {
    expect(sheets('nap '.repeat(601))).toBe(5)
    expect(sheets('nap '.repeat(1501))).toBe(6)
    expect(sheets('<img src="x">'.repeat(4))).toBe(5)
  })
})

describe('the picture on the cover', () => {
  const wide = { imageUrl: '/wide', title: 'Wide', width: 1600, height: 1067 }
  const upright = { imageUrl: '/upright', title: 'Upright', width: 800, height: 1200 }
  const dog = { name: 'Pretzel', portrait: '/portrait' }
  const cover = (photos: (typeof wide)[], isRunning: boolean, portrait = dog.portrait) =>
    chooseCover({ photos, stories: [story('2026-01-01')], dog: { ...dog, portrait }, isRunning })

  test('is an upright photo of the year where there is one', () => {
    expect(cover([upright, wide], true)).toEqual({ imageUrl: '/upright', alt: 'Upright' })
  })

  test('is the portrait only while the year is running', () => {
    expect(cover([wide], true)?.imageUrl).toBe('/portrait')
    expect(cover([wide], false)?.imageUrl).toBe('/wide')
  })

  test('is that of the last story where there are no photos, and none of nothing', () => {
    expect(cover([], true, '')?.imageUrl).toBe('/media/demo/sofa-nap/1600x1067.jpg')
    expect(chooseCover({ photos: [], stories: [], dog, isRunning: false })).toBeNull()
  })
})
