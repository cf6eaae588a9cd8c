import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  COMMENT_STEP_FIELD,
  COMMENTS_ANCHOR,
  type CommentStep,
  type CommentValues,
  commentPaths,
  REPLY_PARAMETER,
  type SentComment,
} from '#shared/comments/comment-pages.ts'
import { writeComment } from '#shared/contract/comments.ts'
import { commentErrors } from '#shared/texts/comments.ts'
import { commentHtml } from '../../comments/comment-html.ts'
import { senderOf } from '../../comments/comments.routes.ts'
import { logProblem, toAppError } from '../../platform/http/error-handler.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { takeUrlencodedBodies } from '../../platform/http/urlencoded-body.ts'
import type { Services } from '../../services.ts'
import type { PageRenderer } from '../render-page.ts'

type OfPost = { Params: { slug: string } }
type Request = FastifyRequest<OfPost>

const noErrors = { errors: {} }
const pathOf = ({ params }: Request) => commentPaths.form(encodeURIComponent(params.slug))

/** Of a form that anybody may have made up. */
function readValues(body: unknown): CommentValues {
  const given = (body ?? {}) as Record<string, string>
  const of = (name: keyof CommentValues) => given[name] ?? ''
  return {
    ...{ name: of('name'), email: of('email'), message: of('message'), notify: of('notify') },
    ...{ parentId: of('parentId'), website: of('website'), token: of('token') },
  }
}
const readStep = (body: unknown) =>
  ((body ?? {}) as Record<string, string>)[COMMENT_STEP_FIELD] as CommentStep | undefined

/** A box that is not ticked is not sent at all, and who answers nobody sends no number. */
const inputOf = (slug: string, { notify, parentId, ...values }: CommentValues) =>
  readInput(writeComment, {
    params: { slug },
    body: { ...values, notify: notify !== '', ...(parentId && { parentId }) },
  }).body

/**
 * The form for browsers without script. The page it stands on lies in a cache, the same for everybody:
 * so the first press shows a preview with a token of its own, and the second one stores.
 */
export async function commentFormRoutes(
  app: FastifyInstance,
  services: Services,
  pages: PageRenderer,
) {
  const { comments, findVisitor, posts } = services
  const { writing } = comments

  async function answer(request: Request): Promise<SentComment> {
    const { slug } = request.params
    const values = readValues(request.body)
    const step = readStep(request.body)
    const sender = await senderOf(request, findVisitor)
    const about = { values, ...noErrors, isOwner: sender.isOwner }
    if (step === 'change') return { ...about, outcome: 'writing' }
    const input = inputOf(slug, values)
    const html = commentHtml(input.message, { hasLinks: false })
    if (step === 'send' && (await writing.isTokenGood(slug, values.token))) {
      const { state } = await writing.write(slug, input, sender)
      return { ...about, html, outcome: state === 'approved' ? 'published' : 'sent' }
    }
    const { name, token } = await writing.preview(slug, input, sender)
    return {
      ...about,
      ...{ outcome: 'preview', html, values: { ...values, name, token } },
      ...(step === 'send' && values.token && { message: commentErrors.oldToken }),
    }
  }

  async function withReplyTo(slug: string, sent: SentComment): Promise<SentComment> {
    const id = Number(sent.values.parentId)
    const found = Number.isSafeInteger(id) && id > 0 ? await findAnswered(slug, id) : null
    return found ? { ...sent, replyTo: { id: found.id, name: found.name } } : sent
  }
  const findAnswered = (slug: string, id: number) =>
    writing.findAnswered(slug, id).catch(() => null)

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
      show(request, reply, await answer(request)),
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
