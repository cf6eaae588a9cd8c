import { describe, expect, test } from 'vitest'
import { drawTestImage } from '#test/make-image.ts'
import {
  expectRefusal,
  makeEntry,
  photoUrl,
  sampleText,
  setUpMicropub,
} from '#test/micropub-diary.ts'
import { readClipFixture } from '#test/reading/read-clip.ts'
import { micropubErrors } from '#texts/errors/micropub.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { postErrors } from '#texts/errors/posts.ts'

const micropub = setUpMicropub()
const { listPosts, made, send, sendForm, sendJson, sourceOf } = micropub
const other = 'https://example.com/puddle.jpg'
const file = async (format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  new File([await drawTestImage({ width: 300, height: 200 })[format]().toBuffer()], `mud.${format}`)

describe('creating by a form', () => {
  test('100: words become a published post with a title of their own', async () => {
    const post = await made(
      await sendForm([
        ['h', 'entry'],
        ['content', sampleText],
      ]),
    )
    expect(post).toMatchObject({
      title: 'Mud everywhere',
      content: sampleText,
      excerpt: sampleText,
      published: true,
    })
  })

  test('101: of several categories the first is taken, in the diary’s spelling', async () => {
    const [first, second] = ['Adventures', 'mud']
    const answer = await sendForm([
      ['content', sampleText],
      ['category[]', first],
      ['category[]', second],
    ])
    expect((await made(answer)).category).toBe('Adventures')
  })

  test('fields may be called what objects have of their own', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const fields = names.flatMap((name): [string, string][] => [
      [name, 'x'],
      [`${name}[]`, 'y'],
      ['category[]', name],
    ])
    expect((await made(await sendForm([['content', sampleText], ...fields]))).content).toBe(
      sampleText,
    )
  })

  test('a form of more fields than anybody fills in is refused', async () => {
    const fields = Array.from({ length: 200 }, (): [string, string] => ['category[]', 'mud'])
    const sentence = requestErrors.tooManyFields
    await expectRefusal(
      await sendForm([['content', sampleText], ...fields]),
      400,
      'invalid_request',
      sentence,
    )
    const many = await send('a&'.repeat(1_500_000), { type: 'application/x-www-form-urlencoded' })
    await expectRefusal(many, 400, 'invalid_request', sentence)
  })

  test('104, 107: photos by their address stand below the words, and the first is the cover', async () => {
    const one = await made(
      await sendForm([
        ['content', sampleText],
        ['photo', photoUrl],
      ]),
    )
    expect(one).toMatchObject({
      content: `${sampleText}\n\n![](${photoUrl})`,
      coverImage: photoUrl,
    })
    const two = await made(
      await sendForm([
        ['content', sampleText],
        ['photo[]', photoUrl],
        ['photo[]', other],
      ]),
    )
    expect(two.content).toBe(`${sampleText}\n\n::: photos\n![](${photoUrl})\n![](${other})\n:::`)
  })
})

