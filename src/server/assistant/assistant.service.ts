import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Categories } from '#shared/categories/own-categories.ts'
import { AI_MAX_CONTENT } from '#shared/contract/ai.ts'
import type { PublicDog } from '#shared/contract/dog.ts'
import { postDate } from '#shared/dates.ts'
import { fillPlaceholders, placeholderValues } from '#shared/dog/placeholders.ts'
import { aiErrors } from '#shared/texts/ai.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { askedTooOften, contentTooLong, helperFailed } from './assistant.errors.ts'
import { type IdeaSources, UnusableAnswer, type WritingHelper } from './writing-helper.ts'

const CALLS_PER_SESSION = 60
const CALLS_WINDOW_SECONDS = 10 * 60
const RECENT_TITLES = 20

/** What ideas need to know of the posts there are. */
export interface WrittenPost {
  title: string
  category: string
  publishedAt: Date | null
  createdAt: Date
}

interface AiParts {
  helper: WritingHelper
  listPosts: () => Promise<WrittenPost[]>
  getDog: () => Promise<PublicDog>
  getCategories: () => Promise<Categories>
  clock: Clock
  log: Logger
  callsPerSession?: number
}

export function createAiService(parts: AiParts) {
  const { helper, listPosts, getDog, getCategories, clock, log } = parts
  const { callsPerSession = CALLS_PER_SESSION } = parts
  const limiter = new RateLimiterMemory({
    points: callsPerSession,
    duration: CALLS_WINDOW_SECONDS,
  })

  async function countCall(sessionId: string) {
    try {
      await limiter.consume(sessionId)
    } catch (limit) {
      if (limit instanceof RateLimiterRes) throw askedTooOften(limit.msBeforeNext / 1000)
      throw limit
    }
  }

  async function ask<T>(caller: Caller, failure: string, call: () => Promise<T>): Promise<T> {
    await countCall(caller.sessionId)
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

  function checked(content: string): string {
    if (content.length > AI_MAX_CONTENT) throw contentTooLong(content.length)
    return content
  }

  return {
    helper: { kind: helper.kind, name: helper.name },

    enhance: (content: string, caller: Caller) =>
      ask(caller, aiErrors.enhance, () => helper.enhance(checked(content), caller.signal)),

    expand: (content: string, caller: Caller) =>
      ask(caller, aiErrors.expand, async () => {
        const { notes, ...text } = await helper.expand(checked(content), caller.signal)
        const values = placeholderValues(await getDog())
        const fill = (question: string) => fillPlaceholders(question, values)
        return {
          ...text,
          notes: notes.map((note) => ({ ...note, question: fill(note.question) })),
        }
      }),

    summarize: (content: string, caller: Caller) =>
      ask(caller, aiErrors.summary, () => helper.summarize(checked(content), caller.signal)),

    suggestIdeas: (theme: string, caller: Caller) =>
      ask(caller, aiErrors.ideas, async () => {
        const [posts, dog, categories] = await Promise.all([listPosts(), getDog(), getCategories()])
        const sources = ideaSources({ theme, now: clock.now(), posts, dog, categories })
        return helper.suggestIdeas(sources, caller.signal)
      }),
  }
}

export interface Caller {
  sessionId: string
  /** Fires when the owner leaves: nobody waits for the answer any more. */
  signal: AbortSignal
}

export type AiService = ReturnType<typeof createAiService>

interface SourceParts {
  theme: string
  now: Date
  posts: WrittenPost[]
  dog: Pick<PublicDog, 'name' | 'breed' | 'age' | 'turnsToday'>
  categories: Categories
}

function ideaSources({ theme, now, posts, dog, categories }: SourceParts): IdeaSources {
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

/** The words are the owner's: the log says why it failed, never what was written. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof UnusableAnswer ? `${error.name}: ${error.message}` : error.name
}
