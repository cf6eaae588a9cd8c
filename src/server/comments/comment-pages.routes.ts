import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  COMMENT_STEP_FIELD,
  COMMENTS_ANCHOR,
  type CommentValues,
  commentPaths,
  type PlainCommentResult,
  REPLY_PARAMETER,
  replyMailPaths,
} from '#shared/comments/pages.ts'
import { writeComment } from '#shared/contract/comments.ts'
import type { MailLinkPage } from '#shared/page-rendering.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import {
  formValuesOf,
  registerMailedLink,
  registerPlainForms,
  type SitePages,
} from '../platform/http/plain-forms.ts'
import { readInput } from '../platform/http/read-input.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import type { FindVisitor } from '../platform/security/visitor.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import { renderCommentHtml } from './comment-html.ts'
import type { ReadableComments } from './comments.ts'
import { commenterOf } from './comments.visitors.routes.ts'
import type { ReplyNotifications } from './reply-notifications.service.ts'

interface CommentPagesReading extends BaseReading {
  posts: ReadablePosts
  comments: ReadableComments
}

interface CommentPageOptions {
  readings: Readings<CommentPagesReading>
  findVisitor: FindVisitor
  replies: ReplyNotifications
}

type OfPost = { Params: { slug: string } }
type Request = FastifyRequest<OfPost>

const formPath = (slug: string) => commentPaths.form(encodeURIComponent(slug))
const noErrors = { errors: {} }

export async function commentPageRoutes(
  app: FastifyInstance,
  options: CommentPageOptions,
  site: SitePages,
) {
  await commentFormRoutes(app, options, site)
  await replyPageRoutes(app, options.replies, site)
}

/**
 * The page with the form is cached and the same for everybody, so it carries no token: the first
 * submit shows a preview with a token of its own, and the second one stores the comment.
 */
function commentFormRoutes(
  app: FastifyInstance,
  { readings, findVisitor }: CommentPageOptions,
  site: SitePages,
) {
  const answersTo = (request: FastifyRequest) =>
    createFormAnswers(readings.of(request).comments, findVisitor)

  /** Renders under the path of the form's action, so that the browser hydrates the same page. */
  async function show(
    request: Request,
    reply: FastifyReply,
    sent: PlainCommentResult,
    status = 200,
  ) {
    const { slug } = request.params
    const comment = await answersTo(request).withReplyTo(slug, sent)
    return site.show(reply, { path: formPath(slug), comment }, status)
  }

  return registerPlainForms(
    app,
    (scope) => {
      // A form sent to an old slug is sent again to the present one: 308 keeps method and body.
      scope.addHook('preHandler', async (plain, reply) => {
        const { slug: requestedSlug } = (plain as Request).params
        const { comments, posts } = readings.of(plain)
        await comments.rules.requireOn()
        const { slug } = await posts.getPublished(requestedSlug)
        const [, search = ''] = plain.url.split(/(?=\?)/)
        if (slug !== requestedSlug) return reply.redirect(formPath(slug) + search, 308)
      })
      scope.post<OfPost>(commentPaths.form(':slug'), async (request, reply) =>
        show(request, reply, await answersTo(request).answer(request, request.params.slug)),
      )
      scope.get<OfPost>(commentPaths.form(':slug'), async (request, reply) => {
        const { slug } = request.params
        const parentId = String((request.query as Record<string, unknown>)[REPLY_PARAMETER] ?? '')
        const values = readValues({ parentId })
        const sent = await answersTo(request).withReplyTo(slug, {
          outcome: 'writing',
          values,
          ...noErrors,
        })
        if (sent.replyTo) return show(request, reply, sent)
        return reply.redirect(`/blog/${encodeURIComponent(slug)}#${COMMENTS_ANCHOR}`, 303)
      })
    },
    {
      showProblem(plain, reply, { fields: errors, message, status }) {
        const request = plain as Request
        // Shows the post without comments while they are switched off, or
        // that there is no such post.
        if (status === 404) return site.show(reply, { path: formPath(request.params.slug) }, 404)
        const values = readValues(formValuesOf(request))
        return show(
          request,
          reply,
          errors
            ? { outcome: 'invalid', values, errors }
            : { outcome: 'failed', values, ...noErrors, message },
          status,
        )
      },
    },
  )
}

