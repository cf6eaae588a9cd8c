import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { fetchTexts } from '#texts/errors/transfer.ts'
import {
  createFetchPicture,
  type FetchNetwork,
  isPublicAddress,
  publicNetwork,
} from './public-fetch.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://old.example:${(server.address() as AddressInfo).port}`
}
/** The name of the old blog resolves to this machine, which counts as public in this test only. */
const oldNetwork: FetchNetwork = {
  resolve: async (host) => [host === 'old.example' ? '127.0.0.1' : '127.0.0.2'],
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
}
const fetchOld = createFetchPicture(oldNetwork)
const fetchAll = async (address: string) => buffer(await fetchOld(address))

test.each([...(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'] as const)])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254'] as const),
  ...(['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1'] as const),
  ...(['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:7f00:1'] as const),
  ...(['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'ff02::1', 'fe80::1%eth0'] as const),
  ...(['', 'localhost', '127.1', '0x7f000001'] as const),
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))

describe('from the public web alone', () => {
  const fetchPublic = createFetchPicture()

  test.each([
    ...['http://127.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://2130706433/a.jpg'],
    ...['http://0x7f.1/a.jpg', 'http://169.254.169.254/latest', 'http://[::ffff:10.0.0.1]/'],
  ])('%s is not asked', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow(fetchTexts.notPublic)
  })

  test.each([
    ...['file:///etc/passwd', 'ftp://old.example/a.jpg', 'http://a:b@old.example/a.jpg'],
    ...['http://old.example:22/a.jpg', 'nonsense'],
  ])('%s is no address of the web', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow(fetchTexts.badAddress)
  })

  test('a name of which one address is private is not asked', async () => {
    const fetchMixed = createFetchPicture({
      ...{ ...publicNetwork, resolve: async () => ['93.184.216.34', '10.0.0.1'] },
    })
    await expect(fetchMixed('http://old.example/a.jpg')).rejects.toThrow(fetchTexts.notPublic)
  })
})

test('a picture comes, and the name is resolved once', async () => {
  const origin = await serve((_request, response) => response.end('picture'))
  let requests = 0
  const fetchOnce = createFetchPicture({
    isAllowed: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
    resolve: async () => {
      requests += 1
      return [requests === 1 ? '127.0.0.1' : '10.0.0.1']
    },
  })
  expect((await buffer(await fetchOnce(`${origin}/a.jpg`))).toString()).toBe('picture')
  expect(requests).toBe(1)
})

test('each redirect is checked anew', async () => {
  const origin = await serve((request, response) => {
    const to = request.url === '/ok' ? '/b.jpg' : 'http://inside.example/b.jpg'
    if (request.url === '/b.jpg') response.end('moved')
    else response.writeHead(302, { location: to }).end()
  })
  expect((await fetchAll(`${origin}/ok`)).toString()).toBe('moved')
  await expect(fetchAll(`${origin}/inside`)).rejects.toThrow(fetchTexts.notPublic)
})

test('a redirect in a circle ends', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(301, { location: '/again' }).end(),
  )
  await expect(fetchAll(`${origin}/a`)).rejects.toThrow(fetchTexts.tooManyRedirects)
})

test('what is missing, or too large by its own word or against it, is told', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end()
    else if (request.url === '/short') response.write(Buffer.alloc(1001), () => response.end())
    else if (request.url === '/large') {
      response.writeHead(200, { 'content-length': MAX_UPLOAD_BYTES + 1 })
      response.flushHeaders()
    } else {
      const chunk = Buffer.alloc(1024 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    }
  })
  await expect(fetchAll(`${origin}/gone`)).rejects.toThrow(fetchTexts.status(404))
  await expect(fetchAll(`${origin}/large`)).rejects.toThrow(fetchTexts.tooLarge)
  await expect(fetchAll(`${origin}/endless`)).rejects.toThrow(fetchTexts.tooLarge)
  const film = await fetchOld(`${origin}/large`, MAX_UPLOAD_BYTES + 1)
  film.destroy()
  const short = fetchOld(`${origin}/short`, 1000).then(buffer)
  await expect(short).rejects.toThrow(fetchTexts.tooLarge)
})

test('a server that never answers, or stops within a picture, is left when the time is over', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/stops') response.write('half a pic')
  })
  const fetchSoon = createFetchPicture(oldNetwork, 50)
  await expect(fetchSoon(`${origin}/silent`)).rejects.toThrow(fetchTexts.tooSlow)
  // A busy machine may reach the time limit before the first bytes arrive.
  const stopped = fetchSoon(`${origin}/stops`).then(buffer)
  await expect(stopped).rejects.toThrow(fetchTexts.tooSlow)
})
