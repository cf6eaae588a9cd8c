import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdminPost, listAdminPosts } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { drawing } from '#test/make-image.ts'
import { readFilm } from '#test/reading/read-clip.ts'
import { ownerEnv } from '#test/signing-in/sign-in.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { micropubErrors } from '#texts/errors/micropub.ts'
import { postErrors } from '#texts/errors/posts.ts'

/**
 * The tests of micropub.rocks for servers, by their numbers, over real HTTP. Beside them what this diary
 * decides where the standard leaves it open.
 */

const ORIGIN = 'http://localhost'
const now = new Date('2026-11-18T09:30:00Z')
let diary: TestApp
let base: string
let api: ReturnType<typeof clientOf>
let token: string
let drafter: string

beforeAll(async () => {
  diary = await createTestApp({
    env: { ...ownerEnv, PUBLIC_URL: ORIGIN },
    clock: { now: () => now },
    visitor: adminVisitor,
  })
  base = await diary.app.listen({ port: 0, host: '127.0.0.1' })
  api = clientOf(diary.app)
  const [owner] = await diary.services.auth.people.list(null)
  const id = Number(owner!.id.replace('user-', ''))
  const addApp = async (name: string, may: boolean) => {
    const me = { ...adminVisitor, person: { kind: 'user', id } } as const
    return diary.services.auth.apps.add(me, { name, mayPublish: may, mayUpload: may })
  }
  token = (await addApp('iA Writer', true)).token
  drafter = (await addApp('Notes', false)).token
})
afterAll(() => diary.close())

interface Sent {
  path?: string
  by?: string | null
  type?: string
  method?: string
}

const send = (
  body: BodyInit | null,
  { path = '/micropub', by = token, type, method = 'POST' }: Sent = {},
) =>
  fetch(base + path, {
    method,
    body,
    headers: {
      ...(by && { authorization: `Bearer ${by}` }),
      ...(type && { 'content-type': type }),
    },
  })
const sendForm = (fields: [string, string][], sent: Sent = {}) =>
  send(new URLSearchParams(fields), sent)
const sendJson = (body: unknown, sent: Sent = {}) =>
  send(JSON.stringify(body), { type: 'application/json', ...sent })
const entry = (properties: Record<string, unknown[]>) => ({ type: ['h-entry'], properties })
const query = (search: string, by: string | null = token) =>
  send(null, { method: 'GET', path: `/micropub?${search}`, by })
const sourceOf = async (url: string) => {
  const answer = await query(`q=source&url=${encodeURIComponent(url)}`)
  return (await answer.json()).properties as Record<string, unknown[]>
}

/** The post that was made, as the admin sees it. */
async function made(answer: Response) {
  expect(answer.status, await answer.clone().text()).toBe(201)
  const url = answer.headers.get('location') ?? ''
  expect(url).toMatch(`${ORIGIN}/blog/`)
  const slug = decodeURIComponent(url.split('/').at(-1) ?? '')
  const row = (await api(listAdminPosts)).find((post) => post.slug === slug)
  return { ...(await api(getAdminPost, { params: { id: row!.id } })), url }
}

const refused = async (answer: Response, status: number, error: string, sentence?: string) => {
  expect(answer.status).toBe(status)
  const body = await answer.json()
  expect(body.error).toBe(error)
  if (sentence) expect(body.error_description).toBe(sentence)
}

