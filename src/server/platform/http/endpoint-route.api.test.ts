import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
afterAll(() => diary.close())

const send = (payload: string | object, contentType = 'application/json') =>
  diary.app.inject({
    method: 'POST',
    url: '/api/admin/posts',
    headers: { 'content-type': contentType },
    payload,
  })

test('a body that is not JSON is told so', async () => {
  const answer = await send('{ title: ')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    code: 'request.bad_json',
    message: 'The request body is not valid JSON.',
  })
})

test('each wrong field gets its first message', async () => {
  const answer = await send(makePost({ title: 'No', coverImage: 'ftp://x', category: '' }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'request.invalid',
    fields: {
      title: 'Title must be at least 3 characters',
      coverImage: 'Cover image must be a valid URL',
      category: 'Please select a category',
    },
  })
})

test('plain text and forms, which other sites can send, are not read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect((await send(JSON.stringify(makePost()), type)).statusCode).toBe(415)
  }
})

test('a NUL character is refused before it reaches the database', async () => {
  const answer = await send(makePost({ content: 'before \u0000 after the NUL' }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('request.nul')
})

test('a post may be a megabyte, other bodies 64 KiB', async () => {
  const long = 'Pretzel walked on. '.repeat(20_000)
  expect((await send(makePost({ content: long }))).statusCode).toBe(200)
  expect((await send(makePost({ content: long.repeat(4) }))).statusCode).toBe(413)
  const settings = await diary.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    payload: { ownerBio: long },
  })
  expect(settings.statusCode).toBe(413)
  expect(settings.json()).toMatchObject({ code: 'request.too_large' })
})

test('an id that cannot exist is an address that does not exist', async () => {
  for (const id of ['0', '-1', '1.5', 'abc', '99999999999', '1e3x', '%00']) {
    const answer = await diary.app.inject(`/api/admin/posts/${id}`)
    expect([400, 404], id).toContain(answer.statusCode)
  }
})

test('an answer holds only what the contract names', async () => {
  const created = (await send(makePost({ title: 'Only what is named' }))).json()
  const shown = (await diary.app.inject(`/api/posts/${created.slug}`)).json()
  expect(Object.keys(shown).sort()).toEqual(
    [
      ...[
        'age',
        'category',
        'content',
        'coverFocalPoint',
        'coverImage',
        'coverPlaceholder',
        'createdAt',
        'date',
        'excerpt',
        'featured',
        'id',
      ],
      'html',
      'newer',
      'older',
      'published',
      'publishedAt',
      'related',
      'slug',
      'title',
    ].sort(),
  )
})

test('every answer carries the security headers, refusals too', async () => {
  for (const url of ['/api/posts', '/api/none', '/api/posts/none', '/', '/%E0%A4%A', '/media/x']) {
    const { headers, statusCode } = await diary.app.inject(url)
    expect(headers['x-content-type-options'], `${url} ${statusCode}`).toBe('nosniff')
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
  }
})

test('a failure inside is told in general words, and the log gets the rest', async () => {
  const lines: string[] = []
  const broken = await createTestApp({ logTo: { write: (line) => lines.push(line) } })
  await broken.services.platform.database.query('drop table posts cascade')
  const answer = await broken.app.inject('/api/posts')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('relation')
  expect(lines.join()).toContain('relation')
  await broken.close()
})

test('an unknown call is refused as JSON', async () => {
  const answer = await diary.app.inject('/api/no-such-call')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'request.not_found' })
})

test('the API document names every call of the contract', async () => {
  const { paths } = (await diary.app.inject('/api/docs/json')).json()
  const missing = allEndpoints.filter(({ method, path }) => {
    const documented = paths[path.replace(/:(\w+)/g, '{$1}')]
    return !documented?.[method.toLowerCase()]
  })
  expect(missing).toEqual([])
})
