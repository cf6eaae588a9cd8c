import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { allEndpoints } from '../../../src/shared/contract/all-endpoints.ts'
import { nastyBody, nastyText, nastyType, queryName } from '../../../test/nasty.ts'
import { signIn, startDiaryProcess } from '../../processes/diary-process.ts'
import type { Row } from '../../processes/figures.ts'
import { ask } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { work } from '../../processes/turns.ts'
import { memoryMb } from '../../processes/usage.ts'

const REQUESTS = 10_000
const WARM_UP = 2_000
const WORKERS = 4
const SEED = 20_250_725

export async function sendMalformedRequests(stores: Stores): Promise<Row[]> {
  const { url, port, pid, end } = await startDiaryProcess({ ...stores.embedded(), SEED: 'none' })
  const { authorization = '' } = await signIn(url)
  const randoms = fc.sample(fc.gen(), { numRuns: REQUESTS, seed: SEED })
  const failures: string[] = []
  let warmMb = 0
  const hasSentAll = () => randoms.length === 0
  await work(WORKERS, hasSentAll, async (turn) => {
    if (turn === WARM_UP) warmMb = memoryMb(pid).now
    const bytes = makeRequest(randoms.pop()!, authorization)
    const status = await send(port, bytes)
    if (status >= 500) failures.push(`${status}: ${bytes.subarray(0, 120)}`)
  })
  await setTimeout(1000)
  const growth = memoryMb(pid).now / warmMb - 1
  if (failures.length > 0) console.log(failures.slice(0, 5).join('\n'))
  const isReady = (await ask(port, '/readyz')).status === 200
  await end('SIGKILL')
  return [
    {
      what: '10,000 malformed requests: none is answered with a 5xx',
      figure: `${failures.length} of ${REQUESTS}, seed ${SEED}${isReady ? '' : ', not ready after'}`,
      isWithin: failures.length === 0 && isReady,
    },
    {
      what: '10,000 malformed requests: memory grows by at most 20 %',
      figure: `${(growth * 100).toFixed(1)} % on ${Math.round(warmMb)} MB`,
      isWithin: growth <= 0.2,
    },
  ]
}

const pages = ['', 'blog', 'blog/', 'gallery', 'about', 'contact', 'admin', 'media/', 'fonts/']
const otherMethods = ['PATCH', 'OPTIONS', 'TRACE', 'FOO', 'HEAD']
/** These paths get no token, because the requests would end their own session. */
const signsOut = /logout|sessions|account|people/

function makeRequest(random: fc.GeneratorValue, authorization: string): Buffer {
  const sometimes = (percent: number, text: () => string) =>
    random(fc.nat, 99) < percent ? text() : ''
  // Whitespace is removed, because it would end a line of the request early.
  const nasty = () => random(() => nastyText).replace(/\s/g, '')
  if (sometimes(5, () => 'noise')) return Buffer.from(random(fc.uint8Array, { minLength: 200 }))
  const endpoint = random(fc.constantFrom, ...allEndpoints)
  const page = sometimes(25, () => `/${random(fc.constantFrom, ...pages)}${sometimes(50, nasty)}`)
  const usual = page ? 'GET' : endpoint.method
  const method = sometimes(10, () => random(fc.constantFrom, ...otherMethods)) || usual
  const path = page || endpoint.path.replace(/:\w+/g, nasty)
  const query = sometimes(30, () => `?${random(() => queryName)}=${nasty()}`)
  const body = method === 'GET' || method === 'HEAD' ? '' : random(() => nastyBody)
  const headers = {
    host: '127.0.0.1',
    connection: 'close',
    'content-length': body && String(Buffer.byteLength(body)),
    'content-type': body && random(() => nastyType),
    authorization: signsOut.test(path) ? '' : sometimes(50, () => authorization),
    cookie: sometimes(10, () => `${nasty()}=${nasty()}`),
    'x-forwarded-for': sometimes(5, nasty),
    'if-none-match': sometimes(5, nasty),
    'x-long': sometimes(2, () => 'y'.repeat(20_000)),
  }
  const entries = Object.entries(headers).filter(([, value]) => value)
  const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path}${query} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Returns zero if the connection was closed without an answer, which is right for garbage. */
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
