import type { ContentHead, Encoding } from './cached-answer.ts'

interface HeadParts {
  content: ContentHead
  /** Headers that every answer carries. */
  always: Record<string, string>
  etag: string
  encoding: Encoding
  length: number
  /** True where there are smaller forms to choose from. */
  hasForms?: boolean
}

export function answerHead(parts: HeadParts): Record<string, string> {
  const { content, always, etag, encoding, length, hasForms = true } = parts
  return {
    ...always,
    'content-type': content.type,
    'cache-control': content.cacheControl ?? 'public, no-cache',
    etag,
    ...(hasForms && { vary: 'accept-encoding' }),
    ...content.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  }
}
