import { expect, test } from 'vitest'
import { markdownToText } from './markdown-to-text.ts'

test('only the words are left', () => {
  const source =
    '# Hi\n\n**Bold** [link](https://x.y) ![dog](/media/a.png)\n* a\n* `b`\n> q\n```\ncode\n```'
  expect(markdownToText(source)).toBe('Hi\nBold link dog\na\nb\nq\ncode')
})

test('raw HTML stays the text it is', () => {
  expect(markdownToText('<b>x</b> & y')).toBe('<b>x</b> & y')
})

test('nothing in, nothing out', () => {
  expect(markdownToText('\n \n![](/media/a.png)')).toBe('')
})
