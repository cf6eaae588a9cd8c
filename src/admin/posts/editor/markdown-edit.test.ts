import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyMarkdown,
  continueList,
  type FieldText,
  type MarkdownAction,
  pasteLink,
} from './markdown-edit.ts'

/** Parses a drawn field: «» encloses the selection, | is the caret. */
function field(drawn: string): FieldText {
  const text = drawn.replace(/[«»|]/g, '')
  const caret = drawn.indexOf('|')
  if (caret !== -1) return { text, selectionStart: caret, selectionEnd: caret }
  return { text, selectionStart: drawn.indexOf('«'), selectionEnd: drawn.indexOf('»') - 1 }
}
function draw({ text, selectionStart: from, selectionEnd: to }: FieldText): string {
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`
  return `${text.slice(0, from)}«${text.slice(from, to)}»${text.slice(to)}`
}

describe('the toolbar', () => {
  test.each<[MarkdownAction, string, string]>([
    ['bold', 'a «long» dog', 'a **«long»** dog'],
    ['bold', 'a **«long»** dog', 'a «long» dog'],
    ['bold', 'a «**long**» dog', 'a «long» dog'],
    ['bold', 'a «long »dog', 'a **«long»** dog'],
    ['bold', 'a |', 'a **«bold text»**'],
    ['italic', 'a «long» dog', 'a *«long»* dog'],
    ['italic', 'a *«long»* dog', 'a «long» dog'],
    ['italic', 'a **«long»** dog', 'a ***«long»*** dog'],
    ['italic', 'a ***«long»*** dog', 'a **«long»** dog'],
    ['heading1', 'first\nse|cond', 'first\n# se|cond'],
    ['heading1', '# se|cond', 'se|cond'],
    ['heading2', '# «second»', '«## second»'],
    ['heading2', '|', '## |'],
    ['bulletList', '«one\n\ntwo»', '«* one\n\n* two»'],
    ['bulletList', '«* one\n* two»', '«one\ntwo»'],
    ['numberedList', '«one\ntwo\n»three', '«1. one\n2. two»\nthree'],
    ['numberedList', '«* one\n* two»', '«1. one\n2. two»'],
    ['numberedList', '«1. one\n2. two»', '«one\ntwo»'],
    ['blockquote', 'he said |no', '> he said |no'],
    ['blockquote', '> he said |no', 'he said |no'],
    ['codeBlock', 'a «b» c', 'a \n```\n«b»\n```\n c'],
    ['codeBlock', '«```»', '````\n«```»\n````'],
    ['codeBlock', '|', '```\n«code»\n```'],
    ['link', 'see «this»', 'see [this](«https://»)'],
    ['link', 'see «https://a.example»', 'see [«link text»](https://a.example)'],
    ['link', '«/media/a.jpg»', '[«link text»](/media/a.jpg)'],
  ])('%s: %j', (action, before, after) => {
    expect(draw(applyMarkdown(action, field(before)))).toBe(after)
  })

  test('never loses a character of the text, apart from marks', () => {
    const actions = fc.constantFrom<MarkdownAction[]>(
      ...([
        'heading1',
        'heading2',
        'bold',
        'italic',
        'bulletList',
        'numberedList',
        'blockquote',
        'codeBlock',
        'link',
      ] as const),
    )
    const letters = (text: string) => text.replace(/[^a-c]/g, '')
    fc.assert(
      fc.property(
        actions,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '\n', '*', '#', '>', '1. ', '`') }),
        fc.nat(40),
        fc.nat(40),
        (action, text, anchor, focus) => {
          const selectionStart = Math.min(anchor, focus, text.length)
          const selectionEnd = Math.min(Math.max(anchor, focus), text.length)
          const next = applyMarkdown(action, { text, selectionStart, selectionEnd })
          const before = letters(text.slice(0, selectionStart))
          expect(letters(next.text).startsWith(before)).toBe(true)
          expect(letters(next.text).length).toBeGreaterThanOrEqual(letters(text).length)
          expect(next.selectionStart).toBeGreaterThanOrEqual(0)
          expect(next.selectionStart).toBeLessThanOrEqual(next.selectionEnd)
          expect(next.selectionEnd).toBeLessThanOrEqual(next.text.length)
        },
      ),
    )
  })
})

describe('Enter in a list', () => {
  test.each([
    ['* one|', '* one\n* |'],
    ['1. one|', '1. one\n2. |'],
    ['9) one|\nmore', '9) one\n10) |\nmore'],
    ['> one|', '> one\n> |'],
    ['* one\n* |', '* one\n|'],
    ['* o|ne', '* o\n* |ne'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['- [ ] one\n- [ ] |', '- [ ] one\n|'],
  ])('%j', (before, after) => {
    const next = continueList(field(before))
    expect(next && draw(next)).toBe(after)
  })

  test.each(['one|', '*one|', '|* one', '«* one»'])('does nothing special in %j', (before) => {
    expect(continueList(field(before))).toBeNull()
  })
})

const selected = (text: string, words: string) => {
  const selectionStart = text.indexOf(words)
  return { text, selectionStart, selectionEnd: selectionStart + words.length }
}

test('an address pasted over words makes them a link, and the caret stands behind it', () => {
  const linked = pasteLink(selected('See the park now', 'the park '), ' https://example.com/a_(b) ')
  expect(linked?.text).toBe('See [the park](https://example.com/a_%28b%29) now')
  expect(linked?.text.slice(0, linked.selectionStart)).toMatch(/\)$/)
})

test('an address pasted after the Link button completes the link', () => {
  const open = applyMarkdown('link', selected('See the park now', 'the park'))
  expect(pasteLink(open, 'https://example.com/a_(b)')?.text).toBe(
    'See [the park](https://example.com/a_%28b%29) now',
  )
})

test.each([
  ['nothing is selected', selected('words', ''), 'https://example.com'],
  ['it is no address', selected('words', 'words'), 'other words'],
  ['there is more than an address', selected('words', 'words'), 'https://example.com is nice'],
  ['an address is replaced by another', selected('https://a.b', 'https://a.b'), 'https://c.d'],
  ['several lines are selected', selected('a\nb', 'a\nb'), 'https://example.com'],
])('it is an ordinary paste when %s', (_, field, pasted) => {
  expect(pasteLink(field, pasted)).toBeNull()
})
