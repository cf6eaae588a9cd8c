import { Readable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyLimits } from '#shared/limits.ts'
import {
  type CommentsDiary,
  commentingEnv,
  openCommentsDiary,
} from '#test/diaries/comments-diary.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

/** The whole process may use this much CPU for one body, even on a slow machine. */
const MAX_CPU_MS = 200
/** A parser with quadratic cost takes seconds for bodies so far beyond the limits. */
const TOO_LARGE = [256 * 1024, 1_000_000]

interface Address {
  method: NonNullable<InjectOptions['method']>
  url: string
}
interface Body {
  type: string
  payload: string
}

let diary: TestApp
let comments: CommentsDiary
const routes: Address[] = []
const typesWithParser = new Set<string>()
let open: Address[] = []
let reached: { parsing: boolean; body: unknown } = { parsing: false, body: undefined }

beforeAll(async () => {
  diary = await createTestApp({ env: commentingEnv, answerFirst: watchBodies })
  comments = await openCommentsDiary(diary)
  await comments.resetDiary()
  const unknown: Address[] = [
    { method: 'POST', url: '/nothing-here' },
    { method: 'POST', url: '/api/nothing-here' },
  ]
  for (const address of [...routes, ...unknown]) {
    for (const type of ['application/json', form, multipart]) {
      await send(address, { type, payload: '{}' })
      if (!reached.parsing) continue
      open.push(address)
      break
    }
  }
  open = [...new Map(open.map((address) => [nameOf(address), address])).values()]
})
afterAll(() => diary.close())

function watchBodies(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat() as Address['method'][]) {
      if (each !== 'GET' && each !== 'HEAD') routes.push({ method: each, url })
    }
  })
  app.addHook('preParsing', async () => {
    reached.parsing = true
  })
  app.addHook('preValidation', async ({ body }) => {
    reached.body = body
  })
  const addParser = app.addContentTypeParser
  const watched = function (this: FastifyInstance, ...args: Parameters<typeof addParser>) {
    for (const type of [args[0]].flat()) typesWithParser.add(String(type))
    return addParser.apply(this, args)
  }
  app.addContentTypeParser = watched as typeof addParser
}

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

const nameOf = ({ method, url }: Address) => `${method} ${url}`
const addressOf = (url: string) =>
  url.replace(':slug', comments.slug).replace(':secret', 'x'.repeat(43)).replace('*', 'none')

let visitors = 0
async function send({ method, url }: Address, { type, payload }: Body, isStreamed = false) {
  visitors += 1
  reached = { parsing: false, body: undefined }
  return diary.app.inject({
    method,
    url: addressOf(url),
    headers: { 'content-type': type },
    // Each request has its own address, so that no rate limit ends the work early.
    remoteAddress: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    payload: isStreamed ? Readable.from([payload]) : payload,
  })
}

const fill = (text: string, length: number) =>
  text.repeat(Math.max(0, Math.ceil(length / text.length))).slice(0, Math.max(0, length))
const manyKeys = (length: number, key: (at: number) => string) => {
  let all = ''
  for (let at = 0; all.length < length; at += 1) all += key(at)
  return all.slice(0, length)
}

const hostileForms: ((bytes: number) => string)[] = [
  (bytes) => fill('a&', bytes),
  (bytes) => fill('&', bytes),
  (bytes) => fill('=', bytes),
  (bytes) => manyKeys(bytes, (at) => `k${at}=&`),
  (bytes) => `message=${fill('%', bytes - 8)}`,
  (bytes) => `message=${fill('%f0%9f', bytes - 8)}`,
  (bytes) => `message=${fill('+', bytes - 8)}`,
  (bytes) => fill('__proto__=x&constructor=x&toString=x&', bytes),
]

const hostileJson: ((bytes: number) => string)[] = [
  (bytes) => fill('[', bytes),
  (bytes) => fill('[', bytes / 2) + fill(']', bytes / 2),
  (bytes) => fill('{"a":', bytes),
  (bytes) => `[${fill('[],', bytes - 4)}[]]`,
  (bytes) => `{${manyKeys(bytes - 20, (at) => `"k${at}":0,`).replace(/,[^,]*$/, '')}}`,
  (bytes) => `["${fill('\\u0000', bytes - 12)}"]`,
  (bytes) => `{"message":${fill('9', bytes - 20)}}`,
  (bytes) => `{"__proto__":${fill('[', bytes / 3)}${fill(']', bytes / 3)}}`,
]

const hostileParts: ((bytes: number) => string)[] = [
  (bytes) => fill('--b\r\n', bytes),
  (bytes) => fill('--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', bytes),
  (bytes) => `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${fill('\r\n--', bytes - 60)}`,
]

