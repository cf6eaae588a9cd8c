import { ApiError } from '#shared/calls/api-client.ts'
import {
  CommentInput,
  previewComment,
  startComment,
  writeComment,
} from '#shared/contract/comments.ts'
import { browserApi, type FieldErrors, findErrors } from '../data/browser-api.ts'

export const commentFormHandler = {
  loadToken: (slug: string) => browserApi(startComment, { params: { slug } }),
  check: (values: unknown) => findErrors(CommentInput, values),
  preview: (slug: string, values: CommentInput) =>
    browserApi(previewComment, { params: { slug }, body: values }),
  send: (slug: string, values: CommentInput) =>
    browserApi(writeComment, { params: { slug }, body: values }),
  /** Only a refusal by the server (4xx) carries a message for the commenter. */
  problemOf(error: unknown): { message?: string; fields?: FieldErrors } {
    if (!(error instanceof ApiError) || !error.problem) return {}
    const { message, fields } = error.problem
    return error.status < 500 ? { message, ...(fields && { fields }) } : {}
  },
}
