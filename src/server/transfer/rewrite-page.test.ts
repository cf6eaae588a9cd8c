import { describe, expect, test } from 'vitest'
import { linksInHtml, rewriteCss, rewritePage, withoutLiveParts } from './rewrite-page.ts'
import { pageFileOf, toRelativeLink } from './static-site.ts'

const resolve = (address: string) => (address === '/gone' ? null : `x${address}`)

describe('a page of the static site', () => {
  test('leads to files beside it, with what stands behind an address kept', () => {
    const html = '<a class="b" href="/blog?a=1&amp;b=2#top">x</a><img src="/media/a.jpg"/>'
    expect(linksInHtml(html)).toEqual(['/blog?a=1&b=2#top', '/media/a.jpg'])
    expect(rewritePage(html, resolve)).toBe(
      '<a class="b" href="x/blog?a=1&amp;b=2#top">x</a><img src="x/media/a.jpg"/>',
    )
  })

  test('keeps the words of a link that leads nowhere', () => {
    expect(rewritePage('<a href="/gone">words</a>', resolve)).toBe('<a>words</a>')
  })

  test('leaves addresses of other sites and words that look like tags alone', () => {
    const html = '<a href="//cdn.example/x">a</a><a href="https://e.org/">b</a> href="/blog"'
    expect(linksInHtml(html)).toEqual([])
    expect(rewritePage(html, resolve)).toBe(html)
  })

  test('chooses among its pictures as before', () => {
    const html = '<source srcSet="/a.avif 480w, /b.avif 960w"/>'
    expect(linksInHtml(html)).toEqual(['/a.avif', '/b.avif'])
    expect(rewritePage(html, resolve)).toBe('<source srcSet="x/a.avif 480w, x/b.avif 960w"/>')
  })

  test('has no script, no form, no button, and no link to a place that is not there', () => {
    const html =
      '<script>1</script><script type="application/ld+json">{}</script><form><button>a</button></form>' +
      '<a href="#here">b</a><a href="#nowhere">c</a><h2 id="here">d</h2><button>e</button>'
    expect(withoutLiveParts(html)).toBe(
      '<script type="application/ld+json">{}</script><a href="#here">b</a><h2 id="here">d</h2>',
    )
  })
})

test('stylesheets ask for their files where they lie', () => {
  const css = 'a{b:url(/fonts/x.woff2)}c{d:url("/e.svg")}f{g:url(data:x)}'
  expect(rewriteCss(css, (url) => `..${url}`)).toBe(
    'a{b:url("../fonts/x.woff2")}c{d:url("../e.svg")}f{g:url(data:x)}',
  )
})

test('every page lies in a folder of its own, and what it shows by parameters beside it', () => {
  expect(pageFileOf('/', '')).toBe('index.html')
  expect(pageFileOf('/blog/a-walk', '')).toBe('blog/a-walk/index.html')
  expect(pageFileOf('/blog', 'category=Daily%20Life&page=2')).toBe(
    'blog/category.daily-life.page.2/index.html',
  )
  expect(toRelativeLink('blog/a-walk/index.html', 'index.html')).toBe('../../index.html')
  expect(toRelativeLink('blog/index.html', 'blog/a-walk/index.html')).toBe('a-walk/index.html')
  expect(toRelativeLink('index.html', 'media/a b.jpg')).toBe('media/a%20b.jpg')
})
