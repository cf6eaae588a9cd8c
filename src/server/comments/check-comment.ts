import type { PostRow } from '../posts/post-row.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import type { CommentRulesService } from './comment-rules.service.ts'
import { commentsClosed, ownersName, parentGone } from './comments.errors.ts'
import type { WritingRepository } from './comments.repository.ts'
import { looksLikeOwner } from './owners-name.ts'

export interface CheckParts {
  rows: Pick<WritingRepository, 'findApproved'>
  rules: CommentRulesService
  posts: Pick<PostsService, 'getPublished'>
  settings: Pick<SettingsService, 'get'>
}

/** What holds for a comment before anything of it is stored: where it may stand, and under whose name. */
export function createCheckComment({ rows, rules, posts, settings }: CheckParts) {
  return {
    async openPost(slug: string, { isOwner }: { isOwner: boolean }): Promise<PostRow> {
      await rules.requireOn()
      const post = await posts.getPublished(slug)
      if (!isOwner && !(await rules.isOpen(post))) throw commentsClosed()
      return post
    },

    async refuseOwnersName(name: string) {
      const { ownerName } = await settings.get()
      if (looksLikeOwner(name, ownerName)) throw ownersName()
    },

    /** Two levels: what answers an answer hangs on the same comment. */
    async placeOf(post: PostRow, parentId: number | null | undefined) {
      if (!parentId) return { postId: post.id, parentId: null, replyToId: null }
      const parent = await rows.findApproved(post.id, parentId)
      if (!parent) throw parentGone()
      return { postId: post.id, parentId: parent.parentId ?? parent.id, replyToId: parent.id }
    },
  }
}

export type CheckComment = ReturnType<typeof createCheckComment>
