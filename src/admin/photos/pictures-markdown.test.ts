import { expect, test } from 'vitest'
import { writePicturesMarkdown } from './pictures-markdown.ts'

const picture = (url: string, caption = '') => ({ url, alt: 'x', caption })

test('photos beside each other are an album, and a clip stands on its own', () => {
  const clip = '/media/b/clip.mp4#1280x720,12'
  const pictures = [
    picture('/media/a/1x1.jpg'),
    picture('/media/b/1x1.jpg'),
    picture(clip, 'Uncut'),
    picture('/media/c/1x1.jpg'),
  ]
  expect(writePicturesMarkdown(pictures)).toBe(
    [
      '::: photos\n![x](/media/a/1x1.jpg)\n![x](/media/b/1x1.jpg)\n:::',
      `![x](${clip} "Uncut")`,
      '![x](/media/c/1x1.jpg)',
    ].join('\n\n'),
  )
})
