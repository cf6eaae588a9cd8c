import { statisticsCounts } from '../src/server/schema.ts'
import { insertReaders } from '../test/mail/readers.ts'
import { sixtyDays } from '../test/visits/sixty-days.ts'
import { owner } from './diary.ts'
import { makePostInput } from './signed-in.ts'
import type { InProcessDiary } from './start-in-process-diary.ts'

/** Functions that prepare content for a screen; some return the address of the screen. */

async function callsOf({ url }: InProcessDiary) {
  const headers = { 'content-type': 'application/json', origin: url }
  const send = async <T = { id: number; slug: string }>(
    method: string,
    path: string,
    data: object,
    more = {},
  ): Promise<T> => {
    const body = JSON.stringify(data)
    const answer = await fetch(url + path, { method, body, headers: { ...headers, ...more } })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json() as Promise<T>
  }
  const { token } = await send<{ token: string }>('POST', '/api/auth/login', owner)
  return <T = { id: number; slug: string }>(method: 'POST' | 'PUT', path: string, data: object) =>
    send<T>(method, path, data, { authorization: `Bearer ${token}` })
}

const features = { comments: false, featuredPosts: true, analytics: false }

export async function prepareComments(diary: InProcessDiary) {
  const call = await callsOf(diary)
  await call('PUT', '/api/admin/settings', { features: { ...features, comments: true } })
  const { slug } = await call('POST', '/api/admin/posts', makePostInput('Words in the margin'))
  const write = (message: string, number: number) =>
    diary.services.readings
      .as('everyone')
      .comments.submission.submit(
        slug,
        { name: 'Marit', message },
        { addressKey: `stranger ${number}`, isOwner: false },
      )
  const { id } = await write('Seen by all. https://a.example', 1)
  await call('POST', '/api/admin/comments/move', { ids: [id], to: 'approved' })
  await write('This one waits. https://b.example', 2)
  return `/blog/${slug}`
}

const longAddress = 'a-rather-long-address-of-somebody-who-reads-it'
async function subscribe({ services }: InProcessDiary, state = 'waiting') {
  const { rows } = await services.platform.database.query(
    `insert into newsletter_subscribers (name, email, consent, state)
     values ('Ole', '${longAddress}@${state}.example.com', true, '${state}') returning id`,
  )
  return Number(rows[0]?.id)
}
const pathOf = (link: string | null) => new URL(link ?? '').pathname

export const prepareConfirmPage = async (diary: InProcessDiary) =>
  pathOf(await diary.services.newsletter.doubleOptIn.confirmLinkOf(await subscribe(diary)))
export const prepareUnsubscribePage = async (diary: InProcessDiary) =>
  pathOf(
    await diary.services.newsletter.doubleOptIn.unsubscribeLinkOf(
      await subscribe(diary, 'confirmed'),
    ),
  )

const letter = (subject: string) => ({ subject, previewText: '', kind: 'whole' })

/** Returns the address of the editor whose letter waits for its post. */
export async function prepareLetters(diary: InProcessDiary) {
  // The clock stands still, so that the letter is not sent on while another screen is checked.
  diary.stand()
  await insertReaders(diary.services.platform.database, 12)
  const call = await callsOf(diary)
  const sent = await call('POST', '/api/admin/posts', makePostInput('Seen by twelve'))
  const draft = await call(
    'POST',
    '/api/admin/posts',
    makePostInput('A draft', { published: false }),
  )
  await call('PUT', `/api/admin/posts/${draft.id}/letter`, letter('Waits for its post'))
  await call('PUT', `/api/admin/posts/${sent.id}/letter`, letter('Looked at by the sweep'))
  await diary.later(61)
  return `/admin/posts/${draft.id}/edit`
}

export async function prepareStatistics(diary: InProcessDiary) {
  const call = await callsOf(diary)
  const {
    platform: { database },
    statistics: { counting },
  } = diary.services
  await call('PUT', '/api/admin/settings', { features: { ...features, analytics: true } })
  const today = new Date().toISOString().slice(0, 10)
  await database.db.insert(statisticsCounts).values(sixtyDays(today))
  await counting.refresh()
}

export async function prepareWeights(diary: InProcessDiary) {
  const call = await callsOf(diary)
  for (const [day, grams] of [
    ['2024-10-05', 1300],
    ['2025-07-25', 2900],
    ['2026-09-01', 3204],
  ]) {
    await call('POST', '/api/admin/dog/log', { kind: 'weight', day, grams, isPublic: true })
  }
}
