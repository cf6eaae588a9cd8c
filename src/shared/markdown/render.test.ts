import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'

describe('blocks', () => {
  test('headings begin at h2, because the page has its own h1', () => {
    expect(renderMarkdown('# a\n## b\n### c')).toBe(
      '<h2 class="md-h1">a</h2>\n<h3 class="md-h2">b</h3>\n<h4 class="md-h3">c</h4>',
    )
  })

  test('lists, quotes and code are written as such', () => {
    expect(renderMarkdown('* **a**\n* b')).toBe('<ul><li><strong>a</strong></li><li>b</li></ul>')
    expect(renderMarkdown('1. a')).toBe('<ol><li>a</li></ol>')
    expect(renderMarkdown('7. a')).toBe('<ol start="7"><li>a</li></ol>')
    expect(renderMarkdown('> *a*')).toBe('<blockquote><p><em>a</em></p></blockquote>')
    expect(renderMarkdown('```js\n1 < 2\n```')).toBe(
      '<pre tabindex="0"><code class="language-js">1 &lt; 2</code></pre>',
    )
  })

  test('lists nest, and boxes say what is done', () => {
    expect(renderMarkdown('* a\n  1. b')).toBe('<ul><li>a<ol><li>b</li></ol></li></ul>')
    expect(renderMarkdown('- [x] a\n- [ ] *b*')).toBe(
      '<ul><li class="task is-done"><span class="task-box" role="img" aria-label="Done">☑</span> a</li>' +
        '<li class="task"><span class="task-box" role="img" aria-label="To do">☐</span> <em>b</em></li></ul>',
    )
  })

  test('a table has headers, alignments and whatever cells a row has', () => {
    expect(renderMarkdown('a|b\n-|-:\n*c*|d|e\n|f')).toBe(
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>' +
        '<thead><tr><th scope="col">a</th><th scope="col" class="to-right">b</th></tr></thead>' +
        '<tbody><tr><td><em>c</em></td><td class="to-right">d</td><td>e</td></tr>' +
        '<tr><td>f</td></tr></tbody></table></div>',
    )
  })

  test('a rule is a rule', () => {
    expect(renderMarkdown('a\n---\nb')).toBe('<p>a</p>\n<hr>\n<p>b</p>')
  })

  test('nothing in, nothing out', () => {
    expect(renderMarkdown(' \n\n')).toBe('')
  })
})

