import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { AI_NEEDS_MODEL_CODE } from '#shared/contract/assistant.admin.ts'
import { makePost } from '#test/make.ts'
import { type ModelServer, startModelServer } from '#test/model-server.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { aiErrors } from '#texts/errors/assistant.ts'

const content = 'We recieved a parcel. Pretzel barked at the parcel until it was opened.'
const post = (test: TestApp, path: string, payload?: object) =>
  test.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload })

describe('without a configured model', () => {
  let it: TestApp
  beforeAll(async () => {
    it = await createTestApp({ visitor: adminVisitor })
  })
  afterAll(() => it.close())

  test('the built-in helper answers and says so', async () => {
    const answer = await it.app.inject('/api/admin/ai-helper')
    expect(answer.json()).toEqual({ kind: 'built-in', name: 'built-in helper' })
  })

  test('enhance gives the corrected text and a list of changes', async () => {
    expect((await post(it, 'enhance-content', { content })).json()).toEqual({
      enhancedContent: content.replace('recieved', 'received'),
      suggestions: ['Corrected “recieved” to “received”'],
    })
  })

  test('expand, summary and ideas answer in the shape of the contract', async () => {
    const expanded = await post(it, 'expand-content', { content })
    expect(expanded.json().expandedContent).toContain(content)
    const summary = await post(it, 'create-summary', { content })
    expect(summary.json().summary.length).toBeLessThanOrEqual(150)
    const ideas = await post(it, 'generate-ideas', {})
    expect(ideas.json().ideas.length).toBeGreaterThan(3)
    expect((await post(it, 'generate-ideas')).statusCode).toBe(200)
  })

  test('content under ten characters is refused with the sentence of the editor', async () => {
    const answer = await post(it, 'enhance-content', { content: '  short   ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('Please write more content before using AI tools.')
  })

  test('content over 40,000 characters is refused with what to do', async () => {
    const fits = await post(it, 'create-summary', { content: 'word '.repeat(8000) })
    expect(fits.statusCode).toBe(200)
    const answer = await post(it, 'create-summary', { content: `${'word '.repeat(8000)}x` })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toMatch(/40,000 characters.*40,001.*Select a part/)
  })

  test('asking for help does not empty the public cache', async () => {
    let changes = 0
    it.services.platform.changes.onChange(() => {
      changes += 1
    })
    await post(it, 'create-summary', { content })
    expect(changes).toBe(0)
  })

  test('nobody but an admin is helped', async () => {
    const stranger = await createTestApp()
    for (const path of ['enhance-content', 'expand-content', 'generate-ideas', 'create-summary']) {
      expect((await post(stranger, path, { content })).statusCode).toBe(401)
    }
    await stranger.close()
  })

  test('a session that asks far too often is asked to wait', async () => {
    const busy = await createTestApp({ visitor: { ...adminVisitor, sessionId: 'busy' } })
    const answers = []
    for (let call = 0; call < 61; call += 1) answers.push(await post(busy, 'generate-ideas', {}))
    expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(answers[60]?.statusCode).toBe(429)
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0)
    await busy.close()
  })
})

describe('in a German diary', () => {
  const env = { DIARY_LANGUAGE: 'de' }
  const german = 'Wir haben ein Paket bekommen. Pretzel hat das Paket angebellt, bis es offen war.'
  afterEach(() => setLanguage(english))

  test('what works on English text alone says that it needs a model, and how to connect one', async () => {
    const it = await createTestApp({ visitor: adminVisitor, env })
    for (const path of ['enhance-content', 'expand-content']) {
      const answer = await post(it, path, { content: german })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({ code: AI_NEEDS_MODEL_CODE, message: aiErrors.needsModel })
      expect(answer.json().message).toMatch(/Sprachmodell.*AI_BASE_URL.*AI_MODEL/)
    }
    const summary = (await post(it, 'create-summary', { content: german })).json().summary
    expect(german).toContain(summary)
    expect((await post(it, 'generate-ideas', {})).statusCode).toBe(200)
    await it.close()
  })

  test('a configured model is asked for all of it', async () => {
    const model = await startModelServer()
    const it = await createTestApp({ visitor: adminVisitor, env: { ...env, ...model.env } })
    model.says(german)
    const answer = await post(it, 'expand-content', { content: german })
    expect(answer.json()).toEqual({ expandedContent: german, notes: [] })
    await it.close()
    await model.stop()
  })
})

describe('with a configured model', () => {
  let it: TestApp
  let model: ModelServer
  const logged: string[] = []
  beforeAll(async () => {
    model = await startModelServer()
    const logTo = { write: (line: string) => void logged.push(line) }
    it = await createTestApp({ visitor: adminVisitor, env: model.env, logTo })
  })
  afterAll(async () => {
    await it.close()
    await model.stop()
  })

  test('its answer is passed on, and its name shown', async () => {
    model.says('A parcel, a bark and an opened box.')
    const summary = await post(it, 'create-summary', { content })
    expect(summary.json()).toEqual({ summary: 'A parcel, a bark and an opened box.' })
    const helper = (await it.app.inject('/api/admin/ai-helper')).json()
    expect(helper).toEqual({
      kind: 'configured',
      name: expect.stringMatching(/^practice-model at 127/),
    })
  })

  test('ideas are asked for with what was not written about lately', async () => {
    await it.services.posts.create(makePost({ title: 'Sit, please', category: 'Training' }), {
      savedBy: null,
    })
    model.says('{"ideas": ["The train to the lake"]}')
    expect((await post(it, 'generate-ideas', {})).json()).toEqual({
      ideas: ['The train to the lake'],
    })
    const prompt = model.requests.at(-1)?.user
    expect(prompt).toContain('Sit, please')
    expect(prompt).not.toMatch(/lately:.*Training/)
  })

  test.each([
    ['enhance-content', 'Failed to enhance content. Please try again later.'],
    ['expand-content', 'Failed to expand content. Please try again later.'],
    ['generate-ideas', 'Failed to generate blog ideas. Please try again later.'],
    ['create-summary', 'Failed to create summary. Please try again later.'],
  ])('when it fails, %s answers 502 with its own sentence', async (path, message) => {
    model.answers((response) => void response.writeHead(503).end(`no: ${content}`))
    const answer = await post(it, path, { content })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual({ code: 'ai.failed', message })
  })

  test('the log says that it failed, but neither the words nor the key', async () => {
    model.answers((response) => void response.writeHead(503).end(`no: ${content}`))
    await post(it, 'enhance-content', { content })
    const lines = logged.join('')
    expect(lines).toContain('the writing helper failed')
    expect(lines).not.toContain('Pretzel barked')
    expect(lines).not.toContain('practice-key')
  })

  test('it is no longer asked when the owner closes the page', async () => {
    await it.app.listen({ port: 0, host: '127.0.0.1' })
    const address = it.app.server.address() as { port: number }
    const hungUp = model.callerLeaves()
    const left = new AbortController()
    model.answers(() => left.abort())
    const call = fetch(`http://127.0.0.1:${address.port}/api/admin/expand-content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
      signal: left.signal,
    })
    await expect(call).rejects.toThrow()
    await hungUp
  })
})
