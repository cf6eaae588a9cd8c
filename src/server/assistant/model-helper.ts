import * as z from 'zod/mini'
import { makeExcerpt } from '#shared/excerpt.ts'
import { EXCERPT_LENGTH } from '#shared/limits.ts'
import { cutToLength, readJson, visibleText } from './model-answer.ts'
import { createAskModel, type Provider } from './model-client.ts'
import { ideasRequest, instructions } from './prompts.ts'
import { takeOutQuestions } from './questions.ts'
import { UnusableAnswer, type WritingHelper } from './writing-helper.ts'

const LONGEST_TEXT = 100_000
const MOST_SUGGESTIONS = 20
const LONGEST_SUGGESTION = 300
const MOST_IDEAS = 10
/** A title may have 200 characters, and an idea becomes one. */
const LONGEST_IDEA = 200

const Enhanced = z.object({
  enhancedContent: z.string(),
  suggestions: z.optional(z.array(z.unknown())),
})
const Ideas = z.object({ ideas: z.array(z.unknown()) })

/** Any endpoint that speaks the OpenAI protocol: a company's, or a model on the owner's own machine. */
export function createOpenAiHelper(provider: Provider): WritingHelper {
  const ask = createAskModel(provider)
  return {
    kind: 'configured',
    name: `${provider.model} at ${new URL(provider.baseUrl).host}`,

    async enhance(content, signal) {
      const answer = readJson(await ask(instructions.enhance, content, signal), Enhanced)
      const enhancedContent = visibleText(answer.enhancedContent)
      checkLength(enhancedContent, content)
      return {
        enhancedContent,
        suggestions: lines(answer.suggestions ?? [], MOST_SUGGESTIONS, LONGEST_SUGGESTION),
      }
    },

    async expand(content, signal) {
      const text = await ask(instructions.expand, content, signal)
      if (text.length < content.trim().length / 2) {
        throw new UnusableAnswer('the answer is shorter than the text')
      }
      return takeOutQuestions(cutToLength(text, LONGEST_TEXT))
    },

    async suggestIdeas(sources, signal) {
      const answer = await ask(instructions.ideas, ideasRequest(sources), signal)
      const ideas = lines(readJson(answer, Ideas).ideas, MOST_IDEAS, LONGEST_IDEA)
      if (ideas.length === 0) throw new UnusableAnswer('the answer holds no ideas')
      return ideas
    },

    async summarize(content, signal) {
      const text = await ask(instructions.summary, content, signal)
      return makeExcerpt(text.replace(/^["“]|["”]$/g, ''), EXCERPT_LENGTH)
    },
  }
}

/** A correction is about as long as what it corrects; anything else is not one. */
function checkLength(enhanced: string, original: string) {
  const length = original.trim().length
  if (enhanced === '') throw new UnusableAnswer('the answer is empty')
  if (enhanced.length < length / 2 || enhanced.length > length * 3 + 1000) {
    throw new UnusableAnswer('the answer is not a correction of the text')
  }
}

function lines(values: unknown[], most: number, longest: number): string[] {
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => visibleText(value).replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .slice(0, most)
    .map((line) => cutToLength(line, longest))
}
