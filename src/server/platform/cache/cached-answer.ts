import type { Readable } from 'node:stream'

export interface PublicContent {
  status: number
  type: string
  /** In pieces where it may be large: then it is never held whole. Bytes go out as they are. */
  body: string | Buffer | AsyncIterable<string>
  cacheControl?: string
  /** Made from the body unless given. */
  etag?: string
  headers?: Record<string, string>
  /** True for what people look at by its address. */
  isPage?: boolean
  /** Asked once the body is whole. False for an address that anybody can make up: it is sent and forgotten. */
  isKept?: () => boolean
}

export type ContentHead = Omit<PublicContent, 'body' | 'isKept'>

export type Encoding = 'br' | 'gzip' | 'identity'

/** One answer, ready to send. */
export interface CachedAnswer {
  status: number
  etag: string
  isPage?: boolean
  /** What it takes of the memory, with its headers and all its forms. */
  bytes: number
  head(encoding: Encoding): Record<string, string>
  body(encoding: Encoding): Buffer | Readable
  /** Given where the body goes out as it is, so that a part of it can be sent. */
  bytesAsTheyAre?: Buffer
}
