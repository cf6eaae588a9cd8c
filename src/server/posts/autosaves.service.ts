import { hash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type AutosaveInput, autosaveKeyOf } from '#shared/contract/history.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { AutosavesRepository, PreviewsRepository } from './autosaves.repository.ts'
import type { PostRow } from './post-row.ts'
import type { PostsService } from './posts.service.ts'

const draftChangedElsewhere = () =>
  conflict('draft.changed_elsewhere', postErrors.draftChangedElsewhere)

/** Autosaves hold unsaved input: nothing validates them, and only admins can read them. */
export function createAutosavesService(posts: PostsService, drafts: AutosavesRepository) {
  return {
    list: drafts.list,
    find: drafts.find,

    async save(key: string, { version, ...values }: AutosaveInput) {
      const postId = postIdOf(key)
      if (postId !== null) await posts.get(postId)
      const row = { key, postId, ...values }
      try {
        const saved = await (version === null ? drafts.insert(row) : drafts.update(row, version))
        if (saved) return saved
        // A retry after a lost answer, or the same text typed in another window, is no conflict.
        const stored = await drafts.find(key)
        if (stored && isDeepStrictEqual({ ...stored, ...row }, stored)) return stored
      } catch (error) {
        // The insert fails if the post was deleted meanwhile; `get` then throws "not found".
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

export type AutosavesService = ReturnType<typeof createAutosavesService>

function postIdOf(key: string): number | null {
  const id = Number(/^post-(\d+)$/.exec(key)?.[1])
  return id && autosaveKeyOf(id) === key ? id : null
}

const hashOf = (secret: string) => hash('sha256', secret)

const alreadyPublic = () => conflict('preview.post_is_public', postErrors.alreadyPublic)

/** The link leads to the draft, to the post's address once it is public, or nowhere. */
export type PreviewTarget = { draft: PostRow } | { slug: string } | null

export function createPreviewsService(
  posts: PostsService,
  previews: PreviewsRepository,
  clock: Clock,
) {
  return {
    /** Returns the secret only once; the database stores nothing but its hash. */
    async make(postId: number) {
      const post = await posts.get(postId)
      if (post.published) throw alreadyPublic()
      const secret = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + PREVIEW_LINK_DAYS * DAY_MS)
      await previews.save({ postId, secretHash: hashOf(secret), expiresAt })
      return { secret, expiresAt }
    },

    async find(postId: number): Promise<{ expiresAt: Date } | null> {
      await posts.get(postId)
      const link = await previews.find(postId)
      return link && !link.isPublished && link.expiresAt > clock.now() ? link : null
    },

    async revoke(postId: number) {
      await posts.get(postId)
      await previews.remove(postId)
    },

    async open(secret: string): Promise<PreviewTarget> {
      const found = await previews.findBySecretHash(hashOf(secret))
      if (!found || found.post.deletedAt) return null
      const { preview, post } = found
      if (post.published) return { slug: post.slug }
      return preview.isPublished || preview.expiresAt <= clock.now() ? null : { draft: post }
    },
  }
}

export type PreviewsService = ReturnType<typeof createPreviewsService>
