import { describe, expect, test } from 'vitest'
import { bodyLimits } from '#shared/limits.ts'
import { drawTestImage } from '#test/make-image.ts'
import { expectRefusal, makeEntry, sampleText, setUpMicropub } from '#test/micropub-diary.ts'
import { micropubErrors } from '#texts/errors/micropub.ts'
import { requestErrors } from '#texts/errors/platform.ts'

const micropub = setUpMicropub()
const { listPosts, made, query, send, sendForm, sendJson, sourceOf } = micropub
const file = async (format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  new File([await drawTestImage({ width: 300, height: 200 })[format]().toBuffer()], `mud.${format}`)

describe('the media endpoint', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    '700 to 702: a %s is stored and told',
    async (format) => {
      const form = new FormData()
      form.set('file', await file(format))
      const answer = await send(form, { path: '/micropub/media' })
      expect(answer.status).toBe(201)
      const address = answer.headers.get('location') ?? ''
      expect(address).toMatch(new RegExp(`^${micropub.origin}/media/\\w+/300x200`))
      const post = await made(
        await sendForm([
          ['content', sampleText],
          ['photo', address],
        ]),
      )
      expect(post.coverImage).toBe(address.slice(micropub.origin.length))
    },
  )

  test('it takes one part named file, of an app that may upload', async () => {
    const form = new FormData()
    form.set('picture', await file())
    const to = { path: '/micropub/media' }
    await expectRefusal(await send(form, to), 400, 'invalid_request', micropubErrors.noFile)
    await expectRefusal(await sendForm([], to), 400, 'invalid_request', micropubErrors.noFile)
    const mayNot = [403, 'insufficient_scope', micropubErrors.mayNot.upload] as const
    form.set('file', await file())
    form.delete('picture')
    await expectRefusal(await send(form, { ...to, by: micropub.drafter }), ...mayNot)
    form.delete('file')
    form.set('photo', await file())
    await expectRefusal(await send(form, { by: micropub.drafter }), ...mayNot)
  })
})

describe('who may', () => {
  test('800 to 802: a token counts in the header or in the form, and is stored nowhere', async () => {
    const post = await made(
      await sendForm(
        [
          ['content', sampleText],
          ['access_token', micropub.token],
        ],
        { by: null },
      ),
    )
    expect(JSON.stringify(await sourceOf(post.url))).not.toContain(micropub.token)
    await expectRefusal(
      await sendForm([
        ['content', sampleText],
        ['access_token', micropub.token],
      ]),
      400,
      'invalid_request',
      micropubErrors.twoTokens,
    )
  })

  test('803: nobody posts, asks or uploads without a token that works', async () => {
    const before = (await listPosts()).length
    for (const by of [null, 'made-up', micropub.drafter.slice(1)]) {
      const sentence = by === null ? micropubErrors.noToken : micropubErrors.unknownToken
      for (const answer of [
        await sendForm([['content', sampleText]], { by }),
        await sendJson(makeEntry({ content: [sampleText] }), { by }),
        await query('q=config', by),
        await send(new FormData(), { path: '/micropub/media', by }),
      ]) {
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
        await expectRefusal(answer, 401, 'unauthorized', sentence)
      }
    }
    expect((await listPosts()).length).toBe(before)
  })

  test('without a token nothing is read but a small form, which may hold one', async () => {
    const form = 'application/x-www-form-urlencoded'
    const parts = new FormData()
    parts.set('access_token', micropub.token)
    parts.set('content', sampleText)
    const padding = 'x'.repeat(bodyLimits.writing)
    for (const [body, type] of [
      [`access_token=${micropub.token}&content=${padding}`, form],
      [
        JSON.stringify({ access_token: micropub.token, ...makeEntry({ content: [sampleText] }) }),
        'application/json',
      ],
      ['{', 'application/json'],
      ['a&'.repeat(1_500_000), form],
      [parts, undefined],
    ] as const) {
      const answer = await send(body, { ...(type && { type }), by: null })
      await expectRefusal(answer, 401, 'unauthorized', micropubErrors.noToken)
    }
    const broken = await send('{', { type: 'application/json', by: 'made-up' })
    await expectRefusal(broken, 401, 'unauthorized', micropubErrors.unknownToken)
    const many = await send('a&'.repeat(1000), { type: form, by: null })
    await expectRefusal(many, 400, 'invalid_request', requestErrors.tooManyFields)
  })

  test('804: an app that may write drafts only writes drafts, and is told when it asks for more', async () => {
    expect(
      await made(await sendForm([['content', sampleText]], { by: micropub.drafter })),
    ).toMatchObject({
      published: false,
    })
    const mores: Record<string, unknown[]>[] = [
      { 'post-status': ['published'] },
      { 'post-status': ['published'], published: ['2026-12-24'] },
    ]
    for (const more of mores) {
      const answer = await sendJson(makeEntry({ content: [sampleText], ...more }), {
        by: micropub.drafter,
      })
      await expectRefusal(answer, 403, 'insufficient_scope', micropubErrors.mayNot.publish)
    }
  })
})
