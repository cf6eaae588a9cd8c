import { describe, expect, test } from 'vitest'
import { parseBlocks } from './blocks.ts'

const items = (...texts: string[]) => texts.map((text) => ({ text, lists: [] }))
const bullets = (...texts: string[]) => ({
  type: 'list',
  ordered: false,
  start: 1,
  items: items(...texts),
})

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
    expect(parseBlocks('* a\n- b\n\n* c')).toEqual([bullets('a', 'b', 'c')])
  })

  test('a numbered list keeps its first number and counts on over empty lines', () => {
    expect(parseBlocks('3. a\n\n4) b')).toEqual([
      { type: 'list', ordered: true, start: 3, items: items('a', 'b') },
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

describe('nested lists', () => {
  test('an item that stands further in belongs to the one above', () => {
    expect(parseBlocks('* a\n  * b\n\n    - c\n  * d\n* e')).toEqual([
      {
        ...bullets(),
        items: [
          {
            text: 'a',
            lists: [
              {
                ...bullets(),
                items: [{ text: 'b', lists: [bullets('c')] }, ...items('d')],
              },
            ],
          },
          ...items('e'),
        ],
      },
    ])
  })

  test('numbers below bullets, and bullets after them, are lists of their own', () => {
    const [list] = parseBlocks('* a\n\t2. b\n\t* c')
    expect(list).toMatchObject({
      items: [{ text: 'a', lists: [{ ordered: true, start: 2 }, bullets('c')] }],
    })
  })

  test('they nest, but not without end', () => {
    const deep = Array.from({ length: 50 }, (_, n) => `${'  '.repeat(n)}* a`).join('\n')
    expect(JSON.stringify(parseBlocks(deep)).match(/"list"/g)).toHaveLength(6)
  })

  test('a whole list may stand further in', () => {
    expect(parseBlocks('   * a\n   * b\n* c')).toEqual([bullets('a', 'b', 'c')])
  })
})

test('a box before an item makes it one to tick off', () => {
  expect(parseBlocks('- [ ] a\n- [x] b\n- [X] c\n- [-] d\n- []')).toMatchObject([
    {
      items: [
        { text: 'a', checked: false },
        { text: 'b', checked: true },
        { text: 'c', checked: true },
        ...items('[-] d', '[]'),
      ],
    },
  ])
})

describe('rules', () => {
  test.each(['---', '***', '___', '- - -', '* * *', '  -----  '])('%j is one', (line) => {
    expect(parseBlocks(`* a\n${line}\nb`)).toEqual([
      bullets('a'),
      { type: 'rule' },
      { type: 'paragraph', text: 'b' },
    ])
  })

  test.each(['--', '--- a', '-*-', '—'])('%j is none', (line) => {
    expect(parseBlocks(line)).not.toEqual([{ type: 'rule' }])
  })
})

describe('tables', () => {
  test('a line of dashes below a line with pipes makes one', () => {
    expect(parseBlocks('| a | b |\n| --- | :-: |\n| c | d |\ne | f | g\nh')).toEqual([
      {
        type: 'table',
        alignments: [null, 'center'],
        head: ['a', 'b'],
        rows: [
          ['c', 'd'],
          ['e', 'f', 'g'],
        ],
      },
      { type: 'paragraph', text: 'h' },
    ])
  })

  test('a pipe inside a cell is written with a backslash', () => {
    expect(parseBlocks('a | b\n:-- | --:\n`c \\| d` | e')).toMatchObject([
      { alignments: ['left', 'right'], rows: [['`c | d`', 'e']] },
    ])
  })

  test.each(['a | b', 'a | b\n---', 'a | b\n- | x', 'a\n-|-', '| a |\n'])(
    '%j is none',
    (source) => {
      expect(parseBlocks(source).map(({ type }) => type)).not.toContain('table')
    },
  )
})

describe('photos', () => {
  const photo = (alt: string, caption = '') => ({
    type: 'image',
    src: '/media/a.png',
    alt,
    caption,
  })

  test('images between two marks stand side by side', () => {
    const source =
      '::: photos\n![a](/media/a.png "c") ![b](/media/a.png)\n\n![d](/media/a.png)\n:::\ne'
    expect(parseBlocks(source)).toEqual([
      { type: 'photos', photos: [photo('a', 'c'), photo('b'), photo('d')] },
      { type: 'paragraph', text: 'e' },
    ])
  })

  test('words between end them, and are not lost', () => {
    expect(parseBlocks(':::photos\n![a](/media/a.png)\nb\n:::')).toEqual([
      { type: 'photos', photos: [photo('a')] },
      { type: 'paragraph', text: 'b' },
      { type: 'paragraph', text: ':::' },
    ])
  })

  test('without an image there are none', () => {
    expect(parseBlocks('::: photos\n:::').map(({ type }) => type)).toEqual([
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
