import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getSelectedPart,
  replacePart,
  restoreOuterWhitespace,
  revertChange,
} from './text-changes.ts'

const change = {
  before: 'We recieved a parcel on monday. He barked.',
  after: 'We received a parcel on Monday. He barked.',
}

test('untouched since, the text is as it was', () => {
  expect(revertChange(change.after, change)).toEqual({ text: change.before, missed: 0 })
})

test('what was written since stays, wherever it was written', () => {
  const now = 'Listen. We received a big parcel on Monday. He barked. Twice.'
  expect(revertChange(now, change)).toEqual({
    text: 'Listen. We recieved a big parcel on monday. He barked. Twice.',
    missed: 0,
  })
})

test('a place that was written over since is left alone and counted', () => {
  const now = 'We received a parcel on Tuesday. He barked.'
  expect(revertChange(now, change)).toEqual({
    text: 'We recieved a parcel on Tuesday. He barked.',
    missed: 1,
  })
  expect(revertChange('Quite another text.', change)).toEqual({
    text: 'Quite another text.',
    missed: 2,
  })
})

test('words written at the end are never lost, whatever was changed', () => {
  const words = fc.array(fc.constantFrom('the', 'dog', 'ran', 'and', 'sat.', 'He'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const edit = { before: before.join(' '), after: after.join(' ') }
      const { text } = revertChange(`${edit.after}\n\nWritten since.`, edit)
      expect(text.endsWith('\n\nWritten since.')).toBe(true)
    }),
  )
})

describe('what a helper works on', () => {
  test('is the selection, or everything', () => {
    expect(getSelectedPart('one two three', 4, 7)).toEqual({ text: 'two', from: 4 })
    expect(getSelectedPart('one two three', 4, 4)).toEqual({ text: 'one two three', from: 0 })
    expect(getSelectedPart('one  three', 3, 5)).toEqual({ text: 'one  three', from: 0 })
  })
})

describe('putting the result in place', () => {
  const part = { text: 'two', from: 4 }
  test('replaces just that part', () => {
    expect(replacePart('one two three', part, '2')).toBe('one 2 three')
  })
  test('finds it again when the owner wrote before it', () => {
    expect(replacePart('zero one two three', part, '2')).toBe('zero one 2 three')
  })
  test('replaces nothing when it is gone or there are several', () => {
    expect(replacePart('one three', part, '2')).toBeNull()
    expect(replacePart('a two b two', part, '2')).toBeNull()
  })
})

test('the empty lines around a selection stay', () => {
  expect(restoreOuterWhitespace('\n a dog \n\n', 'a long dog')).toBe('\n a long dog \n\n')
})
