import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

interface Key {
  accessKeyId: string
  secretAccessKey: string
}

/** Computes AWS Signature Version 4 from the received request. */
export function isSignedWith(key: Key, request: IncomingMessage, body: Buffer): boolean {
  const { headers } = request
  const received =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (!received) return false
  const [, accessKeyId, scope, signedHeaders, signature] = received as unknown as string[]
  const claimedSum = String(headers['x-amz-content-sha256'])
  if (accessKeyId !== key.accessKeyId) return false
  if (claimedSum !== 'UNSIGNED-PAYLOAD' && claimedSum !== sha256(body)) return false
  const canonical = canonicalRequest(request, signedHeaders!, claimedSum)
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = scope!
    .split('/')
    .reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${key.secretAccessKey}`)
  return hmac(signingKey, text).toString('hex') === signature
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, sum: string): string {
  const url = new URL(request.url!, 'http://bucket')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const names = signedHeaders.split(';')
  const lines = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  return [request.method, url.pathname, query, lines.join(''), signedHeaders, sum].join('\n')
}
