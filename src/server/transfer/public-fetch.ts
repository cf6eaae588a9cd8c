import { lookup as resolveName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { type Readable, Transform } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { importLimits } from '#shared/transfer.ts'
import { fetchTexts } from '#texts/errors/transfer.ts'
import { toPlainAddress } from '../platform/security/network-address.ts'

export class FetchError extends Error {}

export interface FetchNetwork {
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
  isAllowedPort(port: string): boolean
}

export const publicNetwork: FetchNetwork = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === '',
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/**
 * Fetches from the public web only, so a hostile export cannot make the server read its own network
 * (SSRF).
 */
export function createFetchPicture(
  network: FetchNetwork = publicNetwork,
  limitMs = importLimits.fetchSeconds * 1000,
) {
  /** The connection may use any resolved address, so every one must be public. */
  async function checkedAddresses(url: URL): Promise<string[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const found = isIP(host)
      ? [host]
      : await network.resolve(host).catch(() => {
          throw new FetchError(fetchTexts.unreachable)
        })
    if (found.length === 0) throw new FetchError(fetchTexts.unreachable)
    if (!found.every(network.isAllowed)) throw new FetchError(fetchTexts.notPublic)
    return found
  }

  function checkedUrl(address: string, base?: URL): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : null
    if (!url || !/^https?:$/.test(url.protocol)) throw new FetchError(fetchTexts.badAddress)
    if (url.username || url.password || !network.isAllowedPort(url.port)) {
      throw new FetchError(fetchTexts.badAddress)
    }
    return url
  }

  async function open(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = checkedUrl(address)
    for (let step = 0; step <= importLimits.fetchRedirects; step += 1) {
      const answer = await sendRequest(url, await checkedAddresses(url), signal)
      const { statusCode: status = 0, headers } = answer
      if (status === 200) return answer
      answer.destroy()
      if (!isRedirect(status) || !headers.location) throw new FetchError(fetchTexts.status(status))
      url = checkedUrl(headers.location, url)
    }
    throw new FetchError(fetchTexts.tooManyRedirects)
  }

  return async (address: string, most: number = MAX_UPLOAD_BYTES): Promise<Readable> => {
    const signal = AbortSignal.timeout(limitMs)
    try {
      const answer = await open(address, signal)
      if (Number(answer.headers['content-length'] ?? 0) > most) {
        answer.destroy()
        throw new FetchError(fetchTexts.tooLarge)
      }
      return measured(answer, most, signal)
    } catch (error) {
      throw asFetchError(error, signal)
    }
  }
}

export type FetchPicture = ReturnType<typeof createFetchPicture>

function asFetchError(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error
  const text = signal.aborted ? fetchTexts.tooSlow : fetchTexts.unreachable
  return new FetchError(text, { cause: error })
}

/**
 * Connects only to the checked addresses: a second lookup could return a private one (DNS
 * rebinding).
 */
function sendRequest(url: URL, addresses: string[], signal: AbortSignal): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, known)
    else done(null, known[0]!.address, known[0]!.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*, video/*', 'user-agent': 'DachshundDiary (import)' }
    request(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject).end()
  })
}

/** Counts the bytes that arrive, because the server may announce a wrong size. */
function measured(answer: IncomingMessage, most: number, signal: AbortSignal): Readable {
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > most ? new FetchError(fetchTexts.tooLarge) : null, chunk)
    },
  })
  answer.on('error', (error) => measure.destroy(asFetchError(error, signal)))
  measure.on('close', () => answer.destroy())
  return answer.pipe(measure)
}

/** Networks outside the public internet, from IANA's special-purpose registries. */
const notPublic4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16
  192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`
/**
 * Global unicast of IPv6; the list below excludes its parts that lead to other networks or nowhere.
 */
const public6 = '2000::/3'
const notPublic6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20 2620:4f:8000::/48'

function networks(list: string, family: 'ipv4' | 'ipv6'): BlockList {
  const made = new BlockList()
  for (const network of list.split(/\s+/)) {
    const [address = '', bits = '0'] = network.split('/')
    made.addSubnet(address, Number(bits), family)
  }
  return made
}

const inside4 = networks(notPublic4, 'ipv4')
const outside6 = networks(public6, 'ipv6')
const inside6 = networks(notPublic6, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return false
  const plain = toPlainAddress(address)
  if (!isIPv6(plain)) return !inside4.check(plain, 'ipv4')
  return outside6.check(plain, 'ipv6') && !inside6.check(plain, 'ipv6')
}
