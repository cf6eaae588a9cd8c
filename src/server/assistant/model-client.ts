import * as z from 'zod/mini'
import { UnusableAnswerError } from './writing-helper.ts'

const TIME_OUT_MS = 60_000
/** Limits memory: no honest answer is larger. */
const MAX_BYTES = 2 * 1024 * 1024

export interface ModelProvider {
  baseUrl: string
  apiKey: string
  model: string
  timeOutMs?: number
}

const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()) }),
    }),
  ),
})

export function createAskModel({ baseUrl, apiKey, model, timeOutMs = TIME_OUT_MS }: ModelProvider) {
  const address = `${baseUrl.replace(/\/$/, '')}/chat/completions`
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }

  return async (system: string, user: string, signal: AbortSignal): Promise<string> => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const answer = await fetchWhole(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, messages }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]),
    })
    const choice = readCompletion(answer).choices[0]
    // A truncated answer would cut the owner's text short.
    if (choice?.finish_reason === 'length')
      throw new UnusableAnswerError('the answer was cut short')
    const content = choice?.message.content
    if (typeof content !== 'string') throw new UnusableAnswerError('the answer has no text')
    const text = cleanModelText(content)
    if (text === '') throw new UnusableAnswerError('the answer is empty')
    return text
  }
}

/**
 * Reads the whole answer under the caller's timeout. Redirects are refused, because the
 * request carries the API key.
 */
async function fetchWhole(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, { ...init, redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new UnusableAnswerError(`the endpoint answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Throwing out of the loop cancels the rest of the answer.
    if (size > MAX_BYTES) throw new UnusableAnswerError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readCompletion(text: string): z.output<typeof Completion> {
  try {
    return Completion.parse(JSON.parse(text))
  } catch {
    throw new UnusableAnswerError('the answer is not a completion')
  }
}

const invisible = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu

/**
 * Removes what a person would not see: control and bidirectional characters and a <think> section.
 */
export function cleanModelText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .trim()
}

/** Models often wrap their JSON in prose and code fences. */
export function readModelJson<T extends z.ZodMiniType>(text: string, schema: T): z.output<T> {
  const begin = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (begin === -1 || end < begin) throw new UnusableAnswerError('the answer is not JSON')
  let value: unknown
  try {
    value = JSON.parse(text.slice(begin, end + 1))
  } catch {
    throw new UnusableAnswerError('the answer is not JSON')
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new UnusableAnswerError('the answer does not have the expected shape')
  return result.data
}

export function cutToLength(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const lastSpace = cut.search(/\s\S*$/)
  return (lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).toWellFormed().trimEnd()
}
