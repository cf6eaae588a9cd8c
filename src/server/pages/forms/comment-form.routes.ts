import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  COMMENTS_ANCHOR,
  commentPaths,
  REPLY_PARAMETER,
  type SentComment,
} from '#shared/comments/comment-pages.ts'
import type { Diary } from '../../diary.ts'
import { logProblem, toAppError } from '../../platform/http/error-handler.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import type { PageRenderer } from '../render-page.ts'
import { createCommentAnswers, noErrors, readValues } from './comment-answers.ts'

type OfPost = { Params: { slug: string } }
type Request = FastifyRequest<OfPost>

const pathOf = ({ params }: Request) => commentPaths.form(encodeURIComponent(params.slug))

/**
 * The form for browsers without script. The page it stands on lies in a cache, the same for everybody:
 * so the first press shows a preview with a token of its own, and the second one stores.
 */
export async function commentFormRoutes(
  app: FastifyInstance,
  services: Diary,
  pages: PageRenderer,
) {
  const { comments, posts } = services
  const { answer, withReplyTo } = createCommentAnswers(services)

  /** At the address it was sent to, so that the browser hydrates the same page. */
  async function show(request: Request, reply: FastifyReply, sent: SentComment, status = 200) {
    const comment = await withReplyTo(request.params.slug, sent)
    const page = await pages.render({ path: pathOf(request), search: '', comment })
    return send(reply.code(status), page)
  }
  /** The post as it is without comments, or that there is none. */
  const showNothing = async (request: Request, reply: FastifyReply) =>
    send(reply.code(404), await pages.render({ path: pathOf(request), search: '' }))

  await app.register(async (scope) => {
    takeUrlencodedBodies(scope)
    // What is sent to an old address is sent again to where the post is by now.
    scope.addHook('preHandler', async (plain, reply) => {
      const { slug: asked } = (plain as Request).params
      await comments.rules.requireOn()
      const { slug } = await posts.getPublished(asked)
      const [, search = ''] = plain.url.split(/(?=\?)/)
      if (slug !== asked) {
        return reply.redirect(commentPaths.form(encodeURIComponent(slug)) + search, 308)
      }
    })
    scope.post<OfPost>(commentPaths.form(':slug'), async (request, reply) =>
      show(request, reply, await answer(request, request.params.slug)),
    )
    scope.get<OfPost>(commentPaths.form(':slug'), async (request, reply) => {
      const { slug } = request.params
      const parentId = String((request.query as Record<string, unknown>)[REPLY_PARAMETER] ?? '')
      const values = readValues({ parentId })
      const sent = await withReplyTo(slug, { outcome: 'writing', values, ...noErrors })
      if (sent.replyTo) return show(request, reply, sent)
      return reply.redirect(`/blog/${encodeURIComponent(slug)}#${COMMENTS_ANCHOR}`, 303)
    })
    // Whatever fails, before the route or in it, is shown on the page with what was typed.
    scope.setErrorHandler(async (error, plain, reply) => {
      const request = plain as Request
      const problem = toAppError(error)
      logProblem(request, error, problem)
      if (problem.status === 404) return showNothing(request, reply)
      const { fields: errors, message, status, headers } = problem
      const values = readValues(request.body)
      const outcome = errors ? 'invalid' : 'failed'
      return show(
        request,
        reply.headers(headers),
        { outcome, values, errors: errors ?? {}, ...(!errors && { message }) },
        status,
      )
    })
  })
}

const send = (reply: FastifyReply, page: Awaited<ReturnType<PageRenderer['render']>>) =>
  reply
    .headers({ ...page.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type(page.type)
    .send(page.body)
