import { expect, test } from 'vitest'
import { takeOutQuestions } from './questions.ts'

test('questions in brackets leave the text and say what they are about', () => {
  const text = 'He saw the sea. [Which beach was it?] He ran.\n\n[Who was with you?]\n\nThe end.'
  expect(takeOutQuestions(text)).toEqual({
    expandedContent: 'He saw the sea. He ran.\n\nThe end.',
    notes: [
      { about: 'He saw the sea. He ran.', question: 'Which beach was it?' },
      { about: '', question: 'Who was with you?' },
    ],
  })
})

test('links, tasks and other brackets stay', () => {
  const text = 'See [what?](/blog/what) and [x] and [this].'
  expect(takeOutQuestions(text)).toEqual({ expandedContent: text, notes: [] })
})
