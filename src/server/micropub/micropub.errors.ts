import { micropubErrors as texts } from '#texts/errors/micropub.ts'
import { AppError } from '../platform/http/errors.ts'

/** The Micropub standard names these codes. */
export const invalidRequest = (message: string) => new AppError(400, 'invalid_request', message)
export const missingToken = () =>
  new AppError(401, 'unauthorized', texts.noToken, { headers: { 'www-authenticate': 'Bearer' } })
export const unknownToken = () =>
  new AppError(401, 'unauthorized', texts.unknownToken, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
export type MicropubScope = 'publish' | 'upload'
export const insufficientScope = (scope: MicropubScope) =>
  new AppError(403, 'insufficient_scope', texts.mayNot[scope], {
    headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' },
  })

const names: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
}
const INVALID = 'invalid_request'
const own = new Set([INVALID, 'unauthorized', 'insufficient_scope'])

/**
 * Maps any error of the diary to the standard's codes. The standard wants 400 for an
 * invalid request; 413 is kept.
 */
export function toMicropubError({ status, code, message }: AppError) {
  const other = names[status] ?? (status >= 500 ? 'server_error' : INVALID)
  const error = own.has(code) ? code : other
  return {
    status: error === INVALID && status !== 413 ? 400 : status,
    body: { error, error_description: message },
  }
}
