import { lookup as resolveName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Readable, Transform } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { fetchTexts } from '#shared/texts/imports.ts'
import { isPublicAddress } from './public-address.ts'

/** Why a picture did not come; the message is for the report. */
export class FetchError extends Error {}

/** Where a name leads, and which of these addresses may be connected to. */
export interface Network {
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
  /** Ports that the web is at. */
  isAllowedPort(port: string): boolean
}

export const publicNetwork: Network = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === '',
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Fetches from the public web alone: nothing on this machine or in its network can be reached. */
export function createFetchPicture(
  network: Network = publicNetwork,
  limitMs = importLimits.fetchSeconds * 1000,
) {
  /** Every address of the name must be public: the one that is connected to is one of these. */
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
      const answer = await ask(url, await checkedAddresses(url), signal)
      const { statusCode: status = 0, headers } = answer
      if (status === 200) return answer
      answer.destroy()
      if (!isRedirect(status) || !headers.location) throw new FetchError(fetchTexts.status(status))
      url = checkedUrl(headers.location, url)
    }
    throw new FetchError(fetchTexts.tooManyRedirects)
  }

  return async (address: string): Promise<Readable> => {
    const signal = AbortSignal.timeout(limitMs)
    try {
      const answer = await open(address, signal)
      if (Number(answer.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) {
        answer.destroy()
        throw new FetchError(fetchTexts.tooLarge)
      }
      return measured(answer, signal)
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

/** The name is not resolved a second time: whoever answers for it might say something else then. */
function ask(url: URL, addresses: string[], signal: AbortSignal): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, known)
    else done(null, known[0]!.address, known[0]!.family)
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'user-agent': 'DachshundDiary (import)' }
    request(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject).end()
  })
}

/** Ends where a picture cannot be that large, or the time is over, whatever the server announced. */
function measured(answer: IncomingMessage, signal: AbortSignal): Readable {
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > MAX_UPLOAD_BYTES ? new FetchError(fetchTexts.tooLarge) : null, chunk)
    },
  })
  answer.on('error', (error) => measure.destroy(asFetchError(error, signal)))
  measure.on('close', () => answer.destroy())
  return answer.pipe(measure)
}
