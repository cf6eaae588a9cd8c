import { type DraftInput, draftKeyOf } from '#shared/contract/drafts.ts'
import { conflict } from '../platform/http/errors.ts'
import type { DraftsRepository } from './drafts.repository.ts'
import type { PostsService } from './posts.service.ts'

const changedElsewhere = () =>
  conflict(
    'draft.changed_elsewhere',
    'This draft was changed in another window. Compare both before you continue.',
  )

function postIdOf(key: string): number | null {
  const id = Number(/^post-(\d+)$/.exec(key)?.[1])
  return id && draftKeyOf(id) === key ? id : null
}

/** What was typed and not saved yet: kept without a check, seen by nobody but the admins. */
export function createDraftsService(posts: Pick<PostsService, 'get'>, drafts: DraftsRepository) {
  return {
    list: () => drafts.list(),
    find: (key: string) => drafts.find(key),

    async keep(key: string, { version, ...words }: DraftInput) {
      const postId = postIdOf(key)
      if (postId !== null) await posts.get(postId)
      const row = { key, postId, ...words }
      try {
        const kept = await (version === null ? drafts.insert(row) : drafts.update(row, version))
        if (kept) return kept
      } catch (error) {
        // The post may have been deleted at that moment.
        if (postId !== null) await posts.get(postId)
        throw error
      }
      throw changedElsewhere()
    },

    async remove(key: string, version: number) {
      if (!(await drafts.remove(key, version)) && (await drafts.find(key))) throw changedElsewhere()
    },
  }
}

export type DraftsService = ReturnType<typeof createDraftsService>
