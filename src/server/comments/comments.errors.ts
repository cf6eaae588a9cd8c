import { commentErrors } from '#shared/texts/comments.ts'
import { conflict, invalidFields, notFound } from '../platform/http/errors.ts'

export const commentsClosed = () => conflict('comments.closed', commentErrors.closed)
export const parentGone = () => conflict('comments.parent_gone', commentErrors.parentGone)
export const commentGone = () => notFound('comments.not_found', commentErrors.gone)
export const ownersName = () => invalidFields({ name: commentErrors.ownersName })
