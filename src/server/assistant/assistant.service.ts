import type { Categories } from '#shared/categories.ts'
import { AI_MAX_CONTENT_LENGTH, AI_NEEDS_MODEL_CODE } from '#shared/contract/assistant.admin.ts'
import type { PublicDog } from '#shared/contract/dog.ts'
import { postDate } from '#shared/days.ts'
import { fillPlaceholders, placeholderValuesOf } from '#shared/dog/placeholders.ts'
import { aiErrors } from '#texts/errors/assistant.ts'
import type { Dog } from '../dog/dog.ts'
import type { Config } from '../platform/config/config.ts'
import { AppError, conflict } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { enhanceByRules } from './built-in/enhance.ts'
import { expandByQuestions } from './built-in/expansion.ts'
import { suggestIdeasByRules } from './built-in/ideas.ts'
import { summarizeByRanking } from './built-in/summary.ts'
import { type IdeaSources, UnusableAnswerError, type WritingHelper } from './writing-helper.ts'

const CALLS_PER_SESSION = 60
const CALLS_WINDOW_SECONDS = 10 * 60
const RECENT_TITLES = 20

const contentTooLong = (length: number) =>
  new AppError(413, 'ai.too_long', aiErrors.tooLong(AI_MAX_CONTENT_LENGTH, length))

/** No cause is attached: errors are logged, and a model's answer may quote the owner's text. */
const helperFailed = (message: string) => new AppError(502, 'ai.failed', message)

export interface Caller {
  sessionId: string
  /** Aborts when the owner leaves the page before the answer. */
  signal: AbortSignal
}

export async function createAssistant(
  { config, clock, log, limitTo }: Platform,
  { posts, dog, settings }: { settings: Settings; posts: Posts; dog: Dog },
) {
  const helper = await openHelper(config.ai)
  const limit = limitTo({
    name: 'assistant',
    points: CALLS_PER_SESSION,
    seconds: CALLS_WINDOW_SECONDS,
    message: () => aiErrors.tooMany,
  })

  async function callHelper<T>(
    caller: Caller,
    failure: string,
    call: () => Promise<T>,
  ): Promise<T> {
    await limit.consume(caller.sessionId)
    try {
      return await call()
    } catch (error) {
      if (error instanceof AppError) throw error
      if (!caller.signal.aborted) {
        log.warn({ reason: reasonOf(error), helper: helper.name }, 'the writing helper failed')
      }
      throw helperFailed(failure)
    }
  }

  function checkLength(content: string): string {
    if (content.length > AI_MAX_CONTENT_LENGTH) throw contentTooLong(content.length)
    return content
  }

  return {
    helper: { kind: helper.kind, name: helper.name },

    enhance: (content: string, caller: Caller) =>
      callHelper(caller, aiErrors.enhance, () =>
        helper.enhance(checkLength(content), caller.signal),
      ),

    expand: (content: string, caller: Caller) =>
      callHelper(caller, aiErrors.expand, async () => {
        const { notes, ...text } = await helper.expand(checkLength(content), caller.signal)
        const values = placeholderValuesOf(await dog.getPublic())
        const fill = (question: string) => fillPlaceholders(question, values)
        return {
          ...text,
          notes: notes.map((note) => ({ ...note, question: fill(note.question) })),
        }
      }),

    summarize: (content: string, caller: Caller) =>
      callHelper(caller, aiErrors.summary, () =>
        helper.summarize(checkLength(content), caller.signal),
      ),

    suggestIdeas: (theme: string, caller: Caller) =>
      callHelper(caller, aiErrors.ideas, async () => {
        const [written, publicDog, categories] = await Promise.all([
          posts.listAll(),
          dog.getPublic(),
          settings.categories('posts'),
        ])
        const sources = ideaSources(theme, clock.now(), written, publicDog, categories)
        return helper.suggestIdeas(sources, caller.signal)
      }),
  }
}

export type Assistant = Awaited<ReturnType<typeof createAssistant>>

/** The model client is imported only when a model is configured. */
async function openHelper(provider: Config['ai']): Promise<WritingHelper> {
  if (!provider) return builtInHelper
  const { createModelHelper } = await import('./model-helper.ts')
  return createModelHelper(provider)
}

/** The built-in helper works offline, sends nothing anywhere and invents nothing. */
const builtInHelper: WritingHelper = {
  kind: 'built-in',
  name: 'built-in helper',
  enhance: async (content) => byEnglishRules(() => enhanceByRules(content)),
  expand: async (content) => byEnglishRules(() => expandByQuestions(content)),
  suggestIdeas: async (sources) => suggestIdeasByRules(sources, Math.random),
  summarize: async (content) => summarizeByRanking(content),
}

/** The rules know English only: in another language they would "correct" right words. */
function byEnglishRules<T>(work: () => T): T {
  if (aiErrors.needsModel !== null) throw conflict(AI_NEEDS_MODEL_CODE, aiErrors.needsModel)
  return work()
}

function ideaSources(
  theme: string,
  now: Date,
  posts: Awaited<ReturnType<Posts['listAll']>>,
  dog: PublicDog,
  categories: Categories,
): IdeaSources {
  const byDate = [...posts].sort((a, b) => postDate(b).getTime() - postDate(a).getTime())
  const lastTime = (key: string) => {
    const last = byDate.find((post) => categories.of(post.category).key === key)
    return last ? postDate(last).getTime() : 0
  }
  const neglected = categories.offered
    .map(({ value, label }) => ({ label, last: lastTime(categories.of(value).key) }))
    .sort((a, b) => a.last - b.last)
  return {
    theme: theme.trim(),
    now,
    dogName: dog.name,
    dogBreed: dog.breed,
    dogAge: dog.age,
    turnsToday: dog.turnsToday ?? 0,
    neglectedCategories: neglected.map(({ label }) => label),
    recentTitles: byDate.slice(0, RECENT_TITLES).map(({ title }) => title),
  }
}

/** Only the reason is logged: the message of any other error may quote the owner's text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof UnusableAnswerError ? `${error.name}: ${error.message}` : error.name
}
