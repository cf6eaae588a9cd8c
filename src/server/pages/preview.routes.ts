import type { FastifyInstance } from 'fastify'
import { previewPath } from '#shared/contract/previews.ts'
import type { Diary } from '../diary.ts'
import type { PostRow } from '../posts/post-row.ts'
import { presentPublicPost } from '../posts/posts.present.ts'
import type { PageRenderer } from './render-page.ts'

const noNeighbors = { newer: null, older: null, related: [] }

/** A draft as visitors will see it, for whoever has its link. Not through the cache: it is nobody else's. */
export function previewRoutes(app: FastifyInstance, services: Diary, pages: PageRenderer) {
  const { media, presenting, previews } = services
  const present = async (draft: PostRow) =>
    presentPublicPost(draft, {
      coverHash: await media.findPlaceholder(draft.coverImage),
      neighbors: noNeighbors,
      ...(await presenting()),
    })

  app.get<{ Params: { secret: string } }>(previewPath(':secret'), async (request, reply) => {
    const { secret } = request.params
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const found = await previews.open(secret)
    if (found && 'slug' in found) {
      return reply.redirect(`/blog/${encodeURIComponent(found.slug)}`, 301)
    }
    const page = await pages.render({
      path: previewPath(encodeURIComponent(secret)),
      search: '',
      preview: found ? await present(found.draft) : undefined,
    })
    return reply
      .code(page.status)
      .headers(page.headers ?? {})
      .type(page.type)
      .send(page.body)
  })
}
