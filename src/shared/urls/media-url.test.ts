import { expect, test } from 'vitest'
import { isValidImageUrl, mediaUrl, parseMediaUrl, srcSet, stillUrl } from './media-url.ts'

test('the address of our own photo tells size and variants', () => {
  expect(parseMediaUrl('/media/2026/abc/1400x934.jpg')).toEqual({
    width: 1400,
    height: 934,
    base: '/media/2026/abc',
    widths: [480, 960, 1400],
    still: null,
  })
  expect(parseMediaUrl('/media/a/480x320.jpg')?.widths).toEqual([480])
  expect(parseMediaUrl('/media/a/3000x2000.jpg')?.widths).toEqual([480, 960, 1600, 2400, 3000])
})

test('what moves is one file, with a still one beside it', () => {
  const moving = mediaUrl('/media/a', { width: 320, height: 240, isAnimated: true })
  expect(moving).toBe('/media/a/320x240.webp')
  expect(parseMediaUrl(moving)).toMatchObject({ width: 320, height: 240 })
  expect(stillUrl(moving)).toBe('/media/a/320x240.jpg')
  expect(stillUrl('/media/a/320x240.jpg')).toBe('/media/a/320x240.jpg')
  expect(stillUrl('https://x.y/a.webp')).toBe('https://x.y/a.webp')
})

test.each([
  'https://x.y/media/a/10x10.jpg',
  '/media/10x10.jpg',
  '/media/a/10x10.png',
  '/media/a/0x10.jpg',
  '/media/../a/10x10.jpg',
  '/media/a b/10x10.jpg',
  '/media/a/10x10.jpg?x',
  '',
])('%j has no variants', (url) => {
  expect(parseMediaUrl(url)).toBeNull()
})

test('a source set lists each width', () => {
  expect(srcSet(parseMediaUrl('/media/a/960x640.jpg')!, 'webp')).toBe(
    '/media/a/480.webp 480w, /media/a/960.webp 960w',
  )
})

test.each([
  'https://example.com/dog.jpg',
  'http://example.com',
  'HTTPS://EXAMPLE.COM/x.png?w=1#a',
  '/media/a/10x10.jpg',
  '/media/dog.png',
  '/media/teckel-été.jpg',
])('%j is a valid image address', (value) => {
  expect(isValidImageUrl(value)).toBe(true)
})

test.each([
  '',
  'dog.jpg',
  '/images/dog.jpg',
  '/media/',
  '/media',
  '//example.com/dog.jpg',
  '/media/../secret.jpg',
  '/media/%2e%2e/secret.jpg',
  '/media/%2E./secret.jpg',
  '/media/a\\b.jpg',
  '/media/a%5cb.jpg',
  '/media/a\u0000.jpg',
  '/media/a\nb.jpg',
  ' https://example.com/a.jpg',
  'https://example.com/a b.jpg',
  'https://exam\tple.com/a.jpg',
  'https://',
  'https:///a.jpg',
  'https:a.jpg',
  'ftp://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'https:\\\\example.com\\a.jpg',
])('%j is not a valid image address', (value) => {
  expect(isValidImageUrl(value)).toBe(false)
})
