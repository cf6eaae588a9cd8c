import type { Problem } from '#shared/contract/errors.ts'
import { requestErrors, serverErrors } from '#texts/errors/platform.ts'

interface Extra {
  fields?: Problem['fields']
  details?: Problem['details']
  headers?: Record<string, string>
  cause?: unknown
}

export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Problem['fields']
  readonly details: Problem['details']
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.fields = extra.fields
    this.details = extra.details
    this.headers = extra.headers ?? {}
  }

  toProblem(): Problem {
    return { code: this.code, message: this.message, fields: this.fields, details: this.details }
  }
}

export const badRequest = (code: string, message: string, extra?: Extra) =>
  new AppError(400, code, message, extra)
export const invalidFields = (fields: Record<string, string>) =>
  new AppError(400, 'request.invalid', Object.values(fields)[0] ?? requestErrors.notValid, {
    fields,
  })
export const unauthorized = (message: string = requestErrors.signIn) =>
  new AppError(401, 'auth.required', message)
export const forbidden = (code: string, message: string) => new AppError(403, code, message)
export const notFound = (code = 'request.not_found', message: string = requestErrors.nothingHere) =>
  new AppError(404, code, message)
export const conflict = (code: string, message: string, extra?: Extra) =>
  new AppError(409, code, message, extra)
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new AppError(429, 'request.too_many', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  })
export const unavailable = (message: string, retryAfterSeconds = 5) =>
  new AppError(503, 'server.unavailable', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
export const storeBusy = (cause?: unknown) =>
  new AppError(409, 'server.store_busy', serverErrors.storeBusy, { cause })
/** A backup is being restored; clients try again when that has finished. */
export const writesPaused = () =>
  new AppError(503, 'server.restoring', serverErrors.restoring, {
    headers: { 'retry-after': '10' },
  })
export const overloaded = () => unavailable(serverErrors.busy, 1)
