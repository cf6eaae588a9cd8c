import * as z from 'zod/mini'
import { aiErrors } from '#texts/errors/assistant.ts'
import { defineEndpoint } from './endpoint.ts'

export const AI_MIN_CONTENT_LENGTH = 10
export const AI_MAX_CONTENT_LENGTH = 40_000
/** The built-in assistant corrects and expands English only. */
export const AI_NEEDS_MODEL_CODE = 'ai.needs_model'
const shortError = () => aiErrors.short

const Writing = z.object({
  content: z
    .string({ error: shortError })
    .check(
      z.refine((content) => content.trim().length >= AI_MIN_CONTENT_LENGTH, { error: shortError }),
    ),
})
const Note = z.object({ about: z.string(), question: z.string() })
export type AiQuestion = z.output<typeof Note>

const assistant = { tag: 'writing helpers', who: 'admin', path: '/api/admin' } as const
const bodyLimit = 1024 * 1024

/** The editor names the assistant, so that the owner knows where the text is sent. */
export const getAiHelper = defineEndpoint(
  assistant,
  'GET /ai-helper',
  'Which writing helper is in use',
  {
    answer: z.object({ kind: z.enum(['built-in', 'configured']), name: z.string() }),
  },
)
export const enhanceContent = defineEndpoint(
  assistant,
  'POST /enhance-content',
  'Correct and polish',
  {
    body: Writing,
    bodyLimit,
    answer: z.object({ enhancedContent: z.string(), suggestions: z.array(z.string()) }),
  },
)
export const expandContent = defineEndpoint(assistant, 'POST /expand-content', 'Make it longer', {
  body: Writing,
  bodyLimit,
  answer: z.object({ expandedContent: z.string(), notes: z.array(Note) }),
})
export const generateIdeas = defineEndpoint(assistant, 'POST /generate-ideas', 'Ideas for posts', {
  body: z._default(z.object({ theme: z.optional(z.string().check(z.maxLength(200))) }), {}),
  answer: z.object({ ideas: z.array(z.string()) }),
})
export const createSummary = defineEndpoint(
  assistant,
  'POST /create-summary',
  'A summary for the excerpt',
  { body: Writing, bodyLimit, answer: z.object({ summary: z.string() }) },
)
