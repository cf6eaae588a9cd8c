import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { allEndpoints } from '../../../src/shared/contract/all-endpoints.ts'
import { signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import { ask } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { memoryMb } from '../../processes/usage.ts'
import type { Promised } from '../promise.ts'

const REQUESTS = 10_000
const WARM_UP = 2_000
const SEED = 20_250_725

/** Malformed requests to every endpoint and page: none may be answered with a 5xx. */
export async function sendMalformedRequests(stores: Stores): Promise<Promised[]> {
  const { url, port, pid, end } = await startDiaryProcess({ ...stores.embedded(), SEED: 'none' })
  const headers = await signIn(url)
  const random = mulberry32(SEED)
  const failures: string[] = []
  let sent = 0
  let warmMb = 0
  const worker = async () => {
    while (sent < REQUESTS) {
      sent += 1
      if (sent === WARM_UP) warmMb = memoryMb(pid).now
      const bytes = makeRequest(random, headers.authorization ?? '')
      const status = await send(port, bytes)
      if (status >= 500) failures.push(`${status}: ${bytes.subarray(0, 120)}`)
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  await setTimeout(1000)
  const growth = memoryMb(pid).now / warmMb - 1
  if (failures.length > 0) console.log(failures.slice(0, 5).join('\n'))
  const isReady = (await ask(port, '/readyz')).status === 200
  await end('SIGKILL')
  return [
    {
      promise: '10,000 malformed requests: none is answered with a 5xx',
      figure: `${failures.length} of ${REQUESTS}, seed ${SEED}${isReady ? '' : ', not ready after'}`,
      isKept: failures.length === 0 && isReady,
    },
    {
      promise: '10,000 malformed requests: memory grows by at most 20 %',
      figure: `${(growth * 100).toFixed(1)} % on ${Math.round(warmMb)} MB`,
      isKept: growth <= 0.2,
    },
  ]
}

type Random = () => number

const nasty = [
  ...['', '%', '%00', '%ff', '..%2f..%2fetc%2fpasswd', '../../../x', '\ud83d\ude00', '💥'],
  ...["'; drop table posts; --", '{{7*7}}', '<script>', '\\u0000', '9'.repeat(400), 'null', '-1'],
]
const bodies = [
  ...['', '{', '[', 'null', '1', '"x"', '[]', '{}', '{"__proto__":{"a":1}}', '{"a":"\\u0000"}'],
  ...[
    '{"title":1,"content":[],"slug":{}}',
    '['.repeat(20_000),
    `{"title":"${'x'.repeat(70_000)}"}`,
  ],
  ...[
    '{"email":"a","password":"b"}',
    '{"features":"{","theme":5}',
    '\u0000\u0001',
    '{"published":"no"}',
  ],
]
const types = ['application/json', 'text/plain', 'application/octet-stream', 'image/png', 'x', '']
const pages = [
  '/',
  '/blog',
  '/blog/',
  '/gallery',
  '/about',
  '/contact',
  '/admin',
  '/media/',
  '/fonts/',
]
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

function makeRequest(random: Random, authorization: string): Buffer {
  if (random() < 0.05) return randomBytes(random)
  const isPage = random() < 0.25
  const endpoint = pick(random, allEndpoints)
  const method =
    random() < 0.1
      ? pick(random, ['PATCH', 'OPTIONS', 'TRACE', 'FOO', 'HEAD'])
      : isPage
        ? 'GET'
        : endpoint.method
  const base = isPage ? pick(random, pages) : endpoint.path
  const path = base.replace(/:\w+/g, () => raw(pick(random, nasty)))
  const tail =
    random() < 0.3
      ? `?${pick(random, ['page', 'category', 'search'])}=${raw(pick(random, nasty))}`
      : ''
  const extra = isPage && random() < 0.5 ? raw(pick(random, nasty)) : ''
  const body = method === 'GET' || method === 'HEAD' ? '' : pick(random, bodies)
  const lines = [
    `${method} ${path}${extra}${tail} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    ...(body ? [`content-type: ${pick(random, types)}`] : []),
    ...(random() < 0.5 && (isPage || !signsOut(endpoint.path))
      ? [`authorization: ${authorization}`]
      : []),
    ...(random() < 0.1 ? [`cookie: ${raw(pick(random, nasty))}=${raw(pick(random, nasty))}`] : []),
    ...(random() < 0.05 ? [`x-forwarded-for: ${raw(pick(random, nasty))}`] : []),
    ...(random() < 0.05 ? [`if-none-match: ${raw(pick(random, nasty))}`] : []),
    ...(random() < 0.02 ? [`x-long: ${'y'.repeat(20_000)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** These get no token, or the fuzzer would end its own session with them. */
const signsOut = (path: string) => /logout|sessions|account|people/.test(path)
const raw = (text: string) => text.replace(/\s/g, '')

function randomBytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)))
}

/** Zero when the connection was closed without an answer, as garbage deserves. */
function send(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let status = 0
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 0)
      if (status) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(status))
    socket.end(bytes)
  })
}

function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
