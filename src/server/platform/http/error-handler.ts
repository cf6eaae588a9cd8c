import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { requestErrors, serverErrors } from '#texts/errors/platform.ts'
import { findStoreProblem } from '../database/errors.ts'
import { wantsPage } from '../overload/request-queue.ts'
import { AppError, badRequest, notFound } from './errors.ts'

const frameworkErrors: Record<string, [status: number, code: string, message: () => string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'request.bad_json', () => requestErrors.badJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'request.empty_body', () => requestErrors.emptyBody],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'request.media_type', () => requestErrors.mediaType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'request.too_large', () => requestErrors.tooLarge],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'request.bad_length', () => requestErrors.badLength],
  FST_ERR_BAD_URL: [400, 'request.bad_url', () => requestErrors.badUrl],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'request.not_found', () => requestErrors.nothingHere],
}

/** The log gets the whole error, the client a stable code, and the person a sentence. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = code ? frameworkErrors[code] : undefined
  if (known) {
    const [status, knownCode, message] = known
    return new AppError(status, knownCode, message(), { cause: error })
  }
  if (error instanceof SyntaxError && statusCode === 400) {
    return badRequest('request.bad_json', requestErrors.badJson)
  }
  const storeTrouble = findStoreProblem(error)
  if (storeTrouble) return storeTrouble
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError(statusCode, 'request.refused', requestErrors.refused, {
      cause: error,
    })
  }
  return new AppError(500, 'server.failed', serverErrors.failed, { cause: error })
}

/** A client that left or a known refusal is no error; an unexpected problem is. */
export function logProblem({ log, socket }: FastifyRequest, error: unknown, problem: AppError) {
  const about = { code: problem.code, status: problem.status }
  if (socket.destroyed) log.debug({ ...about, err: error }, 'the client left before its answer')
  else if (problem.status < 500) log.debug(about, 'request refused')
  else if (error === problem && !problem.cause) log.warn(about, problem.message)
  else log.error({ err: error }, 'request failed')
}

/** Browsers that request a page get HTML; all other clients get the problem as JSON. */
export function answerErrorsAsProblems(app: FastifyInstance, unavailablePage: () => string) {
  app.setErrorHandler((error, request, reply) => {
    const problem = toAppError(error)
    logProblem(request, error, problem)
    reply.code(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' })
    if (problem.status >= 500 && wantsPage(request.raw)) {
      return reply.type('text/html; charset=utf-8').send(unavailablePage())
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(problem.toProblem()))
  })
}

export const unknownAddressError = () => notFound('request.not_found', requestErrors.unknownAddress)
