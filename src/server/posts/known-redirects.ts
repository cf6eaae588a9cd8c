import type { Redirect } from '#shared/contract/redirects.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import { postPath } from './old-path.ts'
import type { RedirectRow, RedirectsRepository } from './redirects.repository.ts'

interface PublicPost {
  id: number
  slug: string
  title: string
}

export interface KnownParts {
  redirects: RedirectsRepository
  changes: Pick<ChangeFeed, 'readOnce'>
  posts: { listPublishedMarks(ids: number[]): Promise<PublicPost[]> }
}

/** Where each of them leads at present: a post may have moved, or be public no more. */
export function createKnownRedirects({ redirects, posts, changes }: KnownParts) {
  async function present(rows: RedirectRow[]): Promise<Redirect[]> {
    const ids = rows.flatMap(({ postId }) => postId ?? [])
    const marks = ids.length > 0 ? await posts.listPublishedMarks(ids) : []
    const byId = new Map(marks.map((post) => [post.id, post]))
    return rows.map(({ id, path, postId, toPath, createdAt }) => {
      const post = postId === null ? undefined : byId.get(postId)
      return {
        id,
        path,
        to: post ? postPath(post.slug) : toPath,
        postTitle: post?.title ?? null,
        createdAt: createdAt.toISOString(),
      }
    })
  }

  /** Every missing page asks for them, so they are read once per change. */
  const known = changes.readOnce(async () => {
    const all = await present(await redirects.list('all'))
    return new Map(all.flatMap(({ path, to }) => (to ? [[path, to] as const] : [])))
  })

  return {
    present,
    forget: known.forget,
    find: async (path: string): Promise<string | null> => (await known.get()).get(path) ?? null,
  }
}

export type KnownRedirects = ReturnType<typeof createKnownRedirects>
