import { expect, test } from 'vitest'
import { imageUrlField } from './fields.ts'

test('where a picture is asked for, a clip stands for its poster', () => {
  const read = (url: string) => imageUrlField().safeParse(url)
  expect(read(' /media/abc/clip.mp4#1280x720,12 ').data).toBe('/media/abc/1280x720.jpg')
  expect(read('/media/abc/clip.mp4').success).toBe(false)
  expect(read('/media/abc/1280x720.jpg').data).toBe('/media/abc/1280x720.jpg')
})
