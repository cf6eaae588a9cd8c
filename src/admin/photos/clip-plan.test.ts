import { expect, test } from 'vitest'
import { clipLimits } from '#shared/limits.ts'
import {
  canSendUnchanged,
  choosePosterIndex,
  chooseVideoBitrate,
  createDefaultRange,
  displaySecondsOf,
  fitClipSize,
  isClipFile,
  isClipTooLong,
  listEvenTimes,
  moveRangeEnd,
} from './clip-plan.ts'

test.for([
  // An end moves to the requested second.
  [{ from: 0, to: 60 }, 'from', 9, { from: 9, to: 60 }],
  [{ from: 9, to: 60 }, 'to', 56, { from: 9, to: 56 }],
  // Beyond a minute, the other end follows in both directions.
  [{ from: 9, to: 56 }, 'to', 80, { from: 20, to: 80 }],
  [{ from: 20, to: 80 }, 'from', 3, { from: 3, to: 63 }],
  // Both ends stay within the film.
  [{ from: 9, to: 56 }, 'to', 200, { from: 24, to: 84 }],
  [{ from: 9, to: 56 }, 'from', -5, { from: 0, to: 56 }],
  // At least a second remains, whichever end is pushed over the other.
  [{ from: 9, to: 56 }, 'from', 70, { from: 70, to: 71 }],
  [{ from: 9, to: 56 }, 'to', 2, { from: 1, to: 2 }],
  [{ from: 9, to: 56 }, 'from', 84, { from: 83, to: 84 }],
] as const)('of %j, %s at %i keeps %j', ([cut, end, requested, expected]) => {
  expect(moveRangeEnd(cut, end, requested, 84)).toEqual(expected)
})

test('a film of less than a second is kept whole', () => {
  expect(moveRangeEnd({ from: 0, to: 0.4 }, 'from', 0.3, 0.4)).toEqual({ from: 0, to: 0.4 })
  expect(displaySecondsOf({ from: 0, to: 0.4 })).toBe(1)
})

test('a minute and a few pictures is a minute, a second more is too long', () => {
  expect([60, 60.3, 61].map(isClipTooLong)).toEqual([false, false, true])
  expect(createDefaultRange(60.3)).toEqual({ from: 0, to: 60 })
})

test('whatever is kept fits into what is stored', () => {
  for (const seconds of [1, 12, 47, 60]) {
    expect((chooseVideoBitrate(seconds) * seconds) / 8).toBeLessThan(clipLimits.storedBytes * 0.9)
  }
  expect(chooseVideoBitrate(12)).toBe(2_500_000)
  expect(chooseVideoBitrate(60)).toBeGreaterThan(1_200_000)
})

test.for([
  [1920, 1080, 1280, 720],
  [1080, 1920, 720, 1280],
  [3840, 1600, 1280, 534],
  [640, 480, 640, 480],
  [1440, 1440, 720, 720],
  [321, 241, 322, 242],
] as const)('%i × %i is made %i × %i', ([width, height, ...made]) => {
  expect(Object.values(fitClipSize(width, height))).toEqual(made)
})

test('only a small H.264 that is wanted whole goes as it is', () => {
  const film = { codec: 'avc', width: 1280, height: 720, bytes: 9_000_000, length: 20 }
  const whole = createDefaultRange(film.length)
  expect(canSendUnchanged(film, whole)).toBe(true)
  for (const other of [{ codec: 'vp9' }, { width: 1920, height: 1080 }, { bytes: 13_000_000 }]) {
    expect(canSendUnchanged({ ...film, ...other }, whole)).toBe(false)
  }
  expect(canSendUnchanged(film, { from: 3, to: 20 })).toBe(false)
  expect(canSendUnchanged(film, { from: 0, to: 15 })).toBe(false)
})

test('the first picture that isn’t dark stands for it, else the brightest', () => {
  expect(choosePosterIndex([3, 12, 90, 200])).toBe(2)
  expect(choosePosterIndex([3, 30, 12])).toBe(1)
  expect(listEvenTimes({ from: 10, to: 20.1 }, 6)).toEqual([10, 12, 14, 16, 18, 20])
})

test('a clip is known by its type, or by its name where a phone gives none', () => {
  const file = (name: string, type = '') => isClipFile(new File(['x'], name, { type }))
  expect([file('a', 'video/mp4'), file('IMG_1.MOV'), file('b.avi')]).toEqual([true, true, true])
  expect([file('a.mp4', 'image/gif'), file('photo.jpg'), file('c')]).toEqual([false, false, false])
})
