import { constants } from 'node:zlib'
import type { Encoding, PublicContent } from './pack-answer.ts'

export const brotli = (quality: number, size = 0) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

interface HeadParts {
  content: Omit<PublicContent, 'body'>
  always: Record<string, string>
  etag: string
  encoding: Encoding
  length: number
  /** True where there are smaller forms to choose from. */
  hasForms?: boolean
}

/** Names and values in turn, as the socket takes them. */
export function answerHead(parts: HeadParts): string[] {
  const { content, always, etag, encoding, length, hasForms = true } = parts
  return Object.entries({
    ...always,
    'content-type': content.type,
    'cache-control': content.cacheControl ?? 'public, no-cache',
    etag,
    ...(hasForms && { vary: 'accept-encoding' }),
    ...content.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  }).flat()
}
