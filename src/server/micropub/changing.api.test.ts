import { beforeEach, describe, expect, test } from 'vitest'
import { getAdminPost, updatePost } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import {
  expectRefusal,
  makeEntry,
  photoUrl,
  sampleText,
  setUpMicropub,
} from '#test/micropub-diary.ts'
import { micropubErrors } from '#texts/errors/micropub.ts'

const micropub = setUpMicropub()
const { listPosts, made, query, send, sendForm, sendJson, sourceOf } = micropub
const other = 'https://example.com/puddle.jpg'

describe('changing', () => {
  let url: string
  beforeEach(async () => {
    const properties = {
      name: ['Mud'],
      content: [sampleText],
      category: ['Adventures'],
      photo: [photoUrl],
    }
    url = (await made(await sendJson(makeEntry(properties)))).url
  })
  const update = (change: object, by = micropub.token) =>
    sendJson({ action: 'update', url, ...change }, { by })

  test('400: replacing words leaves title, photos and cover as they were', async () => {
    expect((await update({ replace: { content: ['Less mud now, after the bath.'] } })).status).toBe(
      204,
    )
    expect(await sourceOf(url)).toMatchObject({
      name: ['Mud'],
      content: ['Less mud now, after the bath.'],
      photo: [photoUrl],
      'post-status': ['published'],
    })
  })

  test('401, 402: values are added to what is there, or to nothing', async () => {
    await update({ add: { photo: [other], summary: ['A dog, a puddle, a sofa.'] } })
    expect(await sourceOf(url)).toMatchObject({
      photo: [photoUrl, other],
      summary: ['A dog, a puddle, a sofa.'],
    })
    await update({ add: { category: ['Health & Care'] } })
    expect(await sourceOf(url)).toMatchObject({
      category: ['Health'],
      photo: [photoUrl, other],
    })
  })

  test('403, 404: one value goes, or all of a property', async () => {
    await update({ add: { photo: [other], summary: ['A dog, a puddle, a sofa.'] } })
    await update({ delete: { photo: [photoUrl] } })
    expect((await sourceOf(url)).photo).toEqual([other])
    await update({ delete: ['summary', 'photo'] })
    expect(await sourceOf(url)).toMatchObject({ summary: [], photo: [], content: [sampleText] })
  })

  test('one photo goes by its address, whatever is said of it, and the others stay as they are', async () => {
    const expected = { value: photoUrl, alt: 'A muddy paw' }
    const dry = 'https://example.com/dry.jpg'
    const source = await made(
      await sendJson(
        makeEntry({
          content: [sampleText],
          photo: [expected, { value: other, alt: 'A puddle' }, dry],
        }),
      ),
    )
    const answer = await sendJson({
      action: 'update',
      url: source.url,
      delete: { photo: [photoUrl] },
    })
    expect(answer.status).toBe(204)
    expect(await sourceOf(source.url)).toMatchObject({
      photo: [{ value: other, alt: 'A puddle' }, dry],
      content: [sampleText],
      featured: [],
    })
    await sendJson({ action: 'update', url: source.url, delete: { photo: [{ value: dry }] } })
    expect((await sourceOf(source.url)).photo).toEqual([{ value: other, alt: 'A puddle' }])
    await sendJson({
      action: 'update',
      url: source.url,
      delete: { photo: ['https://example.com/x.jpg'] },
    })
    expect((await sourceOf(source.url)).photo).toEqual([{ value: other, alt: 'A puddle' }])
  })

  test('the captions of photos that stay are kept, and a cover that goes makes room for the next one', async () => {
    const content = `${sampleText}\n\n::: photos\n![](${photoUrl} "Before")\n![](${other} "After")\n:::`
    const { id } = (await listPosts()).find(({ slug }) => url.endsWith(`/${slug}`))!
    const asAdmin = clientOf(micropub.app)
    const before = await asAdmin(getAdminPost, { params: { id } })
    const body = makePost({ title: before.title, slug: before.slug, content, coverImage: other })
    await asAdmin(updatePost, { params: { id }, body })
    expect((await sourceOf(url)).featured).toEqual([other])
    await update({ delete: { photo: [other] } })
    const after = await asAdmin(getAdminPost, { params: { id } })
    expect(after).toMatchObject({
      content: `${sampleText}\n\n![](${photoUrl} "Before")`,
      coverImage: photoUrl,
    })
    const chosen = 'https://example.com/portrait.jpg'
    await update({ replace: { featured: [chosen] } })
    await update({ delete: ['photo'] })
    expect(await sourceOf(url)).toMatchObject({ photo: [], featured: [chosen] })
  })

  test('properties may be called what objects have of their own', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const values = `{"${name}":["x"]}`
      for (const change of [
        `"add":${values}`,
        `"replace":${values}`,
        `"delete":${values}`,
        `"delete":["${name}"]`,
      ]) {
        const answer = await send(`{"action":"update","url":"${url}",${change}}`, {
          type: 'application/json',
        })
        expect([204, 400], `${name} ${change}`).toContain(answer.status)
      }
      const answer = await query(`q=source&url=${url}&properties[]=${name}&properties[]=name`)
      expect((await answer.json()).properties).toMatchObject({ name: ['Mud'] })
    }
    expect(await sourceOf(url)).toMatchObject({
      name: ['Mud'],
      content: [sampleText],
      photo: [photoUrl],
    })
  })

  test('405, 406: values that are no list are refused, and nothing changes', async () => {
    await expectRefusal(
      await update({ replace: { content: 'Not a list' } }),
      400,
      'invalid_request',
    )
    await expectRefusal(await update({ replace: 'Not a list' }), 400, 'invalid_request')
    await expectRefusal(
      await update({ delete: 'summary' }),
      400,
      'invalid_request',
      micropubErrors.notAList('delete'),
    )
    expect((await sourceOf(url)).content).toEqual([sampleText])
  })

  test('a new address is told, and the old one still finds the post', async () => {
    const answer = await update({ replace: { 'mp-slug': ['mud-again'] } })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `${micropub.origin}/blog/mud-again`,
    ])
    expect((await sourceOf(url)).url).toEqual([`${micropub.origin}/blog/mud-again`])
    await sendJson({ action: 'delete', url })
  })

  test('an address that another post has becomes the next free one, and stays when it is sent again', async () => {
    await made(await sendJson(makeEntry({ content: [sampleText], 'mp-slug': ['puddles'] })))
    for (const status of [201, 204]) {
      const answer = await update({ replace: { 'mp-slug': ['puddles'] } })
      expect(answer.status).toBe(status)
      expect((await sourceOf(`${micropub.origin}/blog/puddles-2`)).content).toEqual([sampleText])
    }
    await sendJson({ action: 'delete', url: `${micropub.origin}/blog/puddles` })
    await sendJson({ action: 'delete', url: `${micropub.origin}/blog/puddles-2` })
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
      await expectRefusal(
        await query(`q=source&url=${url}`),
        400,
        'invalid_request',
        micropubErrors.noPost,
      )
      expect((await act('undelete')).status).toBe(204)
      expect((await sourceOf(url)).content).toEqual([sampleText])
    }
  })

  test('an app that may write drafts only cannot touch what is out', async () => {
    const mayNot = [403, 'insufficient_scope', micropubErrors.mayNot.publish] as const
    await expectRefusal(
      await update({ replace: { content: [sampleText] } }, micropub.drafter),
      ...mayNot,
    )
    await expectRefusal(
      await sendJson({ action: 'delete', url }, { by: micropub.drafter }),
      ...mayNot,
    )
    await sendJson({ action: 'delete', url })
    await expectRefusal(
      await sendJson({ action: 'undelete', url }, { by: micropub.drafter }),
      ...mayNot,
    )
  })
})

