import { describe, expect, test } from 'vitest'
import { parseBlocks } from './blocks.ts'

describe('headings', () => {
  test('one to three hashes and a space make a heading', () => {
    expect(parseBlocks('# a\n## b\n###\tc')).toEqual([
      { type: 'heading', level: 1, text: 'a' },
      { type: 'heading', level: 2, text: 'b' },
      { type: 'heading', level: 3, text: 'c' },
    ])
  })

  test('four hashes, or no space, make a paragraph', () => {
    expect(parseBlocks('#### a\n#b').map((block) => block.type)).toEqual(['paragraph', 'paragraph'])
  })
})

test('every other line is its own paragraph', () => {
  expect(parseBlocks('one\n  two\r\n\r\nthree\rfour')).toEqual(
    ['one', 'two', 'three', 'four'].map((text) => ({ type: 'paragraph', text })),
  )
})

describe('lists', () => {
  test('stars and dashes are bullets of one list', () => {
    expect(parseBlocks('* a\n- b\n\n* c')).toEqual([
      { type: 'list', ordered: false, start: 1, items: ['a', 'b', 'c'] },
    ])
  })

  test('a numbered list keeps its first number and counts on over empty lines', () => {
    expect(parseBlocks('3. a\n\n4) b')).toEqual([
      { type: 'list', ordered: true, start: 3, items: ['a', 'b'] },
    ])
  })

  test('bullets and numbers are two lists, and a paragraph ends a list', () => {
    const types = parseBlocks('* a\n1. b\ntext\n1. c').map((block) => block.type)
    expect(types).toEqual(['list', 'list', 'paragraph', 'list'])
  })

  test('bold at the start of a line is not a bullet', () => {
    expect(parseBlocks('**bold** words\n-5 degrees').map((block) => block.type)).toEqual([
      'paragraph',
      'paragraph',
    ])
  })
})

describe('code', () => {
  test('a fence keeps its lines as they are', () => {
    expect(parseBlocks('```TS\n  # no heading\n\n* no list\n```\nafter')).toEqual([
      { type: 'code', language: 'ts', text: '  # no heading\n\n* no list' },
      { type: 'paragraph', text: 'after' },
    ])
  })

  test('a fence is closed by its own mark, at least as long', () => {
    expect(parseBlocks('````\n```\n~~~~\n`````')).toEqual([
      { type: 'code', language: '', text: '```\n~~~~' },
    ])
  })

  test('a fence that is never closed runs to the end', () => {
    expect(parseBlocks('~~~\na\nb')).toEqual([{ type: 'code', language: '', text: 'a\nb' }])
  })

  test('a language name is reduced to letters, digits and hyphens', () => {
    expect(parseBlocks('```"onload=x> y\n```')).toMatchObject([{ language: 'onloadx' }])
  })

  test('inline code with three ticks is not a fence', () => {
    expect(parseBlocks('```a``` b')).toEqual([{ type: 'paragraph', text: '```a``` b' }])
  })
})

describe('quotes', () => {
  test('quoted lines are blocks of their own', () => {
    expect(parseBlocks('> # a\n>\n> b\nc')).toEqual([
      {
        type: 'quote',
        blocks: [
          { type: 'heading', level: 1, text: 'a' },
          { type: 'paragraph', text: 'b' },
        ],
      },
      { type: 'paragraph', text: 'c' },
    ])
  })

  test('quotes nest, but not without end', () => {
    const deep = JSON.stringify(parseBlocks(`${'>'.repeat(50)} a`))
    expect(deep.match(/"quote"/g)).toHaveLength(6)
    expect(deep).toContain(`${'>'.repeat(44)} a`)
  })

  test('an arrow or a face is not a quote', () => {
    expect(parseBlocks('>_< oh')).toEqual([{ type: 'paragraph', text: '>_< oh' }])
  })
})
