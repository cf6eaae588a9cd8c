import { expect, test } from 'vitest'
import { formatClipLength, formatLengthOfClipUrl } from './clip-length.ts'
import { clipUrl } from './urls/clip-url.ts'

test.each([
  [1, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
])('%i seconds are %s', (seconds, written) => {
  expect(formatClipLength(seconds)).toBe(written)
  expect(formatLengthOfClipUrl(clipUrl('/media/abc/1280x720.jpg', seconds))).toBe(written)
})

test('an address without its length still has one', () => {
  expect(formatLengthOfClipUrl('/media/abc/clip.mp4')).toBe('0:00')
})
