import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightLine } from './highlight.tsx'

const drawn = (line: string) =>
  highlightLine(line)
    .map(({ text, look }) => (look ? `<${look}:${text}>` : text))
    .join('')

test.each([
  ['## The beach', '<mark:## ><heading:The beach>'],
  ['a **long** dog', 'a <mark:**><bold:long><mark:**> dog'],
  ['a *soft* nose', 'a <mark:*>soft<mark:*> nose'],
  ['- [x] walked', '<mark:- [x] >walked'],
  ['> said he', '<mark:> ><quote:said he>'],
  ['`code` here', '<mark:`><code:code><mark:`> here'],
  ['see [the park](/blog/park)', 'see <mark:[><link:the park><mark:](/blog/park)>'],
  ['![Adding a.png…](#uploading-k-1)', '<waiting:![Adding a.png…](#uploading-k-1)>'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
])('%s', (line, expected) => {
  expect(drawn(line)).toBe(expected)
})

test('no letter is ever added, lost or moved', () => {
  const piece = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '[',
    '](',
    ')',
    '#',
    ' ',
    '>',
    'dog',
    '~~',
    '!',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const line = pieces.join('')
      expect(
        highlightLine(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
    }),
  )
})

// Runs into the timeout if a pattern backtracks endlessly.
test('awkward lines are no trouble', () => {
  for (const piece of ['*', '**a', '_a', '`', '[', '](', '![a', '~~', '* *']) {
    const line = piece.repeat(Math.floor(5000 / piece.length))
    expect(highlightLine(line).length).toBeGreaterThan(0)
  }
})
