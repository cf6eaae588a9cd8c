import { expect, test } from 'vitest'
import { findLinks, renderCommentHtml } from './comment-html.ts'

const html = (message: string) => renderCommentHtml(message, { hasLinks: true })
const link = (href: string, words = href) =>
  `<a href="${href}" rel="nofollow ugc noopener">${words}</a>`

test('paragraphs and line breaks, and nothing of what looks like markup', () => {
  expect(html('one\ntwo\n\n<script>alert(1)</script> & "x"')).toBe(
    '<p>one<br>two</p><p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
  )
  expect(html('**no** [markdown](https://x.example)')).toContain('**no** [markdown](')
})

test('web addresses are links, without the dot behind them', () => {
  expect(html('See https://example.com/a_(b)?c=1&d=2.')).toBe(
    `<p>See ${link('https://example.com/a_(b)?c=1&amp;d=2')}.</p>`,
  )
  expect(html('(www.example.org)')).toBe(
    `<p>(${link('http://www.example.org', 'www.example.org')})</p>`,
  )
})

test('other schemes, mail addresses and half addresses are text', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'robin@example.com', 'https://']) {
    expect(html(text)).toBe(`<p>${text}</p>`)
  }
})

test('no address gets out of its attribute', () => {
  expect(html('https://x.example/"onmouseover="alert(1)')).not.toMatch(/href="[^"]*"onmouse/)
  expect(html("https://x.example/'><img src=x>")).not.toContain('<img')
})

test('not clickable before the owner has seen it', () => {
  expect(renderCommentHtml('https://x.example', { hasLinks: false })).toBe(
    '<p>https://x.example</p>',
  )
  expect(findLinks('a https://x.example b www.y.example\nhttp://z.example')).toHaveLength(3)
})

test('a long line of dots and addresses takes no time to speak of', () => {
  const long = 'www.a.'.repeat(20_000)
  expect(html(long).length).toBeGreaterThan(long.length)
})
