import { expect, test } from 'vitest'
import { markdownToText } from './words.ts'

test('only the words are left', () => {
  const source = [
    '# Hi',
    '**Bold** ~~gone~~ [link](https://x.y) ![dog](/media/a.png "caption")',
    '* a',
    '  * [x] `b`',
    '> q',
    '```',
    'code',
    '```',
    '---',
    '| c | d |',
    '| - | - |',
    '| e \\| f | *g* |',
    '::: photos',
    '![one](/media/a.png)',
    ':::',
    'https://youtu.be/dQw4w9WgXcQ',
    'The end.',
  ].join('\n')
  expect(markdownToText(source)).toBe('Hi Bold gone link a b q code c d e | f g The end.')
})

test('raw HTML stays the text it is', () => {
  expect(markdownToText('<b>x</b> & y')).toBe('<b>x</b> & y')
})

test('nothing in, nothing out', () => {
  expect(markdownToText('\n \n![](/media/a.png)\n---')).toBe('')
})

test('where there is nothing but pictures, they are described', () => {
  expect(markdownToText('::: photos\n![one](/media/a.png)\n![two](/media/b.png)\n:::')).toBe(
    'one two',
  )
})
