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
  const expanded = expandByQuestions(text)

  test('keeps every line of the text, in order', () => {
    const lines = expanded.split('\n')
    let at = 0
    for (const line of text.split('\n').filter(Boolean)) {
      at = lines.indexOf(line, at)
      expect(at, line).toBeGreaterThanOrEqual(0)
      at += 1
    }
  })

  test('asks under each paragraph, about what it says, and never the same twice', () => {
    const questions = expanded.split('\n').filter((line) => line.startsWith('> * '))
    expect(questions).toHaveLength(6)
    expect(new Set(questions).size).toBe(6)
    expect(expanded).toMatch(/beach path[^\n]*\n\n> \*\*Questions[^\n]*\n> \* Which way did you go/)
    expect(expanded).toContain('What exactly was in the bowl')
  })

  test('ends with an outline and asks nothing inside code', () => {
    expect(expanded).toMatch(/## Outline to write on\n\n1\. .*\n2\. .*\n3\. .*\n4\. [^\n]*$/)
    expect(expanded).toContain('```\nwalked the code path\n```')
  })

  test('works on a single selected sentence', () => {
    expect(expandByQuestions('He barked at the wave.')).toMatch(
      /^He barked at the wave\.\n\n> \*\*/,
    )
  })
})
