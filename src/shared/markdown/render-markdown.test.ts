import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

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
    ['~~a~~', '~~a~~'],
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

  test('a picture from elsewhere is a plain lazy image', () => {
    expect(renderMarkdown('![a **b** "c"](https://x.y/z.png)')).toBe(
      '<p><img src="https://x.y/z.png" alt="a b &quot;c&quot;" loading="lazy" decoding="async"></p>',
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

test('the levels a post uses follow the title without a gap', () => {
  const tagsOf = (source: string) => renderMarkdown(source).match(/<h\d/g)
  expect(tagsOf('## One\n\ntext\n\n## Two')).toEqual(['<h2', '<h2'])
  expect(tagsOf('# One\n\n### Two')).toEqual(['<h2', '<h3'])
  expect(tagsOf('# One\n\n## Two\n\n### Three')).toEqual(['<h2', '<h3', '<h4'])
})
