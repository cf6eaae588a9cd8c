import { expect, test } from 'vitest'
import { mailBrandOf } from '#server/dog/mail-brand.ts'
import { defaultTheme } from '#shared/theme/theme.ts'
import { renderLetter } from './letter-content.ts'

/**
 * Gmail, Outlook on Windows and Apple Mail all know these; a few are harmless where they are
 * unknown.
 */
const elements = new Set(
  `html head meta title style body div table tr td th p a img h1 h2 h3 h4 em strong s code pre ul ol li br`.split(
    ' ',
  ),
)
const properties = new Set(
  `background border-bottom border-left border-top color display font font-family font-size font-weight height
   letter-spacing line-height margin margin-left max-height max-width mso-hide overflow padding text-decoration
   white-space width word-break`.split(/\s+/),
)
/** These are only prettier where they are known, and nothing is lost without them. */
const decoration = new Set(['border-radius'])
const inHead = new Set(
  `${[...properties].join(' ')} border border-collapse border-color border-radius color-scheme outline padding-bottom
   padding-left padding-right padding-top supported-color-schemes mso-table-lspace mso-table-rspace
   -ms-interpolation-mode`.split(/\s+/),
)
const attributes = new Set(
  `align alt bgcolor border cellpadding cellspacing charset class content height href lang name role src start
   style valign width xmlns xmlns:o xmlns:v`.split(/\s+/),
)

const everything = `# One
## Two
### Three
Some *words*, **strong**, ~~gone~~, \`code\` and a [link](/gallery), also <https://a.example>.
- [ ] a task
  - nested
1. first

> A quote
> > in a quote

| a | b |
|---|:-:|
| 1 | 2 |

---

\`\`\`js
const code = 1
\`\`\`

![alt](/media/a/800x600.jpg "caption")

::: photos
![one](/media/a/800x600.jpg)
![two](https://elsewhere.example/b.jpg)
:::

https://www.youtube.com/watch?v=abcdefghijk

![blocked](http://elsewhere.example/c.jpg)`

const { html } = renderLetter({
  brand: mailBrandOf({
    origin: 'https://pretzel.example',
    settings: { ...defaultTheme, blogName: 'Diary' },
    dog: { name: 'Pretzel', coat: 'chocolate-and-tan' },
  }),
  dog: { name: 'Pretzel', birthday: '2024-07-25', pronouns: 'he' },
  ownerName: 'Nora',
  post: {
    slug: 'all',
    title: 'All',
    excerpt: 'All of it',
    date: '2026-11-08',
    coverImage: '/media/a/800x600.jpg',
    content: everything,
  },
  letter: { subject: 'All', previewText: '', kind: 'whole' },
})
/** Conditional comments address Outlook on Windows alone, or hide their content from it. */
const shown = html
  .replace(/<!--\[if mso\]>[\s\S]*?<!\[endif\]-->/g, '')
  .replace(/<!--[\s\S]*?-->/g, '')
const styles = /<style>([\s\S]*?)<\/style>/.exec(shown)?.[1] ?? ''
const body = shown.replace(styles, '')

const notIn = (known: Set<string>, found: Iterable<string>) =>
  [...new Set(found)].filter((name) => !known.has(name))
const declared = (text: string) =>
  text
    .split(';')
    .filter((part) => part.trim())
    .map((part) => part.slice(0, part.indexOf(':')).trim())

test('every element of a letter is one that mail programs know', () => {
  const found = [...body.matchAll(/<([a-z][a-z0-9:]*)[\s>]/gi)].map(([, name]) => name!)
  expect(found).toContain('pre')
  expect(found).toContain('ol')
  expect(notIn(elements, found)).toEqual([])
})

test('every attribute is one that mail programs know', () => {
  const tags = body.match(/<[a-z][^>]*>/gi) ?? []
  const found = tags.flatMap((tag) =>
    [...tag.matchAll(/\s([a-z][\w:-]*)(?==")/gi)].map(([, name]) => name!),
  )
  expect(notIn(attributes, found)).toEqual([])
})

test('every property of a style attribute is one that mail programs know', () => {
  const found = [...body.matchAll(/ style="([^"]*)"/g)].flatMap(([, style]) => declared(style!))
  expect(found.length).toBeGreaterThan(100)
  expect(notIn(new Set([...properties, ...decoration]), found)).toEqual([])
})

test('every property of the style sheet is one that mail programs know', () => {
  const blocks = [...styles.matchAll(/\{([^{}]*)\}/g)].map(([, inner]) => inner!)
  expect(notIn(inHead, blocks.flatMap(declared))).toEqual([])
  // Gmail drops a whole style element for a single rule that it does not know.
  expect(styles).not.toMatch(/@(?!media)/)
})

test('nothing is loaded that tells who reads', () => {
  const pictures = [...html.matchAll(/<img src="([^"]*)"[^>]*width="(\d+)"/g)]
  expect(pictures.length).toBeGreaterThan(4)
  expect(pictures.filter(([, , width]) => Number(width) < 10)).toEqual([])
  expect(html).not.toMatch(/<(script|iframe|link|form|object)/i)
  expect(html).not.toMatch(/[?&](utm_|ref=)/)
})
