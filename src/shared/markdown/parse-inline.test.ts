import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'

const inline = (source: string) => renderMarkdown(source).replace(/^<p>|<\/p>$/g, '')
const outside = (href: string, text = href) =>
  `<a href="${href}" rel="noopener noreferrer">${text}</a>`

describe('emphasis', () => {
  test.each([
    ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
    ['**a *b***', '<strong>a <em>b</em></strong>'],
    ['***a** b*', '<em><strong>a</strong> b</em>'],
    ['*a* b*', '<em>a</em> b*'],
    ['**a*', '*<em>a</em>'],
    ['*a _b* c_', '<em>a _b</em> c_'],
    ['un*frigging*believable', 'un<em>frigging</em>believable'],
    ['(_a_)', '(<em>a</em>)'],
    ['*foo**bar*', '<em>foo**bar</em>'],
    ['* a*', '<ul><li>a*</li></ul>'],
    ['**“a”**😀', '<strong>“a”</strong>😀'],
    ['😀**a**😀', '😀<strong>a</strong>😀'],
  ])('%j becomes %j', (source, html) => {
    expect(inline(source)).toBe(html)
  })
})

describe('code', () => {
  test.each([
    ['``a`b``', '<code>a`b</code>'],
    ['`` `a` ``', '<code>`a`</code>'],
    ['`a``b`', '<code>a``b</code>'],
    ['`a', '`a'],
    ['`` a', '`` a'],
    ['\\`a`b`', '`a<code>b</code>'],
    ['`*a*` *b*', '<code>*a*</code> <em>b</em>'],
    ['*a`*`', '*a<code>*</code>'],
  ])('%j becomes %j', (source, html) => {
    expect(inline(source)).toBe(html)
  })
})

describe('links in brackets', () => {
  test.each([
    ['[a](</b c>)', '<a href="/b%20c">a</a>'],
    ["[a]( /b 't' )", '<a href="/b">a</a>'],
    ['[a](/b(c)d)', '<a href="/b(c)d">a</a>'],
    ['[a](/b\\)c)', '<a href="/b)c">a</a>'],
    ['[a](/b', '[a](/b'],
    ['[a](/b c)', '[a](/b c)'],
    ['[a] (/b)', '[a] (/b)'],
    ['[a [b] c](/d)', '<a href="/d">a [b] c</a>'],
    ['[a](/b)[c](/d)', '<a href="/b">a</a><a href="/d">c</a>'],
    ['[a [b](/c) d](/e)', '[a <a href="/c">b</a> d](/e)'],
    ['\\[a](/b)', '[a](/b)'],
    ['[a\\]](/b)', '<a href="/b">a]</a>'],
    ['*[a*](/b)', '*<a href="/b">a*</a>'],
    ['!a [b](/c)', '!a <a href="/c">b</a>'],
    ['![a [b](/c)](/media/d.png) [e](/f)', /^<img .*alt="a b".*> <a href="\/f">e<\/a>$/],
  ])('%j becomes %s', (source, html) => {
    if (typeof html === 'string') expect(inline(source)).toBe(html)
    else expect(inline(source)).toMatch(html)
  })
})

describe('addresses in the text', () => {
  test.each([
    ['See https://x.y/a_b_c.', `See ${outside('https://x.y/a_b_c')}.`],
    ['(https://x.y/a(b))', `(${outside('https://x.y/a(b)')})`],
    ['**https://x.y**', `<strong>${outside('https://x.y')}</strong>`],
    ['HTTPS://X.Y', outside('HTTPS://X.Y')],
    ['散歩https://x.y', `散歩${outside('https://x.y')}`],
    ['www.x.y/a, too', `${outside('http://www.x.y/a', 'www.x.y/a')}, too`],
    ['http:// and awww.x.y', 'http:// and awww.x.y'],
    ['[see https://x.y](/a)', '<a href="/a">see https://x.y</a>'],
    ['Write to a.b+c@x-y.org.', 'Write to <a href="mailto:a.b+c@x-y.org">a.b+c@x-y.org</a>.'],
    ['me@home @you a@', 'me@home @you a@'],
    ['<https://x.y/*a*>', outside('https://x.y/*a*')],
    ['<a@b.c>', '<a href="mailto:a@b.c">a@b.c</a>'],
  ])('%j becomes %j', (source, html) => {
    expect(inline(source)).toBe(html)
  })
})

test.each([
  ['<b title="*a*">', '&lt;b title=&quot;*a*&quot;&gt;'],
  ['<a href="https://x.y">', '&lt;a href=&quot;https://x.y&quot;&gt;'],
  ['<!-- *a* -->', '&lt;!-- *a* --&gt;'],
  ['a <3 *b* >', 'a &lt;3 <em>b</em> &gt;'],
  ['1 <a *b* >', '1 &lt;a <em>b</em> &gt;'],
  ['a\\', 'a\\'],
])('%j, which is no markdown, stays as typed: %j', (source, html) => {
  expect(inline(source)).toBe(html)
})