const tokenErrors = () => ({ old: commentErrors.oldToken, used: commentErrors.usedToken })

function createFormAnswers({ submission }: ReadableComments, findVisitor: FindVisitor) {
  const findAnswered = (slug: string, id: number) =>
    submission.findParent(slug, id).catch(() => null)

  return {
    async answer(request: FastifyRequest, slug: string): Promise<PlainCommentResult> {
      const fields = formValuesOf(request)
      const values = readValues(fields)
      const step = fields[COMMENT_STEP_FIELD]
      const commenter = await commenterOf(request, findVisitor)
      const about = { values, ...noErrors, isOwner: commenter.isOwner }
      if (step === 'change') return { ...about, outcome: 'writing' }
      await submission.checkCommenter(slug, commenter)
      const input = inputOf(slug, values)
      const html = renderCommentHtml(input.message, { hasLinks: false })
      const token = step === 'send' ? await submission.checkToken(slug, input, commenter) : null
      if (token === 'good') {
        const { state } = await submission.submit(slug, input, commenter)
        return { ...about, html, outcome: state === 'approved' ? 'published' : 'sent' }
      }
      const preview = await submission.preview(slug, input, commenter)
      return {
        ...about,
        outcome: 'preview',
        html,
        values: { ...values, ...preview },
        ...(token && values.token && { message: tokenErrors()[token] }),
      }
    },

    async withReplyTo(slug: string, sent: PlainCommentResult): Promise<PlainCommentResult> {
      const id = Number(sent.values.parentId)
      const found = Number.isSafeInteger(id) && id > 0 ? await findAnswered(slug, id) : null
      return found ? { ...sent, replyTo: { id: found.id, name: found.name } } : sent
    },
  }
}

/** Requests can be forged, so any field may be missing. */
const readValues = (fields: Record<string, string>): CommentValues => ({
  name: fields.name ?? '',
  email: fields.email ?? '',
  message: fields.message ?? '',
  notify: fields.notify ?? '',
  parentId: fields.parentId ?? '',
  website: fields.website ?? '',
  token: fields.token ?? '',
})

/** Browsers do not send an unticked checkbox, and a comment that is no reply has no parent. */
const inputOf = (slug: string, { notify, parentId, ...values }: CommentValues) =>
  readInput(writeComment, {
    params: { slug },
    body: { ...values, notify: notify !== '', ...(parentId && { parentId }) },
  }).body

const stale: MailLinkPage = { kind: 'replies-stale', email: '' }

function replyPageRoutes(app: FastifyInstance, replies: ReplyNotifications, site: SitePages) {
  const confirmPage = async (secret: string): Promise<MailLinkPage> => {
    const reader = await replies.open(secret, 'confirm')
    if (!reader?.email) return stale
    const kind = reader.state === 'confirmed' ? 'replies-wanted' : 'replies'
    return { kind, email: reader.email }
  }
  const stopPage = async (secret: string): Promise<MailLinkPage> => {
    const reader = await replies.open(secret, 'stop')
    if (!reader) return stale
    const kind = reader.state === 'stopped' ? 'replies-stopped' : 'replies-stop'
    return { kind, email: reader.email ?? '' }
  }
  return registerPlainForms(
    app,
    (scope) => {
      registerMailedLink(scope, site, replyMailPaths.confirm, {
        read: confirmPage,
        async act(secret) {
          await replies.confirm(secret)
          return confirmPage(secret)
        },
      })
      registerMailedLink(scope, site, replyMailPaths.stop, {
        read: stopPage,
        async act(secret) {
          await replies.stop(secret)
          return stopPage(secret)
        },
      })
    },
    { takesAnyType: true },
  )
}
