import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeLink } from './links.ts'

test.each([
  ['https://example.com/a?b=1#c', true],
  ['HTTP://example.com', true],
  ['mailto:pretzel@example.com', false],
  ['/blog/first-walk', false],
  ['/', false],
  ['#latest-posts', false],
  ['?page=2', false],
])('%j is a link, external: %j', (href, external) => {
  expect(safeLink(href)).toEqual({ href, external })
})

test('white space around is dropped, a space inside is written the way addresses do', () => {
  expect(safeLink(' /blog?search=long dog\n')?.href).toBe('/blog?search=long%20dog')
})

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'ftp://example.com',
  'tel:123',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://',
  'http://[',
  'mailto:',
  'mailto://x',
  'view-source:https://example.com',
  'about:blank',
  '\u2028javascript:alert(1)',
  'example.com',
])('%j is no link', (href) => {
  expect(safeLink(href)).toBeNull()
})

test('whatever is let through, a browser sees only the allowed schemes', () => {
  const piece = fc.constantFrom(
    ...[
      'java',
      'script',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'http',
      'https',
      'mailto',
      '#',
      '?',
      '@',
    ],
    ...['evil', '.', '&colon;', '\u0000', '%3a', '//'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = safeLink(pieces.join(''))
      if (!link) return
      const url = new URL(link.href, 'https://home.test/blog/post')
      expect(['http:', 'https:', 'mailto:']).toContain(url.protocol)
      if (!link.external && url.protocol !== 'mailto:') expect(url.host).toBe('home.test')
    }),
    { numRuns: 2000 },
  )
})
