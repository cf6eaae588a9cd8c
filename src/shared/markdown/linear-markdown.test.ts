import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCounting } from '#test/count-steps.ts'

let counting: Awaited<ReturnType<typeof startCounting>>
let works: Record<string, (source: string) => unknown>

beforeAll(async () => {
  counting = await startCounting(/\/src\/shared\/|\/test\/slow-work/)
  const { renderMarkdown } = await import('./render-markdown.ts')
  const { markdownToText } = await import('./markdown-to-text.ts')
  const { makeExcerpt } = await import('../excerpt.ts')
  works = { renderMarkdown, markdownToText, makeExcerpt }
})
afterAll(() => counting.stop())

/** Steps for each character; what is quadratic has more of them the longer it is. */
const stepsPerCharacter = async (work: string, source: string) =>
  (await counting.stepsOf(() => works[work]!(source))) / source.length

const marks = [
  ...['!', '[', ']', '*', '_', '`', '<', '>', '(', ')', '\\', '&', '~', '#', '@', '"', ' ', '\t'],
  ...['![', '](', '[](', '[a](', '[a](<', '[a](b "', "[a](b '", '[a](b (', '![a](', '[a]', '[['],
  ...['*a', 'a*', '**a*', '*a_', '_a*', '***', '*a **b', '`a``', '`` ` ', '``a`', '\\`', '\\['],
  ...['<a', '<a ', '<a b="', '<a b=', '</', '<!--', '<?', '<![CDATA[', '<a@b', '<a:', '<b>'],
  ...['https://', 'https://a', 'https://x.y/(', 'https://x.y/)', 'www.', 'www.a.', 'www.a&b;'],
  ...['a@', 'a@b', 'a@b.', 'a.@', 'a+b@c.d', '> ', '- ', '1. ', '# ', '```', '~~~', 'é', '😀'],
]
/** Each character is looked at a few times, by whoever may begin there. */
const MOST_STEPS = 60

/** Lines as long as any that is read, lines with as many marks as any, and many short ones. */
const shapesOf = (mark: string) =>
  [20_000 / mark.length, 390, 50].map((times) => {
    const line = `${mark.repeat(times)}\n`
    return line.repeat(Math.ceil(20_000 / line.length))
  })

test.each(marks)('%j, however often, costs the same for each character', async (mark) => {
  for (const whole of shapesOf(mark)) {
    const many = await stepsPerCharacter('renderMarkdown', whole)
    expect(many).toBeLessThan(MOST_STEPS)
    const few = await stepsPerCharacter('renderMarkdown', whole.slice(0, whole.length / 4))
    expect(many).toBeLessThan(few * 1.5 + 1)
  }
  for (const work of ['markdownToText', 'makeExcerpt']) {
    expect(await stepsPerCharacter(work, shapesOf(mark).join(''))).toBeLessThan(MOST_STEPS)
  }
})

test('no line made of such marks costs more than its length', async () => {
  const pieces = fc.array(fc.tuple(fc.constantFrom(...marks, '\n', 'a'), fc.nat(60)), {
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(pieces, async (chosen) => {
      const source = chosen.map(([mark, times]) => mark.repeat(times)).join('')
      expect(await stepsPerCharacter('renderMarkdown', `${source}${'a'.repeat(200)}`)).toBeLessThan(
        MOST_STEPS,
      )
    }),
    { numRuns: 100 },
  )
})

test('the counting itself sees work that grows with the square', async () => {
  const { workSlowly } = await import('#test/slow-work.ts')
  works.workSlowly = workSlowly
  const few = await stepsPerCharacter('workSlowly', 'a'.repeat(500))
  expect(await stepsPerCharacter('workSlowly', 'a'.repeat(2000))).toBeGreaterThan(few * 3)
})