describe('inline', () => {
  test.each([
    ['**a** __b__', '<strong>a</strong> <strong>b</strong>'],
    ['*a* _b_', '<em>a</em> <em>b</em>'],
    ['***a***', '<em><strong>a</strong></em>'],
    ['`a <b>`', '<code>a &lt;b&gt;</code>'],
    ['snake_case_name', 'snake_case_name'],
    ['\\*a\\*', '*a*'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['~~a~~ ~b~ ~~~c', '<del>a</del> ~b~ ~~~c'],
    ['**~~a~~ b**', '<strong><del>a</del> b</strong>'],
    ['~~a', '~~a'],
    ['a & b "c"', 'a &amp; b &quot;c&quot;'],
    ['&copy; &lt;b&gt;', '&amp;copy; &amp;lt;b&amp;gt;'],
    ['a <b>c</b>', 'a &lt;b&gt;c&lt;/b&gt;'],
    ['[a][b]', '[a][b]'],
  ])('%j becomes %j', (source, html) => {
    expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
  })
})

describe('links', () => {
  test.each([
    ['[a](/blog)', '<a href="/blog">a</a>'],
    ['[a](#top)', '<a href="#top">a</a>'],
    ['[a](mailto:a@b.c)', '<a href="mailto:a@b.c">a</a>'],
    ['[*a*](https://x.y "t")', '<a href="https://x.y" rel="noopener noreferrer"><em>a</em></a>'],
    ['https://x.y', '<a href="https://x.y" rel="noopener noreferrer">https://x.y</a>'],
    [
      '[a](https://x.y/?b=1&c="d")',
      '<a href="https://x.y/?b=1&amp;c=&quot;d&quot;" rel="noopener noreferrer">a</a>',
    ],
    ['[a](javascript:alert(1))', 'a'],
    ['[**a**](//evil.example)', '<strong>a</strong>'],
  ])('%j becomes %j', (source, html) => {
    expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
  })
})

describe('images', () => {
  test('a photo of our own comes in sizes and formats, with its room kept', () => {
    expect(renderMarkdown('![A dog](/media/a/960x640.jpg)')).toBe(
      '<p><picture>' +
        '<source type="image/avif" srcset="/media/a/480.avif 480w, /media/a/960.avif 960w" sizes="(min-width: 840px) 800px, 94vw">' +
        '<source type="image/webp" srcset="/media/a/480.webp 480w, /media/a/960.webp 960w" sizes="(min-width: 840px) 800px, 94vw">' +
        '<img src="/media/a/960x640.jpg" alt="A dog" width="960" height="640" loading="lazy" decoding="async">' +
        '</picture></p>',
    )
  })

  test('what moves stands still for those who want no motion', () => {
    expect(renderMarkdown('![A wag](/media/a/320x240.webp)')).toBe(
      '<p><picture>' +
        '<source media="(prefers-reduced-motion: reduce)" srcset="/media/a/320x240.jpg">' +
        '<img src="/media/a/320x240.webp" alt="A wag" width="320" height="240" loading="lazy" decoding="async">' +
        '</picture></p>',
    )
  })

  test('a picture from elsewhere is a plain lazy image', () => {
    expect(renderMarkdown('![a **b** "c"](https://x.y/z.png)')).toBe(
      '<p><img src="https://x.y/z.png" alt="a b &quot;c&quot;" loading="lazy" decoding="async"></p>',
    )
  })

  test('a picture that an import could not find is a frame with its name', () => {
    const frame = (name: string) =>
      `<span class="image-missing" role="img" aria-label="${name}">${name}</span>`
    expect(renderMarkdown('![](/media/missing/two%20dogs.jpg)')).toBe(
      `<p>${frame('two dogs.jpg')}</p>`,
    )
    expect(renderMarkdown('![A "dog"](/media/missing/b.jpg "Lost")')).toBe(
      `<figure>${frame('A &quot;dog&quot;')}<figcaption>Lost</figcaption></figure>`,
    )
    expect(renderMarkdown('::: photos\n![](/media/missing/%E0%A4%A.jpg)\n:::')).toContain(
      `<figure>${frame('%E0%A4%A.jpg')}</figure>`,
    )
  })

  test('an image that is not allowed leaves its description', () => {
    expect(renderMarkdown('![A dog](data:image/png;base64,AAAA)')).toBe('<p>A dog</p>')
  })

  test('a picture that browsers would not show is a link to it', () => {
    expect(renderMarkdown('![A dog](http://x.y/z.png)')).toBe(
      '<p><a href="http://x.y/z.png" rel="noopener noreferrer">A dog</a></p>',
    )
  })

  test('an image can be a link', () => {
    expect(renderMarkdown('[![a](/media/a.png)](/gallery)')).toBe(
      '<p><a href="/gallery"><img src="/media/a.png" alt="a" loading="lazy" decoding="async"></a></p>',
    )
  })
})

describe('captions', () => {
  const img = '<img src="https://x.y/z.png" alt="a" loading="lazy" decoding="async">'

  test('a picture alone in its line shows its caption', () => {
    expect(renderMarkdown('![a](https://x.y/z.png "He \\"sits\\" & <waits>")')).toBe(
      `<figure>${img}<figcaption>He &quot;sits&quot; &amp; &lt;waits&gt;</figcaption></figure>`,
    )
  })

  test('in the middle of words there is no room for one', () => {
    expect(renderMarkdown('b ![a](https://x.y/z.png "c")')).toBe(`<p>b ${img}</p>`)
  })
})

describe('photos side by side', () => {
  test('each can be opened whole, and is fetched no wider than it is shown', () => {
    const html = renderMarkdown(
      '::: photos\n![a](/media/a/960x640.jpg "A nap")\n![b](https://x.y/z.png)\n:::',
    )
    expect(html).toMatch(
      /^<div class="photos in-halves"><figure><a href="\/media\/a\/960x640.jpg">/,
    )
    expect(html).toContain('sizes="(min-width: 840px) 400px, 47vw"')
    expect(html).toContain('</picture></a><figcaption>A nap</figcaption></figure>')
    expect(html).toContain('<a href="https://x.y/z.png" rel="noopener noreferrer"><img')
  })

  test('a panorama is fetched as wide as the square crops it', () => {
    const html = renderMarkdown('::: photos\n![a](/media/a/4800x1200.jpg)\n:::')
    expect(html).toContain('sizes="(min-width: 840px) 1067px, 125vw"')
  })

  test('three, and more than four, stand in threes', () => {
    const classOf = (count: number) =>
      /class="([^"]*)"/.exec(
        renderMarkdown(`::: photos\n${'![a](/media/a.png)\n'.repeat(count)}:::`),
      )?.[1]
    expect([1, 2, 3, 4, 5, 6].map(classOf)).toEqual([
      ...['photos in-halves', 'photos in-halves', 'photos in-thirds'],
      ...['photos in-halves', 'photos in-thirds', 'photos in-thirds'],
    ])
  })

  test('one that is not allowed leaves its description', () => {
    expect(renderMarkdown('::: photos\n![a](javascript:x)\n:::')).toBe(
      '<div class="photos in-halves"><figure>a</figure></div>',
    )
  })
})

describe('videos', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
    ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ', 'YouTube'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube'],
    ['<https://youtu.be/dQw4w9WgXcQ>', 'YouTube'],
    ['https://vimeo.com/76979871', 'Vimeo'],
    ['https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d', 'framatube.org'],
    ['https://peer.tube/videos/watch/kkGMgK9ZtnKfYAgnEtQxbv', 'peer.tube'],
  ])('%s alone in its line is a card that leads there, and loads nothing', (line, site) => {
    const html = renderMarkdown(line)
    expect(html).toMatch(/^<p class="video"><a href="https:[^"]*" rel="noopener noreferrer">/)
    expect(html).toContain(`<strong>Watch the video on ${site}</strong>`)
    expect(html).not.toMatch(/<img|<iframe|<script|src=/)
  })

  test.each([
    'See https://youtu.be/dQw4w9WgXcQ',
    '[his song](https://youtu.be/dQw4w9WgXcQ)',
    'https://www.youtube.com/@pretzel',
    'https://example.com/w/short',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  ])('%s is a link like any other', (line) => {
    expect(renderMarkdown(line)).not.toContain('class="video"')
  })
})

test('the levels a post uses follow the title without a gap', () => {
  const tagsOf = (source: string) => renderMarkdown(source).match(/<h\d/g)
  expect(tagsOf('## One\n\ntext\n\n## Two')).toEqual(['<h2', '<h2'])
  expect(tagsOf('# One\n\n### Two')).toEqual(['<h2', '<h3'])
  expect(tagsOf('# One\n\n## Two\n\n### Three')).toEqual(['<h2', '<h3', '<h4'])
  expect(tagsOf('## One\n\n# Two\n\n## Three')).toEqual(['<h2', '<h2', '<h3'])
  expect(tagsOf('> ### One\n\n# Two')).toEqual(['<h2', '<h2'])
})
