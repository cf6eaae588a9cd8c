import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DifferencePiece, differenceOf, shortenUnchanged } from './difference.tsx'

const without = (kind: DifferencePiece['kind'], pieces: DifferencePiece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

describe('the difference of two texts', () => {
  test('names the words that came and went', () => {
    expect(differenceOf('a long dog', 'a very long cat')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'added', text: 'very ' },
      { kind: 'same', text: 'long ' },
      { kind: 'removed', text: 'dog' },
      { kind: 'added', text: 'cat' },
    ])
  })

  test('loses no character of either', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = differenceOf(before, after)
        expect(without('added', pieces)).toBe(before)
        expect(without('removed', pieces)).toBe(after)
      }),
    )
  })

  test('of two very long texts is found too', () => {
    const before = 'a line\n'.repeat(50_000)
    const pieces = differenceOf(before, `${before}one more`)
    expect(without('same', pieces)).toBe('one more')
  })

  test('folds long stretches that stay the same, never a change', () => {
    const long = 'word '.repeat(200)
    const folded = shortenUnchanged(differenceOf(`${long}dog`, `${long}cat`), '…')
    expect(folded.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added'])
    expect(folded[0]?.text.length).toBeLessThan(120)
  })
})
