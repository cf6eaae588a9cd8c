import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarizeByRanking } from './summary.ts'

const story = `# The sea

We had told Pretzel about the sea for weeks, the way you tell a child about a train.

The first wave was four inches high. Pretzel barked at the wave and the wave left. He has won every argument with the sea since then, and he knows it.

\`\`\`
not a sentence of the story
\`\`\`

* a very old tennis ball`

describe('the built-in summary', () => {
  test('is made of whole sentences of the text and fits', () => {
    const summary = summarizeByRanking(story)
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(summary).toContain('Pretzel barked at the wave and the wave left.')
    expect(summary).not.toMatch(/#|`|not a sentence/)
  })

  test('cuts one endless sentence at a word', () => {
    const summary = summarizeByRanking(`Pretzel ${'walked and '.repeat(60)}slept.`)
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(summary).toMatch(/(?:walked|and)…$/)
  })

  test('of any text has at most 150 characters and no half characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 600 }), (text) => {
        const summary = summarizeByRanking(text)
        expect(summary.length).toBeLessThanOrEqual(150)
        expect(summary.isWellFormed() || !text.isWellFormed()).toBe(true)
      }),
    )
  })
})
