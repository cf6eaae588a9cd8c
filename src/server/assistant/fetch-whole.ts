import { UnusableAnswer } from './writing-helper.ts'

const MOST_BYTES = 2 * 1024 * 1024

/**
 * Reads the whole answer under the caller's time-out, stops at a size no honest answer has, and
 * follows nobody elsewhere with the key in hand.
 */
export async function fetchWhole(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, { ...init, redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new UnusableAnswer(`the endpoint answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest of the answer.
    if (size > MOST_BYTES) throw new UnusableAnswer('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
