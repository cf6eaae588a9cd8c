import { describe, expect, test } from 'vitest'
import { findFaults } from '#test/reading/html-check.ts'
import { findFirstPictureUrl, listPictures, sumClips } from './cover.ts'
import { renderMarkdown, renderStory } from './render.ts'
import { createExcerpt, markdownToText } from './words.ts'

const clip = '/media/abc/clip.mp4#1280x720,12'
const poster = '/media/abc/1280x720.jpg'
const line = `![He runs](${clip} "Twelve seconds, uncut")`
const badge = '<span class="clip-len"><span class="sr">Clip, </span>0:12</span>'

describe('on the page of a post', () => {
  test('alone in its line it plays there, and only its poster is fetched before', () => {
    expect(renderMarkdown(line)).toBe(
      '<figure class="clip"><video controls playsinline preload="none" loading="lazy"' +
        ' poster="/media/abc/960.webp" width="1280" height="720" aria-label="He runs"' +
        ' src="/media/abc/clip.mp4"></video><figcaption>Twelve seconds, uncut</figcaption></figure>',
    )
    expect(renderMarkdown(`> ${line}`)).toContain('<blockquote><figure class="clip"><video ')
  })

  test('a poster that is smaller is taken as large as it is', () => {
    expect(renderMarkdown('![](/media/abc/clip.mp4#320x568,5)')).toContain(
      ' poster="/media/abc/320.webp" width="320" height="568" src=',
    )
  })

  test('an address without size and length plays in a wide box', () => {
    expect(renderMarkdown('![](/media/abc/clip.mp4)')).toBe(
      '<figure class="clip"><video controls playsinline preload="none" loading="lazy"' +
        ' width="16" height="9" src="/media/abc/clip.mp4"></video></figure>',
    )
  })

  test('among words it is its poster, which leads to it', () => {
    const html = renderMarkdown(`See ![He runs](${clip}) and *![](/media/b/clip.mp4)*`)
    expect(html).toMatch(/^<p>See <a class="clip-still" href="\/media\/abc\/clip.mp4"><picture>/)
    expect(html).toContain(`alt="He runs" width="1280" height="720"`)
    expect(html).toContain(`</picture>${badge}</a> and <em>`)
    expect(html).toContain('<a class="clip-still" href="/media/b/clip.mp4">/media/b/clip.mp4</a>')
  })

  test('inside a link it is its poster, and leads where the link does', () => {
    expect(renderMarkdown(`[![He runs](${clip})](/gallery)`)).toMatch(
      /^<p><a href="\/gallery"><picture>.*src="\/media\/abc\/1280x720.jpg" alt="He runs".*<\/a><\/p>$/,
    )
    expect(renderMarkdown('[![He runs](/media/b/clip.mp4)](/gallery)')).toBe(
      '<p><a href="/gallery">He runs</a></p>',
    )
  })

  test('in an album it is cropped like the photos and leads to itself', () => {
    const html = renderMarkdown(`::: photos\n${line}\n![b](/media/b/960x640.jpg)\n:::`, {
      focalPointOf: (url) => (url === poster ? [20, 70] : null),
    })
    expect(html).toMatch(
      /^<div class="photos in-halves"><figure><a class="clip-still" href="\/media\/abc\/clip.mp4">/,
    )
    expect(html).toContain('sizes="(min-width: 840px) 474px, 56vw"')
    expect(html).toContain('<img class="fx2 fy7" src="/media/abc/1280x720.jpg"')
    expect(html).toContain(`${badge}</a><figcaption>Twelve seconds, uncut</figcaption>`)
  })

  test.each([
    `![" onplay="alert(1)](${clip} "\\" onplay=\\"alert(1)")`,
    `![<script>alert(1)</script>](${clip} "</figcaption><script>alert(1)</script>")`,
    `a ![<img src=x onerror=alert(1)>](${clip})`,
    '![x](/media/abc/clip.mp4#1280x720,12"onplay="alert)',
    '![x](/media/abc"onplay="alert/clip.mp4#1280x720,12)',
    '![x](//evil.example/media/a/clip.mp4#1280x720,12)',
    '![x](javascript:/media/a/clip.mp4#1280x720,12)',
    '![x](/media/../clip.mp4#1280x720,12)',
    '![x](/media/abc/clip.mp4#0x0,12)',
    `[![x](${clip})](javascript:alert)`,
    `[a ![x](${clip}) [b](/c)](/d)`,
    `::: photos\n![<b>](${clip} "<b>")\n![x](/media/a/clip.mp4)\n:::`,
    `| ![x](${clip}) |\n| - |\n| [![x](${clip})](/a) |`,
    `# ![x](${clip})`,
  ])('%j leaves nothing but our own tags', (source) => {
    expect(findFaults(renderMarkdown(source))).toEqual([])
    expect(findFaults(renderMarkdown(source, { clipsPlayAt: '/blog/"><b>' }))).toEqual([])
  })
})

test('where nothing plays, the poster leads to the page that plays it', () => {
  const html = renderMarkdown(line, { clipsPlayAt: '/blog/ball' })
  expect(html).toMatch(/^<figure class="clip"><a class="clip-still" href="\/blog\/ball"><picture>/)
  expect(html).toContain(`src="${poster}" alt="He runs"`)
  expect(html).toContain(`${badge}</a><figcaption>Twelve seconds, uncut</figcaption></figure>`)
  expect(html).not.toContain('<video')
})

test('the cover of a story that begins with a clip is its poster, and the clip stays', () => {
  const bare = '![](/media/bare/clip.mp4)'
  expect(findFirstPictureUrl(`${bare}\n\n${line}\n\n![](/media/b/960x640.jpg)`)).toBe(poster)
  expect(findFirstPictureUrl(bare)).toBe('')
  expect(listPictures(line)).toMatchObject([{ src: poster, alt: 'He runs' }])
  const { html, coverAlt } = renderStory({ content: line, coverImage: poster })
  expect(html).toContain('<video ')
  expect(coverAlt).toBe('')
})

test('it has no part in the words, unless there are no others', () => {
  expect(markdownToText(`${line}\n\nHe ran.`)).toBe('He ran.')
  expect(createExcerpt(`See ![x](${clip}) there`)).toBe('See there')
  expect(createExcerpt(line)).toBe('He runs')
})

test('the clips of a story are counted with their seconds, wherever they stand', () => {
  const source =
    '![a](/media/a/clip.mp4#4x3,12)\n\n> ![b](/media/b/clip.mp4#4x3,5)\n\n![p](/media/p/4x3.jpg)'
  expect(sumClips(source)).toEqual({ count: 2, seconds: 17 })
  expect(sumClips('Words.')).toEqual({ count: 0, seconds: 0 })
})