/** Each text fills fields that may be long, beside valid fields. */
const hostileTexts = ['[', '![](', '*_', ' ', '\n', '<', 'http://', 'a@', 'e\u0301', '> ', '\u200b']
const filledIn = (text: string, change: object) => ({
  name: 'Robin',
  email: 'robin@example.com',
  subject: fill(text, 200),
  message: fill(text, 1990),
  consent: true,
  notify: true,
  website: '',
  token: fill(text, 200),
  step: 'send',
  path: `/blog?search=${fill(text, 400)}`,
  password: fill(text, 200),
  secret: fill(text, 100),
  flow: fill(text, 128),
  uid: fill(text, 255),
  ...change,
})
const asForm = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  ).toString()

const hostileBodies = (bytes: number): Body[] => [
  ...hostileForms.map((make) => ({ type: form, payload: make(bytes) })),
  ...hostileJson.map((make) => ({ type: 'application/json', payload: make(bytes) })),
  ...hostileParts.map((make) => ({ type: multipart, payload: make(bytes) })),
  ...['application/octet-stream', 'image/png', 'text/plain', 'application/x-unknown'].map(
    (type) => ({ type, payload: fill('a&[{', bytes) }),
  ),
]

const typed: Body[] = hostileTexts
  .flatMap((text) => [
    filledIn(text, {}),
    filledIn(text, { message: fill(text, 7900) }),
    filledIn(text, { name: fill(text, 600), email: fill(text, 250), message: undefined }),
  ])
  .flatMap((fields) => [
    { type: form, payload: asForm(fields) },
    { type: 'application/json', payload: JSON.stringify(fields) },
  ])

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('the walk finds the addresses that read what visitors send', () => {
  const found = open.map(nameOf)
  expect(found).toEqual(
    expect.arrayContaining([
      ...['POST /micropub', 'POST /contact', 'POST /newsletter', 'POST /letters/leave/:secret'],
      ...['POST /letters/again', 'POST /api/auth/login', 'POST /api/contact', 'POST /api/hello'],
      ...['POST /blog/:slug/comments', 'POST /api/posts/:slug/comments', 'POST /nothing-here'],
    ]),
  )
  expect(found.filter((name) => /^\w+ \/api\/admin\/(?!register)/.test(name))).toEqual([])
})

test('every kind of body that something parses is among the hostile ones', () => {
  expect([...typesWithParser].sort()).toEqual([
    '*',
    '/^(application\\/octet-stream|image\\/|video\\/)/',
    'application/octet-stream',
    form,
    'multipart/form-data',
  ])
})

test('nothing beyond its limit is read, and more than the usual one only where people write', async () => {
  const tooMuch: string[] = []
  const long = new Set<string>()
  const types = new Set(hostileBodies(1).map(({ type }) => type))
  for (const address of open) {
    for (const type of types) {
      const sample = (bytes: number) =>
        type === 'application/json' ? `"${fill('x', bytes - 2)}"` : `a=${fill('x', bytes - 2)}`
      for (const isStreamed of [false, true]) {
        await send(address, { type, payload: sample(bodyLimits.writing + 1) }, isStreamed)
        if (reached.body != null) tooMuch.push(`${nameOf(address)} ${type}`)
        await send(address, { type, payload: sample(bodyLimits.visitor + 1) }, isStreamed)
        if (reached.body != null) long.add(nameOf(address))
      }
    }
  }
  expect(tooMuch).toEqual([])
  expect([...long].sort()).toEqual([
    'POST /api/auth/passkey',
    'POST /api/contact',
    'POST /api/posts/:slug/comments',
    'POST /api/posts/:slug/comments/preview',
    'POST /blog/:slug/comments',
    'POST /comments/confirm/:secret',
    'POST /comments/stop/:secret',
    'POST /contact',
    'POST /letters/again',
    'POST /letters/confirm/:secret',
    'POST /letters/keep-sign-in/:secret',
    'POST /letters/leave/:secret',
    'POST /letters/sign-in/:secret',
    'POST /micropub',
    'POST /newsletter',
  ])
})

test('no body of a visitor takes more than a fifth of a second or ends as a failure of ours', async () => {
  const sizes = [bodyLimits.visitor, bodyLimits.writing, ...TOO_LARGE]
  const bodies = [...sizes.flatMap(hostileBodies), ...typed]
  const faults: string[] = []
  for (const address of open) {
    for (const body of bodies) {
      let status = 0
      const cpu = await cpuOf(async () => {
        status = (await send(address, body)).statusCode
      })
      if (cpu <= MAX_CPU_MS && status < 500) continue
      faults.push(
        `${nameOf(address)} ${body.type} ${body.payload.slice(0, 40)}… ${status} ${cpu} ms`,
      )
    }
  }
  expect(faults).toEqual([])
})
