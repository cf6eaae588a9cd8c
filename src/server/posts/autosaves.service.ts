import { hash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type AutosaveInput, autosaveKeyOf } from '#shared/contract/history.admin.ts'
import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { DraftsRepository, PreviewsRepository } from './autosaves.repository.ts'
import type { PostRow } from './post-row.ts'
import type { PostsService } from './posts.service.ts'

const draftChangedElsewhere = () =>
  conflict('draft.changed_elsewhere', postErrors.draftChangedElsewhere)

/** What was typed and not saved yet: kept without a check, seen by nobody but the admins. */
export function createAutosavesService(posts: Pick<PostsService, 'get'>, drafts: DraftsRepository) {
  return {
    list: drafts.list,
    find: drafts.find,

    async save(key: string, { version, ...words }: AutosaveInput) {
      const postId = postIdOf(key)
      if (postId !== null) await posts.get(postId)
      const row = { key, postId, ...words }
      try {
        const kept = await (version === null ? drafts.insert(row) : drafts.update(row, version))
        if (kept) return kept
        // Sent again after a lost answer, or typed the same in another window: nothing to decide.
        const stored = await drafts.find(key)
        if (stored && isDeepStrictEqual({ ...stored, ...row }, stored)) return stored
      } catch (error) {
        // The post may have been deleted at that moment.
        if (postId !== null) await posts.get(postId)
        throw error
      }
      throw draftChangedElsewhere()
    },

    async remove(key: string, version: number) {
      if (!(await drafts.remove(key, version)) && (await drafts.find(key))) {
        throw draftChangedElsewhere()
      }
    },
  }
}

export type DraftsService = ReturnType<typeof createAutosavesService>

function postIdOf(key: string): number | null {
  const id = Number(/^post-(\d+)$/.exec(key)?.[1])
  return id && autosaveKeyOf(id) === key ? id : null
}

const DAY_MS = 24 * 60 * 60 * 1000
const hashOf = (secret: string) => hash('sha256', secret)

const alreadyPublic = () => conflict('preview.post_is_public', postErrors.alreadyPublic)

/** The target of a preview link: the draft, the post it became, or nothing. */
export type Previewed = { draft: PostRow } | { slug: string } | null

/** Links by which somebody without an account reads one unpublished post. */
export function createPreviewsService(
  posts: Pick<PostsService, 'get'>,
  previews: PreviewsRepository,
  clock: Clock,
) {
  return {
    /** The secret leaves here once; only its hash is kept. */
    async make(postId: number) {
      const post = await posts.get(postId)
      if (post.published) throw alreadyPublic()
      const secret = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + PREVIEW_LINK_DAYS * DAY_MS)
      await previews.put({ postId, secretHash: hashOf(secret), expiresAt })
      return { secret, expiresAt }
    },

    /** The link that works now, if there is one. */
    async find(postId: number): Promise<{ expiresAt: Date } | null> {
      await posts.get(postId)
      const link = await previews.find(postId)
      return link && !link.isPublished && link.expiresAt > clock.now() ? link : null
    },

    async revoke(postId: number) {
      await posts.get(postId)
      await previews.remove(postId)
    },

    async open(secret: string): Promise<Previewed> {
      const found = await previews.findBySecretHash(hashOf(secret))
      if (!found || found.post.deletedAt) return null
      const { preview, post } = found
      if (post.published) return { slug: post.slug }
      return preview.isPublished || preview.expiresAt <= clock.now() ? null : { draft: post }
    },
  }
}

export type PreviewsService = ReturnType<typeof createPreviewsService>
