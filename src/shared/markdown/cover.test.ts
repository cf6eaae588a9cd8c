import { describe, expect, test } from 'vitest'
import { findFirstPictureUrl, listPictures } from './cover.ts'
import { renderStory } from './render.ts'

const sofa = '/media/demo/sofa-nap/1600x1067.jpg'
const beach = '/media/demo/beach-sunset/1600x1067.jpg'

test('the first picture that a page can show is the cover of the story', () => {
  const unusable = [
    '![Adding IMG_1.jpg…](#uploading-1)',
    '![gone](/media/missing/gone.jpg)',
    '![blocked](http://example.com/a.jpg)',
    '```\n![code](/media/code.jpg)\n```',
  ].join('\n\n')
  expect(findFirstPictureUrl(`${unusable}\n\nOn *the ![sofa](${sofa})*\n\n![](${beach})`)).toBe(
    sofa,
  )
  expect(findFirstPictureUrl(`> ::: photos\n> ![](${beach})\n> :::`)).toBe(beach)
  expect(findFirstPictureUrl(`::: photos\n![](${beach})\n![](${sofa})\n:::`)).toBe(beach)
  expect(findFirstPictureUrl(unusable)).toBe('')
  expect(listPictures(`![a](${sofa})\n\n![b](${beach})`).map(({ alt }) => alt)).toEqual(['a', 'b'])
})

describe('below its cover', () => {
  const below = (content: string, coverImage = sofa) => renderStory({ content, coverImage })

  test('a story that begins with the same picture does not show it again', () => {
    expect(below(`![Asleep](${sofa})\n\nHe slept.`)).toEqual({
      html: '<p>He slept.</p>',
      coverAlt: 'Asleep',
    })
  })

  test('words under the picture stay', () => {
    expect(below(`![Asleep](${sofa} "Noon, *again*")\n\nHe slept.`).html).toBe(
      '<p>Noon, *again*</p>\n<p>He slept.</p>',
    )
  })

  test('an album goes on with its other photos', () => {
    const { html, coverAlt } = below(`::: photos\n![One](${sofa})\n![Two](${beach})\n:::`)
    expect(coverAlt).toBe('One')
    expect(html).not.toContain('sofa-nap')
    expect(html).toContain('alt="Two"')
  })

  test('a story does not show it again where it is its first picture', () => {
    expect(below(`He slept.\n\n![Asleep](${sofa} "At noon")\n\n![Sea](${beach})`)).toEqual({
      html: expect.stringMatching(/^<p>He slept\.<\/p>\n<p>At noon<\/p>\n<p><picture>.*alt="Sea"/),
      coverAlt: 'Asleep',
    })
    const album = below(`He slept.\n\n::: photos\n![One](${sofa})\n![Two](${beach})\n:::`)
    expect(album.html).not.toContain('sofa-nap')
    expect(album.html).toContain('alt="Two"')
    expect(below(`![gone](/media/missing/gone.jpg)\n\n![](${sofa})`).html).not.toContain('sofa-nap')
  })

  test('another picture, or the same one later or amid words, stays where it is', () => {
    expect(below(`![](${sofa})`, beach).html).toContain('sofa-nap')
    expect(below(`![](${beach})\n\n![](${sofa})`).html).toContain('sofa-nap')
    expect(below(`> ![](${beach})\n\n![](${sofa})`).html).toContain('sofa-nap')
    expect(below(`He slept on ![the sofa](${sofa}).`).html).toContain('sofa-nap')
    expect(below(`[![](${sofa})](${sofa})`).html).toContain('sofa-nap')
  })
})
