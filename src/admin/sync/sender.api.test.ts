import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSession } from '#shared/contract/accounts.ts'
import { getUpload, uploadMedia } from '#shared/contract/photos.admin.ts'
import { createPost, listAdminPosts } from '#shared/contract/posts.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { drawTestImage } from '#test/make-image.ts'
import { postValuesOf } from '../moments/moment-post.ts'
import { requestOf, sendMoment } from '../moments/send-moment.ts'
import type { Moment } from './records.ts'
import { createRepository, type Repository } from './repository.ts'
import { senderPaths, sendPending } from './sender.ts'
import { createFetchUpload } from './upload.ts'

const { diary, storedFolders, empty } = await openMediaDiary()
let picture: Blob
beforeAll(async () => {
  picture = new Blob([
    new Uint8Array(await drawTestImage({ width: 8, height: 6 }).jpeg().toBuffer()),
  ])
})
beforeEach(() => empty())
afterAll(() => diary.close())

type Fault = 'none' | 'call lost' | 'answer lost' | 'overloaded'

/** Reaches the real app; `faultOf` says what happens to each call on its way. */
const fetchWith =
  (faultOf: (call: string) => Fault): typeof fetch =>
  async (url, { method = 'GET', headers, body } = {}) => {
    const call = `${method} ${String(url).split('?')[0]}`
    const fault = faultOf(call)
    if (fault === 'call lost') throw new TypeError('Failed to fetch')
    if (fault === 'overloaded') return new Response('{}', { status: 503 })
    const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body
    const answer = await diary.app.inject({
      method: method as InjectOptions['method'],
      url: String(url),
      headers: { origin: 'http://localhost', ...(headers as Record<string, string>) },
      ...(payload && { payload: payload as string | Buffer }),
    })
    if (fault === 'answer lost') throw new TypeError('Failed to fetch')
    return new Response(answer.body, { status: answer.statusCode })
  }

/** Says each fault once, then none. */
function onceFor(...calls: RegExp[]) {
  const left = new Set(calls)
  return (call: string): Fault => {
    const found = [...left].find((pattern) => pattern.test(call))
    if (!found) return 'none'
    left.delete(found)
    return 'answer lost'
  }
}

const momentOf = (key: string, words: string, photoIds: string[]): Moment => {
  const photos = photoIds.map((id) => ({ id, name: `${id}.jpg`, size: picture.size, sent: null }))
  const moment: Moment = {
    ...{ key, stage: 'waiting', title: '', words, category: 'daily-life', day: null, photos },
    ...{ isDraft: false, at: Date.now(), zone: 'UTC', refusal: null, unanswered: null },
    ...{ request: null, accountId: 'me' },
  }
  return { ...moment, ...requestOf(moment) }
}
const post = async (repository: Repository, moment: Moment) =>
  repository.save(
    'moment',
    moment.key,
    moment,
    moment.photos.map(({ id }) => [id, picture]),
  )

type Sender = 'page' | 'worker'
function send(
  sender: Sender,
  key: string,
  repository: Repository,
  faultOf: (call: string) => Fault,
) {
  const fetch = fetchWith(faultOf)
  const options = {
    ...{ repository, fetch, upload: createFetchUpload(fetch), accountId: 'me' },
    findFiles: async ({ id }: { id: string }) => {
      const file = await repository.find('photo', id)
      return file ? { file } : null
    },
  }
  if (sender === 'worker') return sendPending(key, options)
  const api = clientOf({
    inject: async ({ method, url, headers, payload }: InjectOptions) => {
      const answer = await fetch(String(url), {
        method,
        headers: headers as Record<string, string>,
        body: payload as string,
      })
      return { body: await answer.text(), statusCode: answer.status }
    },
  } as never)
  return sendMoment(key, { ...options, api, findCover: async () => '/media/demo/x/1x1.jpg' })
}
const requestFor = (moment: Moment) => ({ request: postValuesOf(moment, '/media/demo/x/1x1.jpg') })
const noFault = () => 'none' as const
const listPosts = () => clientOf(diary.app)(listAdminPosts)
const getContents = async () =>
  Promise.all(
    (await listPosts()).map(
      async ({ id }) =>
        (await diary.app.inject(`/api/admin/posts/${id}`)).json<{ content: string }>().content,
    ),
  )

test('the sender calls what the contract describes', () => {
  expect(senderPaths).toMatchObject({
    upload: uploadMedia.path,
    findUpload: getUpload.path,
    createPost: createPost.path,
    session: getSession.path,
  })
})

test('each answer lost once makes one post, from the page as from the worker', async () => {
  for (const sender of ['page', 'worker'] as const) {
    const key = `lost-answers-${sender}`
    const repository = createRepository()
    await post(
      repository,
      momentOf(key, `The ${sender} was in a tunnel.`, [`${sender}-one`, `${sender}-two`]),
    )
    const faults = onceFor(/POST .*media/, /GET .*media/, /POST .*media/, /POST .*posts/)
    const kinds: string[] = []
    while (kinds.at(-1) !== 'delivered') {
      kinds.push((await send(sender, key, repository, faults)).kind)
      expect(kinds.length).toBeLessThan(8)
    }
    expect(kinds).toContain('retry')
    expect(await repository.list('moment')).toEqual([])
    expect(await repository.find('photo', `${sender}-one`)).toBeUndefined()
  }
  expect(await listPosts()).toHaveLength(2)
  expect(await storedFolders(), 'each photo arrived once').toHaveLength(4)
})

