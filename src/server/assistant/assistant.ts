import type { Dog } from '../dog/dog.ts'
import type { Config } from '../platform/config/config.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createAiService } from './assistant.service.ts'
import { createBuiltInHelper } from './built-in/built-in-helper.ts'

/** What helps the owner write. */
export const createAi = async (
  { config, clock, log }: Platform,
  { posts, dog, settings }: Pick<Posts & Dog & Settings, 'posts' | 'dog' | 'settings'>,
) =>
  createAiService({
    helper: await openHelper(config.ai),
    listPosts: () => posts.listAll(),
    getDog: () => dog.getPublic(),
    getCategories: () => settings.categories('posts'),
    clock,
    log,
  })

/** The library that speaks to models is large: diaries without one never load it. */
async function openHelper(provider: Config['ai']) {
  if (!provider) return createBuiltInHelper()
  const { createOpenAiHelper } = await import('./model-helper.ts')
  return createOpenAiHelper(provider)
}
