import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeBack } from './take-back.ts'

const change = {
  before: 'We recieved a parcel on monday. He barked.',
  after: 'We received a parcel on Monday. He barked.',
}

test('untouched since, the text is as it was', () => {
  expect(takeBack(change.after, change)).toEqual({ text: change.before, missed: 0 })
})

test('what was written since stays, wherever it was written', () => {
  const now = 'Listen. We received a big parcel on Monday. He barked. Twice.'
  expect(takeBack(now, change)).toEqual({
    text: 'Listen. We recieved a big parcel on monday. He barked. Twice.',
    missed: 0,
  })
})

test('a place that was written over since is left alone and counted', () => {
  const now = 'We received a parcel on Tuesday. He barked.'
  expect(takeBack(now, change)).toEqual({
    text: 'We recieved a parcel on Tuesday. He barked.',
    missed: 1,
  })
  expect(takeBack('Quite another text.', change)).toEqual({
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
      const one = { before: before.join(' '), after: after.join(' ') }
      const { text } = takeBack(`${one.after}\n\nWritten since.`, one)
      expect(text.endsWith('\n\nWritten since.')).toBe(true)
    }),
  )
})