describe('creating by JSON', () => {
  test('200, 201: an entry has its title, words, summary and category', async () => {
    const properties = {
      name: ['The mud chapter'],
      content: [sampleText],
      summary: ['A dog, a puddle, a sofa.'],
      category: ['Adventures', 'mud'],
      'mp-slug': ['the-mud-chapter'],
    }
    expect(await made(await sendJson(makeEntry(properties)))).toMatchObject({
      title: 'The mud chapter',
      slug: 'the-mud-chapter',
      excerpt: 'A dog, a puddle, a sofa.',
      category: 'Adventures',
    })
  })

  test('202: HTML becomes our markdown, and what is hostile in it plain words', async () => {
    const html = `<p>He is <b>very</b> <a href="https://example.com">proud</a>.</p><script>alert(1)</script><p onclick="x()">Mud.</p>`
    const post = await made(await sendJson(makeEntry({ content: [{ html }] })))
    expect(post.content).toBe('He is **very** [proud](https://example.com).\n\nMud.')
  })

  test('203, 205, 206: photos by their address, with words for those who cannot see them', async () => {
    const values = [{ value: photoUrl, alt: 'A muddy [paw]' }, other]
    const post = await made(await sendJson(makeEntry({ content: [sampleText], photo: values })))
    expect(post.content).toContain(`![A muddy \\[paw\\]](${photoUrl})\n![](${other})`)
    expect((await sourceOf(post.url)).photo).toEqual(values)
  })

  test('properties that objects have of their own, and values without end, are no failure of ours', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const body = `{"type":["h-entry"],"properties":{"content":["${sampleText}"],"${name}":["x"]}}`
      const answer = await send(body, { type: 'application/json' })
      expect([201, 400], name).toContain(answer.status)
    }
    for (const [opening, closing] of [
      ['[', ']'],
      ['{"value":', '}'],
    ] as const) {
      const deep = `${opening.repeat(20_000)}"x"${closing.repeat(20_000)}`
      const answer = await send(`{"properties":{"content":["${sampleText}"],"photo":[${deep}]}}`, {
        type: 'application/json',
      })
      await expectRefusal(answer, 400, 'invalid_request', requestErrors.tooDeep)
    }
  })

  test('an address that is taken becomes the next free one', async () => {
    const create = () =>
      sendJson(makeEntry({ content: [sampleText], 'mp-slug': ['taken'] })).then(made)
    expect([await create(), await create(), await create()].map(({ slug }) => slug)).toEqual([
      'taken',
      'taken-2',
      'taken-3',
    ])
  })

  test('204: what this diary does not know, such as a check-in, is left out', async () => {
    const checkin = [{ type: ['h-card'], properties: { name: ['The park'] } }]
    expect(
      (await made(await sendJson(makeEntry({ content: [sampleText], checkin })))).content,
    ).toBe(sampleText)
  })

  test('a photo without words is a post, called after the part of the day', async () => {
    const post = await made(await sendJson(makeEntry({ photo: [photoUrl] })))
    expect(post).toMatchObject({
      title: 'Wednesday morning, November 18',
      content: `![](${photoUrl})`,
    })
  })

  test('one sentence is called after its own day', async () => {
    const content = ['The tunnel was long.']
    const published = ['2020-05-04T09:30:00Z']
    const post = await made(await sendJson(makeEntry({ content, published })))
    expect(post).toMatchObject({ title: 'Monday, May 4', content: content[0] })
  })

  test('the same create sent again with its key makes one post', async () => {
    const create = () =>
      fetch(`${micropub.base}/micropub`, {
        method: 'POST',
        body: JSON.stringify(makeEntry({ content: ['Sent twice, because the tunnel was long.'] })),
        headers: {
          authorization: `Bearer ${micropub.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'tunnel-of-2026-11-18',
        },
      })
    const [one, two] = [await made(await create()), await made(await create())]
    expect(two.id).toBe(one.id)
  })
})

describe('creating by multipart', () => {
  test('300, 301: files become our own photos, without what the camera wrote', async () => {
    const form = new FormData()
    form.set('content', sampleText)
    form.append('photo[]', await file())
    form.append('photo[]', await file('png'))
    form.append('mp-photo-alt[]', 'Mud')
    const post = await made(await send(form))
    expect(post.content).toMatch(/!\[Mud\]\(\/media\/\w+\/300x200\.jpg\)\n!\[\]\(\/media\//)
    expect(post.coverImage).toMatch(/^\/media\/\w+\/300x200\.jpg$/)
    expect((await micropub.app.inject(post.coverImage)).statusCode).toBe(200)
  })

  test('a film becomes a clip of ours, which stays when something else changes', async () => {
    const form = new FormData()
    form.append('h', 'entry')
    form.append('content', sampleText)
    form.append('video', new File([await readClipFixture('plain.mp4')], 'run.mp4'))
    const post = await made(await send(form))
    const clip = /^!\[\]\((\/media\/[0-9a-f]{32}\/clip\.mp4#160x120,2)\)$/
    const [said, shown] = post.content.split('\n\n')
    expect(said).toBe(sampleText)
    const [, address] = clip.exec(shown ?? '') ?? []
    expect((await sourceOf(post.url)).video).toEqual([micropub.origin + address])
    const change = { action: 'update', url: post.url, add: { photo: [photoUrl] } }
    expect((await sendJson(change)).status).toBe(204)
    const source = await sourceOf(post.url)
    expect(source).toMatchObject({ photo: [photoUrl], video: [micropub.origin + address] })
  })

  test('the media endpoint takes a film, too, and answers with the address of its clip', async () => {
    const form = new FormData()
    form.append('file', new File([await readClipFixture('plain.mp4')], 'run.mp4'))
    const answer = await send(form, { path: '/micropub/media' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toMatch(/\/clip\.mp4#160x120,2$/)
  })

  test('what is no photo is refused with its sentence, and no post is made', async () => {
    const before = (await listPosts()).length
    const form = new FormData()
    form.set('content', sampleText)
    form.set('photo', new File(['<html>mud</html>'], 'mud.jpg'))
    await expectRefusal(await send(form), 400, 'invalid_request')
    const upload = new FormData()
    upload.set('file', new File(['<html>mud</html>'], 'mud.jpg'))
    await expectRefusal(await send(upload, { path: '/micropub/media' }), 400, 'invalid_request')
    form.delete('photo')
    form.set('audio', new File(['woof'], 'woof.mp3'))
    await expectRefusal(await send(form), 400, 'invalid_request', micropubErrors.photosOnly)
    expect((await listPosts()).length).toBe(before)
  })

  test('a torn body is refused', async () => {
    const type = 'multipart/form-data; boundary=b'
    const torn = '--b\r\ncontent-disposition: form-data; name="content"\r\n\r\nMud'
    await expectRefusal(
      await send(torn, { type }),
      400,
      'invalid_request',
      micropubErrors.badMultipart,
    )
    await expectRefusal(await send(torn, { type: 'multipart/form-data' }), 400, 'invalid_request')
  })
})

describe('when it goes out', () => {
  test('a draft stays one, a past day is that of the post, a coming one schedules it', async () => {
    const written = (more: Record<string, unknown[]>) =>
      sendJson(makeEntry({ content: [sampleText], ...more })).then(made)
    expect(await written({ 'post-status': ['draft'] })).toMatchObject({
      published: false,
      schedule: null,
    })
    expect(await written({ published: ['2025-07-25T18:00:00+02:00'] })).toMatchObject({
      published: true,
      date: '2025-07-25',
    })
    expect(await written({ published: ['2026-11-20T07:15:00'] })).toMatchObject({
      published: false,
      schedule: { day: '2026-11-20', time: '07:15' },
    })
  })

  test('nonsense is refused with a sentence', async () => {
    const answer = (properties: Record<string, unknown[]>) =>
      sendJson(makeEntry({ content: [sampleText], ...properties }))
    await expectRefusal(
      await answer({ published: ['soon'] }),
      400,
      'invalid_request',
      micropubErrors.badDate,
    )
    await expectRefusal(
      await answer({ 'post-status': ['maybe'] }),
      400,
      'invalid_request',
      micropubErrors.badStatus,
    )
    await expectRefusal(
      await answer({ photo: ['javascript:alert(1)'] }),
      400,
      'invalid_request',
      micropubErrors.badPhoto,
    )
    await expectRefusal(
      await sendJson(makeEntry({ content: ['Mud'] })),
      400,
      'invalid_request',
      postErrors.content,
    )
    await expectRefusal(
      await sendForm([
        ['h', 'event'],
        ['content', sampleText],
      ]),
      400,
      'invalid_request',
      micropubErrors.entriesOnly,
    )
    await expectRefusal(await sendJson('mud'), 400, 'invalid_request', micropubErrors.notUnderstood)
    await expectRefusal(
      await sendForm([
        ['action', 'bury'],
        ['url', 'x'],
      ]),
      400,
      'invalid_request',
      micropubErrors.unknownAction('bury'),
    )
  })
})
