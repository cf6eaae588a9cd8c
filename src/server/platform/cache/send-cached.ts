import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { LargeAnswer } from './large-answer.ts'
import type { CachedAnswer, Encoding } from './pack-answer.ts'

/** Writes a ready answer straight to the socket. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isKnown =
    answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)
  if ('open' in answer) {
    // Whoever asked may be gone by now; there is nobody left to tell.
    sendLarge(request, response, answer, encoding, isKnown).catch(() => response.destroy())
    return
  }
  const head = answer.head(encoding)
  if (isKnown) return sendUnchanged(response, head)
  response.writeHead(answer.status, head)
  if (request.method === 'HEAD') response.end()
  else response.end(answer.body(encoding))
}

async function sendLarge(
  request: IncomingMessage,
  response: ServerResponse,
  answer: LargeAnswer,
  encoding: Encoding,
  isKnown: boolean,
) {
  // Nothing of the body is sent, so it need not be made in the wanted form.
  const { head, body } = await answer.open(isKnown ? 'br' : encoding)
  if (isKnown) return sendUnchanged(response, head)
  response.writeHead(answer.status, head)
  if (request.method === 'HEAD') {
    if (!Buffer.isBuffer(body)) body.destroy()
    response.end()
  } else if (Buffer.isBuffer(body)) response.end(body)
  else await pipeline(body, response)
}

function sendUnchanged(response: ServerResponse, head: string[]) {
  response.writeHead(304, withoutBodyFields(head))
  response.end()
}

/** An encoding refused by `q=0` is rare, so the short way looks for names alone. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = accepted.includes('q=0') ? refusedEncodings(accepted) : undefined
  const takes = (name: Encoding) => accepted.includes(name) && !refused?.has(name)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function refusedEncodings(accepted: string): Set<string> {
  const refused = new Set<string>()
  for (const part of accepted.split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    if (name && parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) refused.add(name)
  }
  return refused
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}

function withoutBodyFields(head: string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at]!
    if (
      !name.startsWith('content-length') &&
      name !== 'content-type' &&
      name !== 'content-encoding'
    ) {
      kept.push(name, head[at + 1]!)
    }
  }
  return kept
}
