import type { Categories } from '#shared/categories/own-categories.ts'
import type { PublicDog } from '#shared/contract/dog.ts'
import type { Config } from '../platform/config/config.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createAiService, type WrittenPost } from './ai.service.ts'
import { createBuiltInHelper } from './built-in/built-in-helper.ts'

interface AiParts {
  config: Config
  listPosts: () => Promise<WrittenPost[]>
  getDog: () => Promise<PublicDog>
  getCategories: () => Promise<Categories>
  clock: Clock
  log: Logger
}

export async function createAi({ config, ...parts }: AiParts) {
  return createAiService({ helper: await openHelper(config.ai), ...parts })
}

/** The library that speaks to models is large: diaries without one never load it. */
async function openHelper(provider: Config['ai']) {
  if (!provider) return createBuiltInHelper()
  const { createOpenAiHelper } = await import('./openai-helper.ts')
  return createOpenAiHelper(provider)
}
