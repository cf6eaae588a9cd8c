import type * as z from 'zod/mini'
import type { Endpoint, RouteInput } from '#shared/contract/endpoint.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { invalidFields, notFound } from './errors.ts'

export interface RawInput {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
}

export function readInput<E extends Endpoint>(endpoint: E, raw: RawInput): RouteInput<E> {
  const input: RawInput = {}
  if (endpoint.params) {
    const params = endpoint.params.safeParse(raw.params)
    // An id that cannot exist makes an address that does not exist.
    if (!params.success) throw notFound()
    input.params = params.data
  }
  if (endpoint.query) input.query = readFields(endpoint.query, raw.query)
  if (endpoint.headers) input.headers = readFields(endpoint.headers, raw.headers)
  if (endpoint.body) input.body = readFields(endpoint.body, raw.body)
  return input as RouteInput<E>
}

function readFields(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'body'
    fields[name] ??= issueMessage(issue)
  }
  throw invalidFields(fields)
}

function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return requestErrors.unknownField(issue.keys.join(', '))
  if (issue.code === 'invalid_type' && issue.path.length === 0) {
    return requestErrors.notJsonOf(issue.expected)
  }
  return issue.message
}
