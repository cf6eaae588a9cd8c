import { afterAll, beforeAll, expect } from 'vitest'
import { getAdminPost, listAdminPosts } from '#shared/contract/posts.admin.ts'
import { clientOf } from './api-calls.ts'
import { ownerEnv } from './signing-in/sign-in.ts'
import { adminVisitor, createTestApp, type TestApp } from './test-app.ts'

const ORIGIN = 'http://localhost'
const now = new Date('2026-11-18T09:30:00Z')

interface Sent {
  path?: string
  by?: string | null
  type?: string
  method?: string
}

/**
 * A diary with two apps, for the server tests of micropub.rocks (by their numbers, over real HTTP)
 * and for decisions that the standard leaves open.
 */
export function setUpMicropub() {
  let diary: TestApp
  let base: string
  let token: string
  let drafter: string

  beforeAll(async () => {
    diary = await createTestApp({
      env: { ...ownerEnv, PUBLIC_URL: ORIGIN },
      clock: { now: () => now },
      visitor: adminVisitor,
    })
    base = await diary.app.listen({ port: 0, host: '127.0.0.1' })
    const [owner] = await diary.services.accounts.people.list(null)
    const id = Number(owner!.id.replace('user-', ''))
    const addApp = async (name: string, may: boolean) => {
      const me = { ...adminVisitor, person: { kind: 'user', id } } as const
      return diary.services.accounts.apps.add(me, { name, mayPublish: may, mayUpload: may })
    }
    token = (await addApp('iA Writer', true)).token
    drafter = (await addApp('Notes', false)).token
  })
  afterAll(() => diary.close())

  const listPosts = () => clientOf(diary.app)(listAdminPosts)
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
  const query = (search: string, by: string | null = token) =>
    send(null, { method: 'GET', path: `/micropub?${search}`, by })

  return {
    origin: ORIGIN,
    get base() {
      return base
    },
    get app() {
      return diary.app
    },
    get token() {
      return token
    },
    /** The token of an app that may only write drafts. */
    get drafter() {
      return drafter
    },
    listPosts,
    send,
    sendForm: (fields: [string, string][], sent: Sent = {}) =>
      send(new URLSearchParams(fields), sent),
    sendJson: (body: unknown, sent: Sent = {}) =>
      send(JSON.stringify(body), { type: 'application/json', ...sent }),
    query,
    async sourceOf(url: string) {
      const answer = await query(`q=source&url=${encodeURIComponent(url)}`)
      return (await answer.json()).properties as Record<string, unknown[]>
    },

    async made(answer: Response) {
      expect(answer.status, await answer.clone().text()).toBe(201)
      const url = answer.headers.get('location') ?? ''
      expect(url).toMatch(`${ORIGIN}/blog/`)
      const slug = decodeURIComponent(url.split('/').at(-1) ?? '')
      const row = (await listPosts()).find((post) => post.slug === slug)
      const post = await clientOf(diary.app)(getAdminPost, { params: { id: row!.id } })
      return { ...post, url }
    },
  }
}

export const makeEntry = (properties: Record<string, unknown[]>) => ({
  type: ['h-entry'],
  properties,
})

export const sampleText = 'Mud everywhere. And he is proud of it.'
export const photoUrl = 'https://example.com/mud.jpg'

export async function expectRefusal(
  answer: Response,
  status: number,
  error: string,
  sentence?: string,
) {
  expect(answer.status).toBe(status)
  const body = await answer.json()
  expect(body.error).toBe(error)
  if (sentence) expect(body.error_description).toBe(sentence)
}
