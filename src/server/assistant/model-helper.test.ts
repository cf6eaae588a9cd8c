import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '#test/model-server.ts'
import { createModelHelper, extractQuestions } from './model-helper.ts'
import type { IdeaSources } from './writing-helper.ts'

const text = 'The first wave was four inches high, which is exactly as tall as he is underneath.'
const sources: IdeaSources = {
  theme: '',
  now: new Date('2026-11-15T00:00:00Z'),
  dogName: 'Pretzel',
  dogBreed: 'Beagle',
  dogAge: '2 years old',
  turnsToday: 0,
  neglectedCategories: ['Travel', 'Training'],
  recentTitles: ['One candle'],
}
const nobodyLeaves = new AbortController().signal

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.stop())

const helper = (timeOutMs?: number) =>
  createModelHelper({ baseUrl: model.baseUrl, apiKey: 'key', model: 'practice-model', timeOutMs })

describe('an honest model', () => {
  test('is asked with the key, the model and the words of the owner', async () => {
    model.says(JSON.stringify({ enhancedContent: text, suggestions: ['Fixed a comma.'] }))
    const answer = await helper().enhance(text, nobodyLeaves)
    expect(answer).toEqual({ enhancedContent: text, suggestions: ['Fixed a comma.'] })
    expect(model.requests.at(-1)).toMatchObject({
      authorization: 'Bearer key',
      model: 'practice-model',
      user: text,
    })
  })

  test('may wrap its JSON in words and fences and think aloud', async () => {
    model.says('<think>hm {so}</think>Here you are:\n```json\n{"ideas": ["A walk", " ", 7]}\n```')
    expect(await helper().suggestIdeas(sources, nobodyLeaves)).toEqual(['A walk'])
  })

  test('is told the season, the breed and age of the dog and what was written already', async () => {
    model.says('{"ideas": ["A walk"]}')
    await helper().suggestIdeas(sources, nobodyLeaves)
    expect(model.requests.at(-1)?.user).toMatch(
      /autumn[\s\S]*Pretzel, Beagle, 2 years old[\s\S]*Travel[\s\S]*One candle/,
    )
    expect(model.requests.at(-1)?.system).not.toContain('dachshund')
  })

  test('says where the words go', () => {
    expect(helper().name).toMatch(/^practice-model at 127\.0\.0\.1:\d+$/)
  })
})

describe('a hostile or huge answer', () => {
  test('loses control characters and turned-around text, and its markup stays text', async () => {
    model.says(`\u0000\u0007${text} <script>alert(1)</script> \u202eevil\u202c`)
    const expanded = await helper().expand(text, nobodyLeaves)
    expect(expanded.expandedContent).toBe(`${text} <script>alert(1)</script> evil`)
  })

  test('is cut to 150 characters at a word boundary as a summary', async () => {
    model.says('word '.repeat(5000))
    const summary = await helper().summarize(text, nobodyLeaves)
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(summary).toMatch(/word…$/)
  })

  test('brings at most ten ideas that fit a title', async () => {
    model.says(
      JSON.stringify({ ideas: Array.from({ length: 500 }, () => 'long idea '.repeat(99)) }),
    )
    const ideas = await helper().suggestIdeas(sources, nobodyLeaves)
    expect(ideas).toHaveLength(10)
    expect(Math.max(...ideas.map((idea) => idea.length))).toBeLessThanOrEqual(200)
  })

  test('is refused as a correction when it is no longer about the text', async () => {
    model.says(JSON.stringify({ enhancedContent: 'x'.repeat(5000), suggestions: [] }))
    await expect(helper().enhance(text, nobodyLeaves)).rejects.toThrow('not a correction')
    model.says(JSON.stringify({ enhancedContent: 'Gone.', suggestions: [] }))
    await expect(helper().enhance(text, nobodyLeaves)).rejects.toThrow('not a correction')
  })

  test('is not read beyond two megabytes', async () => {
    model.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const megabyte = 'x'.repeat(1024 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(megabyte));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    await expect(helper().expand(text, nobodyLeaves)).rejects.toThrow()
  })

  test('cannot send the key elsewhere by a redirect', async () => {
    const elsewhere = await startModelServer()
    model.answers((response) => {
      response.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end()
    })
    await expect(helper().expand(text, nobodyLeaves)).rejects.toThrow()
    expect(elsewhere.requests).toEqual([])
    await elsewhere.stop()
  })
})

describe('a broken answer is an error, never half a text', () => {
  const broken: [string, () => void][] = [
    ['no JSON', () => model.says('Sorry, I cannot do that.')],
    ['JSON of another shape', () => model.says('{"enhancedContent": 7}')],
    ['half of a JSON', () => model.says('{"enhancedContent": "The first')],
    ['nothing at all', () => model.says('')],
    [
      'an answer that was cut short',
      () => model.says(JSON.stringify({ enhancedContent: text }), 'length'),
    ],
    ['a server error', () => model.answers((response) => void response.writeHead(500).end('oops'))],
    ['HTML', () => model.answers((response) => void response.end('<h1>It works</h1>'))],
    [
      'no choices',
      () =>
        model.answers(
          (response) => void response.setHeader('content-type', 'application/json').end('{}'),
        ),
    ],
    ['a closed line', () => model.answers((response) => void response.destroy())],
  ]
  test.each(broken)('%s', async (_, prepare) => {
    prepare()
    await expect(helper().enhance(text, nobodyLeaves)).rejects.toThrow()
  })
})

describe('a slow model', () => {
  test('is given up after the time-out, even when it has begun to answer', async () => {
    model.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"choices": [')
    })
    await expect(helper(200).expand(text, nobodyLeaves)).rejects.toThrow()
  })

  test('is no longer asked when the owner leaves', async () => {
    const left = new AbortController()
    const hungUp = model.callerLeaves()
    model.answers(() => left.abort())
    await expect(helper().expand(text, left.signal)).rejects.toThrow()
    await hungUp
  })
})

test('questions in brackets leave the text and say what they are about', () => {
  const text = 'He saw the sea. [Which beach was it?] He ran.\n\n[Who was with you?]\n\nThe end.'
  expect(extractQuestions(text)).toEqual({
    expandedContent: 'He saw the sea. He ran.\n\nThe end.',
    notes: [
      { about: 'He saw the sea. He ran.', question: 'Which beach was it?' },
      { about: '', question: 'Who was with you?' },
    ],
  })
})

test('links, tasks and other brackets stay', () => {
  const text = 'See [what?](/blog/what) and [x] and [this].'
  expect(extractQuestions(text)).toEqual({ expandedContent: text, notes: [] })
})
