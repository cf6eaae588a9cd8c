import type { FastifyRequest } from 'fastify'
import {
  COMMENT_STEP_FIELD,
  type CommentStep,
  type CommentValues,
  type SentComment,
} from '#shared/comments/comment-pages.ts'
import { writeComment } from '#shared/contract/comments.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import { commentHtml } from '../../comments/comment-html.ts'
import { senderOf } from '../../comments/comments.routes.ts'
import type { Diary } from '../../diary.ts'
import { readInput } from '../../platform/http/read-input.ts'

export const noErrors = { errors: {} }

/** Of a form that anybody may have made up. */
export function readValues(body: unknown): CommentValues {
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

const tokenErrors = () => ({ old: commentErrors.oldToken, used: commentErrors.usedToken })

/** What becomes of a form that was sent: written on, previewed or stored. */
export function createCommentAnswers({ comments, findVisitor }: Diary) {
  const { writing } = comments
  const findAnswered = (slug: string, id: number) =>
    writing.findAnswered(slug, id).catch(() => null)

  return {
    async answer(request: FastifyRequest, slug: string): Promise<SentComment> {
      const values = readValues(request.body)
      const step = readStep(request.body)
      const sender = await senderOf(request, findVisitor)
      const about = { values, ...noErrors, isOwner: sender.isOwner }
      if (step === 'change') return { ...about, outcome: 'writing' }
      await writing.refuseEarly(slug, sender)
      const input = inputOf(slug, values)
      const html = commentHtml(input.message, { hasLinks: false })
      const token = step === 'send' ? await writing.checkToken(slug, input, sender) : null
      if (token === 'good') {
        const { state } = await writing.write(slug, input, sender)
        return { ...about, html, outcome: state === 'approved' ? 'published' : 'sent' }
      }
      const preview = await writing.preview(slug, input, sender)
      return {
        ...about,
        ...{ outcome: 'preview', html, values: { ...values, ...preview } },
        ...(token && values.token && { message: tokenErrors()[token] }),
      }
    },

    async withReplyTo(slug: string, sent: SentComment): Promise<SentComment> {
      const id = Number(sent.values.parentId)
      const found = Number.isSafeInteger(id) && id > 0 ? await findAnswered(slug, id) : null
      return found ? { ...sent, replyTo: { id: found.id, name: found.name } } : sent
    },
  }
}
