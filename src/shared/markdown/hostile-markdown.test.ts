import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '#test/reading/html-check.ts'
import { renderMarkdown } from './render.ts'
import { markdownToText } from './words.ts'

const addresses = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java&#10;script:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'file:///etc/passwd',
  'https://x.y/"onmouseover="alert(1)',
  "https://x.y/'onmouseover='alert(1)",
  'https://x.y/><script>alert(1)</script>',
  '/media/x"onerror="alert(1)',
  '/media/../x.jpg',
  '/media/"><img src=x onerror=alert(1)>/10x10.jpg',
]

const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x.y" onclick="alert(1)">x</a>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?><script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<b onmouseover=alert(1)>**x**</b>',
  '<details open ontoggle=alert(1)>',
  '<base href="//evil.example/">',
  '<form action=//evil.example><button>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '```"><script>alert(1)</script>\nx\n```',
  '```js" onclick="alert(1)\n</code></pre><script>alert(1)</script>',
  '`</code><script>alert(1)</script>`',
  '# <script>alert(1)</script>',
  '* <img src=x onerror=alert(1)>',
  '> <iframe srcdoc="<script>alert(1)</script>">',
  '1. </li></ol><script>alert(1)</script>',
  '![" onerror="alert(1)](https://x.y/z.png)',
  '![x](https://x.y/z.png "\\" onerror=\\"alert(1)")',
  '![<script>alert(1)</script>](/media/a/10x10.jpg)',
  '[<img src=x onerror=alert(1)>](https://x.y)',
  '[x](https://x.y "\\"><script>alert(1)</script>")',
  '[x]: javascript:alert(1)\n[x]',
  '<javascript:alert(1)>',
  '<https://x.y/"onclick="alert(1)>',
  'https://x.y/<script>alert(1)</script>',
  'www.x.y"onclick="alert(1)',
  '[a [b](https://x.y) c](https://z.w)',
  '[https://x.y](https://z.w)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '**<b>**</b>*</p><script>*',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="`">`<script>alert(1)</script>`',
  '*a **b* c**</em></strong>',
  '\u0000<script>\u0000alert(1)',
  '<\u2028script>alert(1)',
  '＜script＞alert(1)',
  '<a\u00a0href=x>',
  '__proto__ constructor [toString](constructor)',
  '![x](/media/a/10x10.jpg "<script>alert(1)</script>")',
  '![x](/media/a/10x10.jpg "\\"><img src=x onerror=alert(1)>")',
  '| <script> | b |\n| - | - |\n| <img src=x onerror=alert(1)> | "onclick="x |',
  '- [x] <script>alert(1)</script>\n  - [ ] "onclick="x',
  '~~<script>~~alert(1)~~</script>~~',
  '::: photos"><script>\n![x](/media/a/10x10.jpg)\n:::',
  'https://youtu.be/dQw4w9WgXcQ"onclick="alert(1)',
  'https://x"onclick="y/w/kkGMgK9ZtnKfYAgnEtQxbv',
  'https://x.y\\/w/kkGMgK9ZtnKfYAgnEtQxbv',
  ...addresses.flatMap((address) => [
    `::: photos\n![x](${address} "c")\n:::`,
    `![x](${address} "${address}")`,
    `| [x](${address}) |\n| - |`,
    `[x](${address})`,
    `[x](<${address}>)`,
    `![x](${address})`,
    `<${address}>`,
  ]),
]

describe('hostile input', () => {
  test.each(payloads)('%j leaves nothing but our own tags', (payload) => {
    expect(findFaults(renderMarkdown(payload))).toEqual([])
  })

  test('the check itself finds faults', () => {
    const faulty = [
      '<script>',
      '<p onclick="x">a</p>',
      '<a href="javascript:x">a</a>',
      '<p>',
      'a < b',
    ]
    for (const html of faulty) expect(findFaults(html)).not.toEqual([])
  })

  const piece = fc.constantFrom(
    ...['<', '>', '"', "'", '&', '*', '**', '_', '`', '```', '[', ']', '(', ')', '![', '](', '\\'],
    ...['| ', '|-|\n', '\n---\n', '  * ', '[x] ', '::: photos\n', '\n:::\n', ' "a")'],
    ...['\n', ' ', '\t', '> ', '# ', '* ', '1. ', '<script>', '</p>', '<a href=', '<!--', '-->'],
    ...[
      'javascript:',
      'https://x.y/',
      '/media/a/10x10.jpg',
      'onerror=',
      'data:',
      'www.',
      'a',
      '~~',
    ],
  )

  test('whatever is written, only tags and attributes of the list come out', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        expect(findFaults(renderMarkdown(pieces.join('')))).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })
})

describe('very large input is finished', () => {
  const marks = [
    '*',
    '_',
    '`',
    '[',
    '![',
    '<',
    '> ',
    '#',
    '- ',
    ' ',
    '\\',
    '~',
    '[a](',
    '*a_',
    '<!--',
  ]
  const blocks = [
    '|',
    '|a',
    '|\n|-|\n',
    '|-',
    '---\n',
    '  - a\n',
    '- [ ] ',
    '::: photos\n',
    ':::\n',
  ]
  test.each([...marks, ...blocks, '*a_\n', '> > \n', '``` \n'])('200 KB of %j', (mark) => {
    const source = mark.repeat(200_000 / mark.length)
    expect(findFaults(renderMarkdown(source))).toEqual([])
    expect(typeof markdownToText(source)).toBe('string')
  })

  test('a line too long or too full of marks is shown as it was typed', () => {
    expect(renderMarkdown('*a*'.repeat(300))).toBe(`<p>${'*a*'.repeat(300)}</p>`)
    expect(renderMarkdown(`**b** ${'a'.repeat(20_000)}`)).toMatch(/^<p>\*\*b\*\* a/)
  })
})
