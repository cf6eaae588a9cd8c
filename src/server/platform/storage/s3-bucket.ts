import { AwsClient } from 'aws4fetch'
import { readListing } from './s3-listing.ts'

const PATIENCE_MS = 60_000
const MISSING = 404

export interface S3Options {
  /** The bucket's own address: https://bucket.s3.region.amazonaws.com or https://host/bucket. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface CallOptions {
  body?: Buffer
  headers?: Record<string, string>
}

/** Signed calls to one bucket. */
export function openBucket(options: S3Options) {
  const client = new AwsClient({ ...options, service: 's3', retries: 2 })
  const base = options.bucketUrl.replace(/\/+$/, '')

  /** Null when there is no such object. */
  const call = async (method: string, path: string, { body, headers }: CallOptions = {}) => {
    const response = await client.fetch(`${base}/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...headers, ...(body && { 'content-length': `${body.length}` }) },
      ...(body && { body: new Uint8Array(body) }),
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === MISSING) return null
    throw new Error(`The object store answered ${response.status} to ${method} ${path}`)
  }

  return {
    call,
    async *listObjects(prefix: string) {
      let token: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token) query.set('continuation-token', token)
        const listing = readListing((await (await call('GET', `?${query}`))?.text()) ?? '')
        yield* listing.objects
        token = listing.nextToken
      } while (token)
    },
  }
}

export type Bucket = ReturnType<typeof openBucket>
