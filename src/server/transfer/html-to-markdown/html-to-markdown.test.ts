import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#shared/markdown/render.ts'
import { sourceLinksOf } from '../sources/source-links.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

const links = sourceLinksOf('https://old.example/', new Set(['/first-snow/']))
const convert = (html: string) => htmlToMarkdown(html, links)
const markdownOf = (html: string) => convert(html).markdown

describe('words', () => {
  test.each([
    ['<p>One<br>two</p><p>three</p>', 'One\ntwo\n\nthree'],
    ['<h1>A</h1><h4>B <em>c</em></h4>', '# A\n\n### B *c*'],
    ['<p><strong>bold <br>over lines</strong></p>', '**bold**\n**over lines**'],
    [
      '<p>1. no list</p><p># no heading</p><p>- no item</p>',
      '1\\. no list\n\n\\# no heading\n\n\\- no item',
    ],
    ['<p>a * b _c_ snake_case [d] `e`</p>', 'a \\* b \\_c\\_ snake_case \\[d\\] \\`e\\`'],
    ['<p><del>old</del> <code>a`b</code></p>', '~~old~~ ``a`b``'],
    ['<blockquote><p>q</p><cite>Me</cite></blockquote>', '> q\n>\n> *Me*'],
    ['<hr><pre class="brush: js">a<br>b</pre>', '---\n\n```js\na\nb\n```'],
    ['<dl><dt>T</dt><dd>D</dd></dl>', '**T**\n\nD'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })

  test.each([
    ['in a paragraph', (many: string) => `<p>${many}y</p>`],
    ['between marks', () => `<p>x${'<i>&nbsp;</i>'.repeat(300)}y</p>`],
    ['in code', () => `<pre>x${' '.repeat(300)}y</pre>`],
  ])('more blanks in a row than anybody means are cut short: %s', (_, html) => {
    const [run = ''] = /x(\s+)y/.exec(markdownOf(html(`x${'\u00a0'.repeat(300)}`)))?.slice(1) ?? []
    expect(run).toHaveLength(100)
  })

  test('one row with thousands of cells does not make the others as long', () => {
    const wide = `<tr>${'<td>a'.repeat(3000)}</tr>`
    const html = `<table>${wide}${'<tr><td>b</td></tr>'.repeat(3000)}</table>`
    expect(markdownOf(html).length).toBeLessThan(1_000_000)
  })

  test('what is written as text is shown as that text', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'ab1 *_`[]()#>-+.!~|<&"\\:/'),
      maxLength: 30,
    })
    fc.assert(
      fc.property(signs, (text) => {
        const words = text.replace(/\s+/g, ' ').trim()
        fc.pre(words !== '' && !/www|https?:|@/.test(words))
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        const shown = renderMarkdown(markdownOf(`<p>${escaped}</p>`)).replace(/<[^>]*>/g, '')
        const plain = shown
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
        expect(plain).toBe(words)
      }),
      { numRuns: 500 },
    )
  })
})

describe('links', () => {
  test.each([
    ['/first-snow', '[x](/first-snow)'],
    ['https://old.example/first-snow/', '[x](/first-snow/)'],
    ['/other/', '[x](https://old.example/other/)'],
    ['//cdn.example/a b', '[x](https://cdn.example/a%20b)'],
    ['mailto:a@example.com', '[x](mailto:a@example.com)'],
    ['javascript:alert(1)', 'x'],
    ['#part', 'x'],
  ])('%s', (href, markdown) => {
    expect(markdownOf(`<p><a href="${href}">x</a></p>`)).toBe(markdown)
  })
})

