import { hash, randomBytes } from 'node:crypto'
import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostRow } from './post-row.ts'
import type { PostsService } from './posts.service.ts'
import type { PreviewsRepository } from './previews.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const hashOf = (secret: string) => hash('sha256', secret)

const alreadyPublic = () =>
  conflict(
    'preview.post_is_public',
    'This post is already public: everyone can read it at its own address.',
  )

interface PreviewParts {
  posts: Pick<PostsService, 'get'>
  previews: PreviewsRepository
  clock: Clock
}

/** Where a preview link leads: the draft, the post it became, or nowhere. */
export type Previewed = { draft: PostRow } | { slug: string } | null

/** Links by which somebody without an account reads one draft before it is public. */
export function createPreviewsService({ posts, previews, clock }: PreviewParts) {
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
