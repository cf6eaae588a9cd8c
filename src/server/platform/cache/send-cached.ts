import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { rangeHeadersOf, readByteRange, unsatisfiableRangeHeadersOf } from '../http/byte-range.ts'
import type { CachedAnswer, Encoding } from './answer.ts'

export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const head = answer.head(encoding)
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, withoutBodyFields(head)).end()
    return
  }
  if (sendPart(request, response, answer, head)) return
  response.writeHead(answer.status, head)
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const body = answer.body(encoding)
  if (Buffer.isBuffer(body)) response.end(body)
  // The client may have disconnected: nobody needs to know of an error here.
  else pipeline(body, response, () => {})
}

/** Returns true when the request had a Range header and was answered with 206 or 416. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { bytesAsTheyAre: bytes, etag }: CachedAnswer,
  head: Record<string, string>,
): boolean {
  if (!bytes || request.method !== 'GET') return false
  const part = readByteRange(request.headers, bytes.length, etag)
  if (!part) return false
  if (part === 'unsatisfiable') {
    response.writeHead(416, { ...head, ...unsatisfiableRangeHeadersOf(bytes.length) }).end()
  } else {
    response.writeHead(206, { ...head, ...rangeHeadersOf(part, bytes.length) })
    response.end(bytes.subarray(part.start, part.end + 1))
  }
  return true
}

export function chooseEncoding(accepted = ''): Encoding {
  const offered = accepted.split(',').map((part) => part.replace(/\s/g, ''))
  const accepts = (name: string) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !isRefused(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

const isRefused = (part: string) => /;q=0(\.0*)?$/.test(part)

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}

function withoutBodyFields(head: Record<string, string>): Record<string, string> {
  const {
    'content-length': _length,
    'content-type': _type,
    'content-encoding': _encoding,
    ...remaining
  } = head
  return remaining
}