describe('pictures', () => {
  test('the largest copy is taken, with its caption', () => {
    const { markdown, pictures } = convert(
      '<figure><img src="/a-300.jpg" srcset="/a-300.jpg 300w, /a-1024.jpg 1024w" alt="A"><figcaption>So "deep"</figcaption></figure>',
    )
    expect(markdown).toBe('![A](https://old.example/a-1024.jpg "So \\"deep\\"")')
    expect(pictures).toEqual([
      { source: 'https://old.example/a-1024.jpg', alt: 'A', caption: 'So "deep"' },
    ])
  })

  test.each([
    ['<a href="/whole.jpg"><img src="/small.jpg"></a>', '![](https://old.example/whole.jpg)'],
    [
      '<a href="https://x.example/"><img src="/a.jpg"></a>',
      '[![](https://old.example/a.jpg)](https://x.example/)',
    ],
    [
      '<div class="wp-caption"><img src="/a.jpg"><p class="wp-caption-text">Old</p></div>',
      '![](https://old.example/a.jpg "Old")',
    ],
    [
      '<img src="data:image/gif;base64,R0" data-src="/lazy.jpg">',
      '![](https://old.example/lazy.jpg)',
    ],
    [
      '<img src="https://i0.wp.com/old.example/a.jpg?resize=300">',
      '![](https://old.example/a.jpg)',
    ],
    ['<p>hi <img class="emoji" alt="🐶" src="https://s.w.org/dog.svg"></p>', 'hi 🐶'],
    ['<p>hi<img src="/pixel.gif" width="1" height="1"></p>', 'hi'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })

  test.each([
    ['<video poster="/still.jpg"><source src="/run.mp4"></video>', ['/still.jpg']],
    [
      '<video src="/run.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png" style="background: transparent url(\'/thumb.jpg\') 50%"></video>',
      ['/thumb.jpg'],
    ],
    ['<video src="/run.mp4" poster="https://img.spacergif.org/spacer.png"></video>', []],
  ])('the picture that stands for a video stays above its address: %s', (html, still) => {
    const { markdown, pictures } = convert(html)
    const sources = still.map((path) => `https://old.example${path}`)
    expect(pictures.map(({ source }) => source)).toEqual(sources)
    expect(markdown.split('\n\n')).toEqual([
      ...sources.map((source) => `![](${source})`),
      'https://old.example/run.mp4',
    ])
  })

  test('a gallery is a row of photos', () => {
    const html =
      '<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="/a.jpg"><figcaption>c</figcaption></figure></li><li><figure><img src="/b (1).jpg"></figure></li></ul>'
    expect(convert(html)).toMatchObject({
      markdown:
        '::: photos\n![](https://old.example/a.jpg "c")\n![](<https://old.example/b%20(1).jpg>)\n:::',
      warnings: [{ kind: 'gallery', detail: '2 pictures' }],
    })
  })
})

describe('lists and tables', () => {
  test('nested lists, numbers and boxes stay', () => {
    const html =
      '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li><li><input type="checkbox" checked> e</li></ul>'
    expect(markdownOf(html)).toBe('* a\n  3. b\n* c d\n* [x] e')
  })

  test('code inside of an item stands after it, and the numbers go on', () => {
    const html = '<ol><li>x<pre>code</pre></li><li>y</li></ol>'
    expect(markdownOf(html)).toBe('1. x\n\n```\ncode\n```\n\n2. y')
  })

  test('a table keeps its cells; merged ones are named', () => {
    const html =
      '<table><tr><th>A</th><th align="right">B</th></tr><tr><td>1|2</td><td><p>x</p><p>y</p></td></tr><tr><td colspan="2">z</td></tr></table>'
    expect(convert(html)).toMatchObject({
      markdown: '| A | B |\n| --- | --: |\n| 1\\|2 | x y |\n| z |  |',
      warnings: [{ kind: 'table', detail: 'merged cells' }],
    })
  })
})

describe('what we do not show', () => {
  test.each([
    [
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'video',
    ],
    [
      '<iframe src="https://player.vimeo.com/video/123456"></iframe>',
      'https://vimeo.com/123456',
      'video',
    ],
    ['<iframe src="https://maps.example/x"></iframe>', 'https://maps.example/x', 'embed'],
    [
      '<blockquote class="twitter-tweet"><p>Hi</p></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
      '> Hi',
      'embed',
    ],
    ['<video src="/a.mp4"></video>', 'https://old.example/a.mp4', 'video'],
    ['<form><p>Name</p><input name="n"></form>', '', 'form'],
    ['<p>a</p><script>alert(1)</script>', 'a', 'script'],
    ['<img alt="gone" src="data:image/png;base64,AA">', 'gone', 'picture'],
  ])('%s', (html, markdown, kind) => {
    const converted = convert(html)
    expect(converted.markdown).toBe(markdown)
    expect(converted.warnings.map((end) => end.kind)).toEqual([kind])
  })
})

describe('hostile HTML', () => {
  test.each([
    ['nested without end', `${'<div>'.repeat(100_000)}words`],
    ['bold in bold in bold', '<b class=x>'.repeat(5000) + '<p>words'.repeat(5000)],
    ['longer than any post', `<p>words</p>${'<p>x'.repeat(400_000)}`],
    ['scripts that never end', `words${'<script>'.repeat(50_000)}`],
  ])('%s comes in as its words', (_, html) => {
    const { markdown, warnings } = convert(html)
    expect(markdown).toContain('words')
    expect(warnings.map(({ kind }) => kind)).toEqual(['other'])
  })

  test('any mix of tags is read, and nothing in it runs', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="javascript:x">',
      '</a>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<li>',
      '<ul>',
      '</ul>',
      '<figure class="gallery">',
      '<img src=x onerror=y>',
      '<pre>',
      '</pre>',
      '<script>z()</script>',
      '<!--',
      '-->',
      'word',
      '\n',
      '&lt;script&gt;',
      '<svg onload=x>',
      '<iframe src="javascript:x">',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = renderMarkdown(markdownOf(pieces.join('')))
        expect(html).not.toMatch(/<script|<svg|<iframe|<[^>]*onerror=|href="javascript|turndown/i)
      }),
      { numRuns: 300 },
    )
  })
})