const words = 'Mud everywhere. And he is proud of it.'
const photo = 'https://example.com/mud.jpg'
const other = 'https://example.com/puddle.jpg'
const file = async (format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  new File([await drawing({ width: 300, height: 200 })[format]().toBuffer()], `mud.${format}`)

describe('creating by a form', () => {
  test('100: words become a published post with a title of their own', async () => {
    const post = await made(
      await sendForm([
        ['h', 'entry'],
        ['content', words],
      ]),
    )
    expect(post).toMatchObject({
      title: 'Mud everywhere',
      content: words,
      excerpt: words,
      published: true,
    })
  })

  test('101: of several categories the first is taken, in the diary’s spelling', async () => {
    const [first, second] = ['Adventures', 'mud']
    const answer = await sendForm([
      ['content', words],
      ['category[]', first],
      ['category[]', second],
    ])
    expect((await made(answer)).category).toBe('Adventures')
  })

  test('104, 107: photos by their address stand below the words, and the first is the cover', async () => {
    const one = await made(
      await sendForm([
        ['content', words],
        ['photo', photo],
      ]),
    )
    expect(one).toMatchObject({ content: `${words}\n\n![](${photo})`, coverImage: photo })
    const two = await made(
      await sendForm([
        ['content', words],
        ['photo[]', photo],
        ['photo[]', other],
      ]),
    )
    expect(two.content).toBe(`${words}\n\n::: photos\n![](${photo})\n![](${other})\n:::`)
  })
})

describe('creating by JSON', () => {
  test('200, 201: an entry has its title, words, summary and category', async () => {
    const properties = {
      name: ['The mud chapter'],
      content: [words],
      summary: ['A dog, a puddle, a sofa.'],
      category: ['Adventures', 'mud'],
      'mp-slug': ['the-mud-chapter'],
    }
    expect(await made(await sendJson(entry(properties)))).toMatchObject({
      title: 'The mud chapter',
      slug: 'the-mud-chapter',
      excerpt: 'A dog, a puddle, a sofa.',
      category: 'Adventures',
    })
  })

  test('202: HTML becomes our markdown, and what is hostile in it plain words', async () => {
    const html = `<p>He is <b>very</b> <a href="https://example.com">proud</a>.</p><script>alert(1)</script><p onclick="x()">Mud.</p>`
    const post = await made(await sendJson(entry({ content: [{ html }] })))
    expect(post.content).toBe('He is **very** [proud](https://example.com).\n\nMud.')
  })

  test('203, 205, 206: photos by their address, with words for those who cannot see them', async () => {
    const values = [{ value: photo, alt: 'A muddy [paw]' }, other]
    const post = await made(await sendJson(entry({ content: [words], photo: values })))
    expect(post.content).toContain(`![A muddy \\[paw\\]](${photo})\n![](${other})`)
    expect((await sourceOf(post.url)).photo).toEqual(values)
  })

  test('204: what this diary does not know, such as a check-in, is left out', async () => {
    const checkin = [{ type: ['h-card'], properties: { name: ['The park'] } }]
    expect((await made(await sendJson(entry({ content: [words], checkin })))).content).toBe(words)
  })

  test('a photo without words is a post, called after the part of the day', async () => {
    const post = await made(await sendJson(entry({ photo: [photo] })))
    expect(post).toMatchObject({
      title: 'Wednesday morning, November 18',
      content: `![](${photo})`,
    })
  })

  test('the same create sent again with its key makes one post', async () => {
    const create = () =>
      fetch(`${base}/micropub`, {
        method: 'POST',
        body: JSON.stringify(entry({ content: ['Sent twice, because the tunnel was long.'] })),
        headers: {
          authorization: `Bearer ${token}`,
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
    form.set('content', words)
    form.append('photo[]', await file())
    form.append('photo[]', await file('png'))
    form.append('mp-photo-alt[]', 'Mud')
    const post = await made(await send(form))
    expect(post.content).toMatch(/!\[Mud\]\(\/media\/\w+\/300x200\.jpg\)\n!\[\]\(\/media\//)
    expect(post.coverImage).toMatch(/^\/media\/\w+\/300x200\.jpg$/)
    expect((await diary.app.inject(post.coverImage)).statusCode).toBe(200)
  })

  test('a film becomes a clip of ours, which stays when something else changes', async () => {
    const form = new FormData()
    form.append('h', 'entry')
    form.append('content', words)
    form.append('video', new File([await readFilm('plain.mp4')], 'run.mp4'))
    const post = await made(await send(form))
    const clip = /^!\[\]\((\/media\/[0-9a-f]{32}\/clip\.mp4#160x120,2)\)$/
    const [said, shown] = post.content.split('\n\n')
    expect(said).toBe(words)
    const [, address] = clip.exec(shown ?? '') ?? []
    expect((await sourceOf(post.url)).video).toEqual([ORIGIN + address])
    const change = { action: 'update', url: post.url, add: { photo: [photo] } }
    expect((await sendJson(change)).status).toBe(204)
    const source = await sourceOf(post.url)
    expect(source).toMatchObject({ photo: [photo], video: [ORIGIN + address] })
  })

  test('the media endpoint takes a film, too, and answers with the address of its clip', async () => {
    const form = new FormData()
    form.append('file', new File([await readFilm('plain.mp4')], 'run.mp4'))
    const answer = await send(form, { path: '/micropub/media' })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toMatch(/\/clip\.mp4#160x120,2$/)
  })

  test('what is no photo is refused with its sentence, and no post is made', async () => {
    const before = (await api(listAdminPosts)).length
    const form = new FormData()
    form.set('content', words)
    form.set('photo', new File(['<html>mud</html>'], 'mud.jpg'))
    await refused(await send(form), 415, 'invalid_request')
    form.delete('photo')
    form.set('audio', new File(['woof'], 'woof.mp3'))
    await refused(await send(form), 400, 'invalid_request', micropubErrors.photosOnly)
    expect((await api(listAdminPosts)).length).toBe(before)
  })

  test('a torn body is refused', async () => {
    const type = 'multipart/form-data; boundary=b'
    const torn = '--b\r\ncontent-disposition: form-data; name="content"\r\n\r\nMud'
    await refused(await send(torn, { type }), 400, 'invalid_request', micropubErrors.badMultipart)
    await refused(await send(torn, { type: 'multipart/form-data' }), 400, 'invalid_request')
  })
})

describe('when it goes out', () => {
  test('a draft stays one, a past day is that of the post, a coming one schedules it', async () => {
    const written = (more: Record<string, unknown[]>) =>
      sendJson(entry({ content: [words], ...more })).then(made)
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
      sendJson(entry({ content: [words], ...properties }))
    await refused(
      await answer({ published: ['soon'] }),
      400,
      'invalid_request',
      micropubErrors.badDate,
    )
    await refused(
      await answer({ 'post-status': ['maybe'] }),
      400,
      'invalid_request',
      micropubErrors.badStatus,
    )
    await refused(
      await answer({ photo: ['javascript:alert(1)'] }),
      400,
      'invalid_request',
      micropubErrors.badPhoto,
    )
    await refused(
      await sendJson(entry({ content: ['Mud'] })),
      400,
      'invalid_request',
      postErrors.content,
    )
    await refused(
      await sendForm([
        ['h', 'event'],
        ['content', words],
      ]),
      400,
      'invalid_request',
      micropubErrors.entriesOnly,
    )
    await refused(await sendJson('mud'), 400, 'invalid_request', micropubErrors.notUnderstood)
    await refused(
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

describe('changing', () => {
  let url: string
  beforeEach(async () => {
    const properties = { name: ['Mud'], content: [words], category: ['Adventures'], photo: [photo] }
    url = (await made(await sendJson(entry(properties)))).url
  })
  const update = (change: object, by = token) =>
    sendJson({ action: 'update', url, ...change }, { by })

  test('400: replacing words leaves title, photos and cover as they were', async () => {
    expect((await update({ replace: { content: ['Less mud now, after the bath.'] } })).status).toBe(
      204,
    )
    expect(await sourceOf(url)).toMatchObject({
      name: ['Mud'],
      content: ['Less mud now, after the bath.'],
      photo: [photo],
      'post-status': ['published'],
    })
  })

  test('401, 402: values are added to what is there, or to nothing', async () => {
    await update({ add: { photo: [other], summary: ['A dog, a puddle, a sofa.'] } })
    expect(await sourceOf(url)).toMatchObject({
      photo: [photo, other],
      summary: ['A dog, a puddle, a sofa.'],
    })
    await update({ add: { category: ['Health & Care'] } })
    expect(await sourceOf(url)).toMatchObject({
      category: ['Health'],
      photo: [photo, other],
    })
  })

  test('403, 404: one value goes, or all of a property', async () => {
    await update({ add: { photo: [other], summary: ['A dog, a puddle, a sofa.'] } })
    await update({ delete: { photo: [photo] } })
    expect((await sourceOf(url)).photo).toEqual([other])
    await update({ delete: ['summary', 'photo'] })
    expect(await sourceOf(url)).toMatchObject({ summary: [], photo: [], content: [words] })
  })

  test('405, 406: values that are no list are refused, and nothing changes', async () => {
    await refused(await update({ replace: { content: 'Not a list' } }), 400, 'invalid_request')
    await refused(await update({ replace: 'Not a list' }), 400, 'invalid_request')
    await refused(
      await update({ delete: 'summary' }),
      400,
      'invalid_request',
      micropubErrors.notAList('delete'),
    )
    expect((await sourceOf(url)).content).toEqual([words])
  })

  test('a new address is told, and the old one still finds the post', async () => {
    const answer = await update({ replace: { 'mp-slug': ['mud-again'] } })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `${ORIGIN}/blog/mud-again`,
    ])
    expect((await sourceOf(url)).url).toEqual([`${ORIGIN}/blog/mud-again`])
    await sendJson({ action: 'delete', url })
  })

  test('500 to 503: a post is deleted and comes back, by form and by JSON', async () => {
    for (const act of [
      (action: string) =>
        sendForm([
          ['action', action],
          ['url', url],
        ]),
      (action: string) => sendJson({ action, url }),
    ]) {
      expect((await act('delete')).status).toBe(204)
      await refused(
        await query(`q=source&url=${url}`),
        400,
        'invalid_request',
        micropubErrors.noPost,
      )
      expect((await act('undelete')).status).toBe(204)
      expect((await sourceOf(url)).content).toEqual([words])
    }
  })

  test('an app that may write drafts only cannot touch what is out', async () => {
    const mayNot = [403, 'insufficient_scope', micropubErrors.mayNot.publish] as const
    await refused(await update({ replace: { content: [words] } }, drafter), ...mayNot)
    await refused(await sendJson({ action: 'delete', url }, { by: drafter }), ...mayNot)
    await sendJson({ action: 'delete', url })
    await refused(await sendJson({ action: 'undelete', url }, { by: drafter }), ...mayNot)
  })
})

describe('asking', () => {
  test('600, 601: the configuration names the media endpoint and nowhere to syndicate to', async () => {
    expect(await (await query('q=config')).json()).toMatchObject({
      'media-endpoint': `${ORIGIN}/micropub/media`,
      'syndicate-to': [],
    })
    expect(await (await query('q=syndicate-to')).json()).toEqual({ 'syndicate-to': [] })
    expect((await (await query('q=category')).json()).categories).toContain('Adventures')
    await refused(
      await query('q=weather'),
      400,
      'invalid_request',
      micropubErrors.unknownQuery('weather'),
    )
  })

  test('602, 603: a post is told whole, or the properties that were asked for; and there is a list', async () => {
    const { url } = await made(await sendJson(entry({ name: ['Mud'], content: [words] })))
    const at = `q=source&url=${encodeURIComponent(url)}`
    expect(await (await query(at)).json()).toMatchObject({
      type: ['h-entry'],
      properties: { name: ['Mud'], content: [words], url: [url] },
    })
    const some = await (await query(`${at}&properties[]=name&properties[]=photo`)).json()
    expect(some).toEqual({ properties: { name: ['Mud'], photo: [] } })
    const { items } = await (await query('q=source&limit=2&offset=1')).json()
    expect(items).toHaveLength(2)
    await refused(
      await query('q=source&url=https://example.com/blog/mud'),
      400,
      'invalid_request',
      micropubErrors.noPost,
    )
  })
})

describe('the media endpoint', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    '700 to 702: a %s is stored and told',
    async (format) => {
      const form = new FormData()
      form.set('file', await file(format))
      const answer = await send(form, { path: '/micropub/media' })
      expect(answer.status).toBe(201)
      const address = answer.headers.get('location') ?? ''
      expect(address).toMatch(new RegExp(`^${ORIGIN}/media/\\w+/300x200`))
      const post = await made(
        await sendForm([
          ['content', words],
          ['photo', address],
        ]),
      )
      expect(post.coverImage).toBe(address.slice(ORIGIN.length))
    },
  )

  test('it takes one part named file, of an app that may upload', async () => {
    const form = new FormData()
    form.set('picture', await file())
    const to = { path: '/micropub/media' }
    await refused(await send(form, to), 400, 'invalid_request', micropubErrors.noFile)
    await refused(await sendForm([], to), 400, 'invalid_request', micropubErrors.noFile)
    const mayNot = [403, 'insufficient_scope', micropubErrors.mayNot.upload] as const
    form.set('file', await file())
    form.delete('picture')
    await refused(await send(form, { ...to, by: drafter }), ...mayNot)
    form.delete('file')
    form.set('photo', await file())
    await refused(await send(form, { by: drafter }), ...mayNot)
  })
})

describe('who may', () => {
  test('800 to 802: a token counts in the header or in the form, and is stored nowhere', async () => {
    const post = await made(
      await sendForm(
        [
          ['content', words],
          ['access_token', token],
        ],
        { by: null },
      ),
    )
    expect(JSON.stringify(await sourceOf(post.url))).not.toContain(token)
    await refused(
      await sendForm([
        ['content', words],
        ['access_token', token],
      ]),
      400,
      'invalid_request',
      micropubErrors.twoTokens,
    )
  })

  test('803: nobody posts, asks or uploads without a token that works', async () => {
    const before = (await api(listAdminPosts)).length
    for (const by of [null, 'made-up', drafter.slice(1)]) {
      const sentence = by === null ? micropubErrors.noToken : micropubErrors.unknownToken
      for (const answer of [
        await sendForm([['content', words]], { by }),
        await sendJson(entry({ content: [words] }), { by }),
        await query('q=config', by),
        await send(new FormData(), { path: '/micropub/media', by }),
      ]) {
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
        await refused(answer, 401, 'unauthorized', sentence)
      }
    }
    expect((await api(listAdminPosts)).length).toBe(before)
  })

  test('804: an app that may write drafts only writes drafts, and is told when it asks for more', async () => {
    expect(await made(await sendForm([['content', words]], { by: drafter }))).toMatchObject({
      published: false,
    })
    const mores: Record<string, unknown[]>[] = [
      { 'post-status': ['published'] },
      { 'post-status': ['published'], published: ['2026-12-24'] },
    ]
    for (const more of mores) {
      const answer = await sendJson(entry({ content: [words], ...more }), { by: drafter })
      await refused(answer, 403, 'insufficient_scope', micropubErrors.mayNot.publish)
    }
  })
})