describe('asking', () => {
  test('600, 601: the configuration names the media endpoint and nowhere to syndicate to', async () => {
    expect(await (await query('q=config')).json()).toMatchObject({
      'media-endpoint': `${micropub.origin}/micropub/media`,
      'syndicate-to': [],
    })
    expect(await (await query('q=syndicate-to')).json()).toEqual({ 'syndicate-to': [] })
    expect((await (await query('q=category')).json()).categories).toContain('Adventures')
    await expectRefusal(
      await query('q=weather'),
      400,
      'invalid_request',
      micropubErrors.unknownQuery('weather'),
    )
  })

  test('602, 603: a post is told whole, or the properties that were asked for; and there is a list', async () => {
    const write = async (name: string) =>
      (await made(await sendJson(makeEntry({ name: [name], content: [sampleText] })))).url
    const older = [await write('Rain'), await write('A bath')]
    const url = await write('Mud')
    const at = `q=source&url=${encodeURIComponent(url)}`
    expect(await (await query(at)).json()).toMatchObject({
      type: ['h-entry'],
      properties: { name: ['Mud'], content: [sampleText], url: [url] },
    })
    const some = await (await query(`${at}&properties[]=name&properties[]=photo`)).json()
    expect(some).toEqual({ properties: { name: ['Mud'], photo: [] } })
    const { items } = await (await query('q=source&limit=2&offset=1')).json()
    const urls = items.map(({ properties }: { properties: { url: string[] } }) => properties.url[0])
    expect(urls).toEqual(older.toReversed())
    await expectRefusal(
      await query('q=source&url=https://example.com/blog/mud'),
      400,
      'invalid_request',
      micropubErrors.noPost,
    )
  })
})
