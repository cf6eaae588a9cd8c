import type { Answer } from '../contract/endpoint.ts'
import { type ApiClient, ApiError } from './api-client.ts'

interface Given {
  params?: unknown
  query?: unknown
}

/** Asks for the answer of an endpoint, named by its path, without HTTP in between. */
export type Ask = (path: string, given: Given) => Promise<{ status: number; body: unknown }>

/** The same calls as over HTTP, for pages that are drawn where the answers are made. */
export function createDirectClient(ask: Ask): ApiClient {
  return async (endpoint, ...args) => {
    const { status, body } = await ask(endpoint.path, (args[0] ?? {}) as Given)
    if (status !== 200) throw new ApiError(status, JSON.stringify(body), '')
    return body as Answer<typeof endpoint>
  }
}
