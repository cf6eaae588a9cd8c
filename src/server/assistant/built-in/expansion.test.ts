import { describe, expect, test } from 'vitest'
import { expandByQuestions } from './expansion.ts'

const text = `# A walk

We walked along the beach path until the wind turned around.

\`\`\`
walked the code path
\`\`\`

He ate a carrot that belonged to somebody else.
Then he slept under the blanket in the car.

* a stick`

describe('the built-in expansion', () => {
  const { expandedContent, notes } = expandByQuestions(text)
  const outline = notes.filter(({ about }) => about === 'An outline to build on')
  const questions = notes.filter((note) => !outline.includes(note))

  test('leaves every word of the text as it is', () => {
    expect(expandedContent).toBe(text)
  })

  test('asks about each paragraph, what it says, and never the same twice', () => {
    expect(questions).toHaveLength(6)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(6)
    expect(questions[0]?.about).toMatch(/^We walked along the beach path/)
    expect(questions[0]?.question).toMatch(/^Which way did you go/)
    expect(questions.map(({ question }) => question).join()).toContain(
      'What exactly was in the bowl',
    )
  })

  test('ends with an outline and asks nothing about code', () => {
    expect(outline).toHaveLength(4)
    expect(JSON.stringify(notes)).not.toContain('code path')
  })

  test('works on a single selected sentence', () => {
    expect(expandByQuestions('He barked at the wave.').notes[0]?.about).toBe(
      'He barked at the wave.',
    )
  })
})
