import OpenAI from 'openai'
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

/** Asks a model and answers its text; whatever cannot be used is an error. */
export function createAskModel({ baseUrl, apiKey, model, timeOutMs = TIME_OUT_MS }: Provider) {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    timeout: timeOutMs,
    fetch: fetchWhole,
    // The environment of this process is not the provider's business.
    organization: null,
    project: null,
    logLevel: 'off',
  })

  return async (system: string, user: string, signal: AbortSignal): Promise<string> => {
    const answer = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(timeOutMs)]) },
    )
    const choice = answer?.choices?.[0]
    // An answer that was cut short would cut the owner's text short.
    if (choice?.finish_reason === 'length') throw new UnusableAnswer('the answer was cut short')
    const content = choice?.message?.content
    if (typeof content !== 'string') throw new UnusableAnswer('the answer has no text')
    const text = visibleText(content)
    if (text === '') throw new UnusableAnswer('the answer is empty')
    return text
  }
}
