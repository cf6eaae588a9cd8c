import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCountingBlocks } from '#test/effort/count-blocks.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'

let counting: Awaited<ReturnType<typeof startCountingBlocks>>
let works: Record<string, (source: string) => unknown>

beforeAll(async () => {
  counting = await startCountingBlocks(/\/src\/shared\/|\/test\/effort\/slow-work/)
  const { renderMarkdown } = await import('./render.ts')
  const { createExcerpt, markdownToText } = await import('./words.ts')
  works = { renderMarkdown, markdownToText, createExcerpt }
})
afterAll(() => counting.stop())

/** Steps per character: this figure grows with the length when an algorithm is quadratic. */
const stepsOf = async (work: (source: string) => unknown, source: string) =>
  (await counting.stepsOf(() => work(source))) / source.length
const stepsPerCharacter = (work: string, source: string) => stepsOf(works[work]!, source)

const marks = [
  ...['!', '[', ']', '*', '_', '`', '<', '>', '(', ')', '\\', '&', '~', '#', '@', '"', ' ', '\t'],
  ...['![', '](', '[](', '[a](', '[a](<', '[a](b "', "[a](b '", '[a](b (', '![a](', '[a]', '[['],
  ...['*a', 'a*', '**a*', '*a_', '_a*', '***', '*a **b', '`a``', '`` ` ', '``a`', '\\`', '\\['],
  ...['<a', '<a ', '<a b="', '<a b=', '</', '<!--', '<?', '<![CDATA[', '<a@b', '<a:', '<b>'],
  ...['https://', 'https://a', 'https://x.y/(', 'https://x.y/)', 'www.', 'www.a.', 'www.a&b;'],
  ...['a@', 'a@b', 'a@b.', 'a.@', 'a+b@c.d', '> ', '- ', '1. ', '# ', '```', '~~~', 'é', '😀'],
]
/** Lines that open or fill blocks of several lines. */
const lines = [
  ...['|', '|a', '|-', '|-|', 'a|b', ':-:|', '---', '***', '- - -', '* *', '~~', '~~a', '[x] '],
  ...['- a', '1. a', '- [ ] a', '::: photos', ':::', '![a](/media/b.png)', '![a](b "c") '],
  ...['https://youtu.be/aaaaaa', 'https://a/w/', '> |a|', '> - a', 'a'],
]
const blocks = [
  ...['|a|\n|-|\n', '|\n-|\n', '|a|b|\n|-|\n|c|\n', '::: photos\n\n', '::: photos\n![a](b)\n'],
  ...['- a\n  - b\n', '- a\n\n', '1. a\n- b\n', '> - a\n>   - b\n', '```\n::: photos\n'],
  ...['- a\n---\n', 'a|b\n', '\n', ' \n'],
]
/** The list is ordered by kind, so every third line covers all kinds. */
const EACH = partUnlessSlow(3, 1)
const some = <T>(all: T[]) => all.filter((_, at) => at % EACH === 0)

/** Each character may be examined a few times, once per construct that may start there. */
const MAX_STEPS = 60

/** Lines of the maximum length, lines with the maximum number of marks, and many short lines. */
const shapesOf = (mark: string) =>
  [20_000 / mark.length, 390, 50].map((times) => {
    const line = `${mark.repeat(times)}\n`
    return line.repeat(Math.ceil(20_000 / line.length))
  })

test.each(some(marks))('%j, however often, costs the same for each character', async (mark) => {
  for (const whole of shapesOf(mark)) {
    const many = await stepsPerCharacter('renderMarkdown', whole)
    expect(many).toBeLessThan(MAX_STEPS)
    const few = await stepsPerCharacter('renderMarkdown', whole.slice(0, whole.length / 4))
    expect(many).toBeLessThan(few * 1.5 + 1)
  }
  for (const work of ['markdownToText', 'createExcerpt']) {
    expect(await stepsPerCharacter(work, shapesOf(mark).join(''))).toBeLessThan(MAX_STEPS)
  }
})

test.each(some([...lines.map((line) => `${line}\n`), ...blocks]))(
  'lines of %j cost the same for each character, however many they are',
  async (block) => {
    const deeper = (n: number) => block.replace(/^/gm, ' '.repeat(n % 40))
    const wholes = [
      block.repeat(20_000 / block.length),
      Array.from({ length: 400 }, (_, n) => deeper(n)).join(''),
    ]
    for (const whole of wholes) {
      for (const work of Object.keys(works)) {
        const many = await stepsPerCharacter(work, whole)
        expect(many).toBeLessThan(MAX_STEPS)
        const quarter = whole.slice(0, whole.lastIndexOf('\n', whole.length / 4) + 1)
        const few = await stepsPerCharacter(work, quarter)
        expect(many).toBeLessThan(few * 1.5 + 1)
      }
    }
  },
)

test('no line made of such marks costs more than its length', async () => {
  const pieces = fc.array(fc.tuple(fc.constantFrom(...marks, ...blocks, '\n', 'a'), fc.nat(60)), {
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(pieces, async (chosen) => {
      const source = chosen.map(([mark, times]) => mark.repeat(times)).join('')
      expect(await stepsPerCharacter('renderMarkdown', `${source}${'a'.repeat(200)}`)).toBeLessThan(
        MAX_STEPS,
      )
    }),
    { numRuns: partUnlessSlow(30, 100) },
  )
})

test('the counting itself sees work that grows with the square', async () => {
  const { workQuadratically } = await import('#test/effort/slow-work.ts')
  const few = await stepsOf(workQuadratically, 'a'.repeat(500))
  expect(await stepsOf(workQuadratically, 'a'.repeat(2000))).toBeGreaterThan(few * 3)
})
