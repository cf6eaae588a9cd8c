import type { FastifyInstance } from 'fastify'
import { commentPaths } from '#shared/comments/comment-pages.ts'
import type { Diary } from '../../diary.ts'
import { sendCached } from '../../platform/cache/send-cached.ts'
import { writeCommentsRss } from './comments-rss.ts'

/** What readers said, for feed readers; nothing is there while comments are switched off. */
export function commentFeedRoutes(app: FastifyInstance, services: Diary) {
  const { cache, comments, config, posts, settings } = services
  const { origin } = config.publicUrl

  const write = async (slug?: string) => {
    await comments.rules.requireOn()
    const post = slug === undefined ? undefined : await posts.getPublished(slug)
    const newest = await comments.thread.listNewest(post)
    const { blogName } = await settings.get()
    return writeCommentsRss({ origin, blogName, newest, ...(post && { post }) })
  }
  const answer = (path: string) =>
    app.get<{ Params: { slug?: string } }>(path, async (request, reply) => {
      const { slug } = request.params
      const key = slug === undefined ? path : commentPaths.feed(encodeURIComponent(slug))
      const made = await cache.get(key, async () => ({
        ...{ status: 200, type: 'application/rss+xml; charset=utf-8', body: await write(slug) },
      }))
      cache.serveByUrl(request.url, key)
      reply.hijack()
      sendCached(request.raw, reply.raw, made)
    })
  answer(commentPaths.feedOfAll)
  answer(commentPaths.feed(':slug'))
}
