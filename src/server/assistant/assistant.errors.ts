import { AI_MAX_CONTENT } from '#shared/contract/ai.ts'
import { AppError, tooMany } from '../platform/http/errors.ts'

export const contentTooLong = (length: number) =>
  new AppError(
    413,
    'ai.too_long',
    `The writing helper reads up to ${AI_MAX_CONTENT.toLocaleString('en-US')} characters at a time; this text has ${length.toLocaleString('en-US')}. Select a part of it and try again.`,
  )

/** Without its cause: an upstream answer may quote the owner's words, and errors are logged. */
export const helperFailed = (message: string) => new AppError(502, 'ai.failed', message)

export const askedTooOften = (retryAfterSeconds: number) =>
  tooMany(
    'You’ve used the writing helper a lot just now. Please wait a few minutes and try again.',
    retryAfterSeconds,
  )
