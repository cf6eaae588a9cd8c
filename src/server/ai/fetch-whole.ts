import { UnusableAnswer } from './writing-helper.ts'

const MOST_BYTES = 2 * 1024 * 1024

/**
 * Reads the whole answer under the caller's time-out, which would otherwise end at the headers,
 * stops at a size no honest answer has, and follows nobody elsewhere with the key in hand.
 */
export async function fetchWhole(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest of the answer.
    if (size > MOST_BYTES) throw new UnusableAnswer('the answer is too large')
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? Buffer.concat(chunks) : null, {
    status,
    statusText,
    headers: withoutEncoding(headers),
  })
}

/** The bytes are unpacked already. */
function withoutEncoding(headers: Headers): Headers {
  const plain = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) plain.delete(name)
  return plain
}
