import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { storeProblem } from '../database/errors.ts'
import { wantsPage } from '../overload/request-queue.ts'
import { AppError, badRequest, notFound } from './errors.ts'

/** Fastify's own refusals, with sentences for people. */
const frameworkErrors: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'request.bad_json', 'The request body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'request.empty_body', 'The request body is empty.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'request.media_type',
    'Send the request body as application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'request.too_large', 'The request body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'request.bad_length',
    'The request body doesn’t have the length it announced.',
  ],
  FST_ERR_BAD_URL: [400, 'request.bad_url', 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'request.not_found', 'There is nothing here.'],
}

/** Three readers of an error: the log gets all, the caller a stable code, the person a sentence. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = code ? frameworkErrors[code] : undefined
  if (known) return new AppError(...known, { cause: error })
  if (error instanceof SyntaxError && statusCode === 400) {
    return badRequest('request.bad_json', 'The request body is not valid JSON.')
  }
  const storeTrouble = storeProblem(error)
  if (storeTrouble) return storeTrouble
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError(statusCode, 'request.refused', 'We couldn’t understand that request.', {
      cause: error,
    })
  }
  return new AppError(
    500,
    'server.failed',
    'Something went wrong on our side. Please try again later.',
    { cause: error },
  )
}

/** Only what nobody expected is an error; a client that left, or a known refusal, is none. */
export function logProblem({ log, socket }: FastifyRequest, error: unknown, problem: AppError) {
  const about = { code: problem.code, status: problem.status }
  if (socket.destroyed) log.debug({ ...about, err: error }, 'the client left before its answer')
  else if (problem.status < 500) log.debug(about, 'request refused')
  else if (error === problem && !problem.cause) log.warn(about, problem.message)
  else log.error({ err: error }, 'request failed')
}

/** Browsers that asked for a page get HTML, all other clients the problem as JSON. */
export function answerErrorsAsProblems(app: FastifyInstance, unavailablePage: string) {
  app.setErrorHandler((error, request, reply) => {
    const problem = toAppError(error)
    logProblem(request, error, problem)
    reply.code(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' })
    if (problem.status >= 500 && wantsPage(request.raw)) {
      return reply.type('text/html; charset=utf-8').send(unavailablePage)
    }
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(problem.toProblem()))
  })
}

export const unknownAddress = () =>
  notFound('request.not_found', 'There’s nothing at this address.')
