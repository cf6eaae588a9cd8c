import type { IncomingHttpHeaders } from 'node:http'

/** Both `start` and `end` are inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Returns null when the whole file must be sent: the request names no range, or several, or a range
 * of a file that has changed since.
 */
export function readByteRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  if (!range || (ifRange && ifRange !== etag)) return null
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

export const rangeHeadersOf = ({ start, end }: ByteRange, size: number) => ({
  'content-range': `bytes ${start}-${end}/${size}`,
  'content-length': String(end - start + 1),
})

export const unsatisfiableRangeHeadersOf = (size: number) => ({
  'content-range': `bytes */${size}`,
  'content-length': '0',
})