test('words that are edited after a lost answer replace those that had arrived', async () => {
  const repository = createRepository()
  const moment = momentOf('edited-later', 'He dug a hole. It was deep.', ['one'])
  await post(repository, moment)
  expect((await send('page', moment.key, repository, onceFor(/POST .*posts/))).kind).toBe('retry')
  await repository.update('moment', moment.key, (now) => {
    const edited = { ...now, words: 'He dug two holes. Both were deep.' }
    return { ...edited, ...requestOf(edited) }
  })
  expect(await send('worker', moment.key, repository, noFault)).toEqual({ kind: 'ask' })
  expect((await send('page', moment.key, repository, noFault)).kind).toBe('delivered')
  expect(await getContents()).toEqual([expect.stringMatching(/^Both were deep\./)])
})

test('words that return to an earlier form after lost answers replace what arrived between', async () => {
  const repository = createRepository()
  const moment = momentOf('there-and-back', 'Sun. It shone.', [])
  const edit = (words: string) =>
    repository.update('moment', moment.key, (now) => {
      const edited = { ...now, words }
      return { ...edited, ...requestOf(edited) }
    })
  await post(repository, moment)
  const callLost = (call: string): Fault => (/POST .*posts/.test(call) ? 'call lost' : 'none')
  expect((await send('page', moment.key, repository, callLost)).kind).toBe('retry')
  await edit('Rain. It poured.')
  expect((await send('page', moment.key, repository, onceFor(/POST .*posts/))).kind).toBe('retry')
  await edit('Sun. It shone.')
  expect((await send('page', moment.key, repository, noFault)).kind).toBe('delivered')
  expect(await getContents()).toEqual([expect.stringContaining('It shone.')])
})

test('a post with other words under the same key is neither overwritten nor counted as sent', async () => {
  const repository = createRepository()
  const moment = momentOf('taken-key', 'He slept on the sofa.', [])
  await post(repository, momentOf('taken-key', 'He slept on the stairs.', []))
  expect((await send('page', moment.key, repository, noFault)).kind).toBe('delivered')
  await post(repository, { ...moment, ...requestFor(moment) })
  expect(await send('worker', moment.key, repository, noFault)).toEqual({ kind: 'ask' })
  await repository.update('moment', moment.key, (now) => ({ ...now, unanswered: null }))
  expect((await send('page', moment.key, repository, noFault)).kind).toBe('refused')
  expect(await repository.list('moment')).toMatchObject([{ words: 'He slept on the sofa.' }])
  expect(await getContents()).toEqual(['He slept on the stairs.'])
})

test('a moment that is stopped while its answer travels stays, and is not posted twice', async () => {
  const repository = createRepository()
  const moment = momentOf('stopped-late', 'He ran. He ran back again.', [])
  await post(repository, moment)
  const stopping = (call: string): Fault => {
    if (/POST .*posts/.test(call)) {
      void repository.update('moment', moment.key, (now) => ({ ...now, stage: 'held' }))
    }
    return 'none'
  }
  expect((await send('page', moment.key, repository, stopping)).kind).toBe('left')
  expect(await repository.list('moment')).toMatchObject([{ stage: 'held' }])
  await repository.update('moment', moment.key, (now) => ({ ...now, stage: 'waiting' }))
  expect((await send('page', moment.key, repository, noFault)).kind).toBe('delivered')
  expect(await listPosts()).toHaveLength(1)
})

/** Two senders without a lock, as on plain http, while the network fails and the owner edits. */
test('whatever is lost and whoever sends, the last words are posted once', async () => {
  const fault = fc.constantFrom<Fault>('none', 'none', 'call lost', 'answer lost', 'overloaded')
  const action = fc.record({
    senders: fc.subarray<Sender>(['page', 'worker'], { minLength: 1 }),
    faults: fc.array(fault, { maxLength: 6 }),
    edit: fc.option(fc.constantFrom('Sun', 'Rain')),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(action, { maxLength: 4 }),
      async (hasPhoto, actions) => {
        run += 1
        const key = `model-run-${run}`
        const repository = createRepository()
        const wordsOf = (weather: string) => `${weather} all day long in ${key}.`
        let words = wordsOf('Mud')
        const isHere = async () => (await repository.find('moment', key)) !== undefined
        await post(repository, momentOf(key, words, hasPhoto ? [`photo-${run}`] : []))
        for (const { senders, faults, edit } of actions) {
          if (edit && (await isHere())) {
            words = wordsOf(edit)
            await repository.update('moment', key, (now) => {
              const edited = { ...now, words, title: '' }
              return { ...edited, ...requestOf(edited) }
            })
          }
          const next = () => faults.shift() ?? 'none'
          await Promise.all(senders.map((sender) => send(sender, key, repository, next)))
        }
        if (await isHere()) await send('page', key, repository, noFault)
        expect(await isHere()).toBe(false)
        const contents = (await getContents()).filter((content) => content.includes(` in ${key}.`))
        expect(contents).toEqual([expect.stringMatching(new RegExp(`^${words}`))])
      },
    ),
    // This seed once found words that were lost.
    { numRuns: 20, endOnFailure: true, seed: 1_899_864_935 },
  )
})
