import * as z from 'zod/mini'
import { fetchWhole } from './fetch-whole.ts'
import { visibleText } from './model-answer.ts'
import { UnusableAnswer } from './writing-helper.ts'

const TIME_OUT_MS = 60_000

export interface Provider {
  baseUrl: string
  apiKey: string
  model: string
  timeOutMs?: number
}

/** What we read of an answer in the OpenAI protocol. */
const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullish(z.string()),
      message: z.object({ content: z.nullish(z.string()) }),
    }),
  ),
})

/** Asks a model and answers its text; whatever cannot be used is an error. */
export function createAskModel({ baseUrl, apiKey, model, timeOutMs = TIME_OUT_MS }: Provider) {
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
    // An answer that was cut short would cut the owner's text short.
    if (choice?.finish_reason === 'length') throw new UnusableAnswer('the answer was cut short')
    const content = choice?.message.content
    if (typeof content !== 'string') throw new UnusableAnswer('the answer has no text')
    const text = visibleText(content)
    if (text === '') throw new UnusableAnswer('the answer is empty')
    return text
  }
}

function readCompletion(text: string): z.output<typeof Completion> {
  try {
    return Completion.parse(JSON.parse(text))
  } catch {
    throw new UnusableAnswer('the answer is not a completion')
  }
}
