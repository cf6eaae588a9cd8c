import {
  type Answer,
  type CallHeaders,
  type CallInput,
  type Endpoint,
  endpointUrl,
} from '../contract/endpoint.ts'
import { Problem } from '../contract/errors.ts'

/** Thrown for every status but 2xx; the message is "<status>: <body or status text>". */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(bodyText)
  }
}

function parseProblem(bodyText: string): Problem | null {
  try {
    return Problem.parse(JSON.parse(bodyText))
  } catch {
    return null
  }
}

type Answered = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'>
type Fetch = (url: string, init: RequestInit) => Promise<Answered>
type CallOptions<E extends Endpoint> = CallInput<E> & {
  headers?: CallHeaders<E>
  signal?: AbortSignal
  /** Lets the request survive leaving the page, if its body is short. */
  keepalive?: boolean
}
type CallArguments<E extends Endpoint> = keyof CallInput<E> extends never
  ? [options?: { signal?: AbortSignal }]
  : CallInput<E> extends { params: unknown } | { body: unknown }
    ? [options: CallOptions<E>]
    : [options?: CallOptions<E>]

export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  ...args: CallArguments<E>
) => Promise<Answer<E>>

/** Browsers cap keepalive bodies at 64 KB; a character may take three bytes. */
const KEEPALIVE_LENGTH = 20_000

export function createApiClient(fetch: Fetch, bearer: () => string | null = () => null): ApiClient {
  return async (endpoint, ...args) => {
    const options = (args[0] ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      headers?: Record<string, string>
      body?: unknown
      signal?: AbortSignal
      keepalive?: boolean
    }
    const headers: Record<string, string> = { ...options.headers }
    if (options.body !== undefined) headers['content-type'] = 'application/json'
    const token = bearer()
    if (token) headers.authorization = `Bearer ${token}`
    const body = options.body === undefined ? undefined : JSON.stringify(options.body)
    const response = await fetch(endpointUrl(endpoint.path, options.params, options.query), {
      method: endpoint.method,
      credentials: 'include',
      headers,
      body,
      signal: options.signal,
      keepalive: options.keepalive && (body?.length ?? 0) < KEEPALIVE_LENGTH,
    })
    if (!response.ok) {
      throw new ApiError(response.status, await response.text(), response.statusText)
    }
    return response.json() as Promise<Answer<typeof endpoint>>
  }
}

interface DirectInput {
  params?: unknown
  query?: unknown
}

/** Calls an endpoint by its path within the server process, without HTTP. */
export type CallEndpoint = (
  path: string,
  given: DirectInput,
) => Promise<{ status: number; body: unknown }>

/** Makes the same calls as over HTTP, for pages rendered in the server process. */
export function createInProcessClient(ask: CallEndpoint): ApiClient {
  return async (endpoint, ...args) => {
    const { status, body } = await ask(endpoint.path, (args[0] ?? {}) as DirectInput)
    if (status !== 200) throw new ApiError(status, JSON.stringify(body), '')
    return body as Answer<typeof endpoint>
  }
}
