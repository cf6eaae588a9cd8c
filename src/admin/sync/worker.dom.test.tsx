import { clear, createStore, set, values } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { momentLimits } from '#shared/limits.ts'
import { pictureFile } from '#test/dom/dom.tsx'
import type { SharedContent } from './records.ts'
import { startWorker, type WorkerScope } from './worker.ts'

const store = createStore('dachshund-moments', 'moments')
beforeEach(() => clear(store))

interface SentForm {
  url?: string
  referrer?: string
  photos?: readonly File[]
  text?: string
}

/** Returns the worker's response, or undefined if it leaves the form to the server. */
async function send({ url = '/admin/share', referrer = '', photos = [], text }: SentForm) {
  const listeners = new Map<string, (event: object) => void>()
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  startWorker({ addEventListener: listen } as unknown as WorkerScope)
  const form = new FormData()
  for (const photo of photos) form.append('photos', photo)
  if (text) form.append('text', text)
  let answer: Promise<Response> | Response | undefined
  listeners.get('fetch')?.({
    // A page cannot make a request that carries the referrer of another site.
    request: {
      method: 'POST',
      url: new URL(url, location.origin).href,
      referrer,
      formData: async () => form,
    },
    respondWith(response: Promise<Response> | Response) {
      answer = response
    },
  })
  return answer
}
const shares = () => values<SharedContent>(store)

test('takes what the phone, one of its apps or our own page shares', async () => {
  for (const referrer of ['', 'android-app://com.example.photos/', `${location.origin}/admin/`]) {
    const answer = await send({ referrer, text: 'Look at him' })
    expect(answer?.headers.get('location') ?? answer?.status, referrer).toMatch(
      /\/admin\/moment\?shared=/,
    )
  }
  expect(await shares()).toHaveLength(3)
  expect(await shares()).toMatchObject([{ words: 'Look at him', count: 0, photos: [] }, {}, {}])
})

test('refuses what a page of another site sends', async () => {
  const foreign = ['https://evil.example/', 'http://localhost.evil.example/', 'http://localhost/']
  for (const referrer of foreign) {
    const answer = await send({ referrer, text: 'Look at me' })
    expect(answer?.status, referrer).toBe(403)
  }
  expect(await shares()).toEqual([])
})

test('leaves every other address alone', async () => {
  const others = ['/admin/share/', '/x/admin/share', '/api/posts?next=/admin/share']
  for (const url of [...others, '/admin/share?x', 'https://evil.example/admin/share']) {
    expect(await send({ url, text: 'x' }), url).toBeUndefined()
  }
  expect(await shares()).toEqual([])
})

test('takes the first thirty files and 300 MB, and counts the others', async () => {
  const photo = await pictureFile('a.jpg')
  await send({ photos: Array.from({ length: momentLimits.photos + 2 }, () => photo) })
  const [many] = await shares()
  expect(many).toMatchObject({ count: momentLimits.photos + 2 })
  expect(many?.photos).toHaveLength(momentLimits.photos)
  await clear(store)
  const chunk = new Blob([new Uint8Array(1024 * 1024)])
  const film = new File(
    Array.from({ length: momentLimits.sharedBytes / chunk.size }, () => chunk),
    'film.mp4',
  )
  await send({ photos: [photo, film, photo], text: 'x'.repeat(momentLimits.sharedCharacters + 1) })
  const [large] = await shares()
  expect(large?.count).toBe(3)
  expect(large?.photos.map(({ name }) => name)).toEqual(['a.jpg'])
  expect(large?.words).toHaveLength(momentLimits.sharedCharacters)
})

test('keeps three shares, and none longer than a week', async () => {
  const week = 7 * DAY_MS
  const old: SharedContent = {
    id: 'old',
    at: Date.now() - week - 1,
    photos: [],
    count: 0,
    words: '',
  }
  await set('share:old', old, store)
  await send({ text: '1' })
  expect((await shares()).map(({ words }) => words)).toEqual(['1'])
  for (const text of ['2', '3', '4']) await send({ text })
  expect((await shares()).map(({ words }) => words).sort()).toEqual(['2', '3', '4'])
})
