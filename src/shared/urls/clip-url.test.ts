import { expect, test } from 'vitest'
import { clipUrl, parseClipUrl } from './clip-url.ts'

test('the address of a clip tells its poster, its size and its length', () => {
  const url = clipUrl('/media/abc/1280x720.jpg', 11.6)
  expect(url).toBe('/media/abc/clip.mp4#1280x720,12')
  expect(parseClipUrl(url)).toMatchObject({
    src: '/media/abc/clip.mp4',
    posterUrl: '/media/abc/1280x720.jpg',
    poster: { width: 1280, height: 720 },
    seconds: 12,
  })
})

test('a clip that somebody typed without size and length is one still', () => {
  const nothing = { posterUrl: null, poster: null, seconds: null }
  expect(parseClipUrl('/media/abc/clip.mp4')).toEqual({ src: '/media/abc/clip.mp4', ...nothing })
})

test.each([
  '/media/abc/1280x720.jpg',
  'https://x.y/media/abc/clip.mp4',
  '/media/../clip.mp4',
  '/media/abc/clip.mp4#"onerror=x',
  '/media/a b/clip.mp4',
  '/media/abc/clip.mp4?x',
  '/media/abc/clip.mp4#1280x720,12x',
])('%s is no clip of ours', (url) => {
  expect(parseClipUrl(url)).toBeNull()
})
