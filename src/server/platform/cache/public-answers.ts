import type * as z from 'zod/mini'
import type { CallEndpoint } from '#shared/calls/api-client.ts'
import type { Endpoint, RouteInput } from '#shared/contract/endpoint.ts'
import { serverErrors } from '#texts/errors/platform.ts'
import { toAppError } from '../http/error-handler.ts'
import { AppError } from '../http/errors.ts'
import { type RawInput, readInput } from '../http/read-input.ts'

/** The handler never sees the request, because its answer must be the same for every visitor. */
export type PublicHandler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<z.input<E['answer']>>

type Make = (input: RawInput) => Promise<unknown>

/**
 * Calls public endpoints without HTTP, to render pages. The routes use the very same handlers, so a
 * page can show nothing that the API would not.
 */
export function createPublicEndpointRegistry() {
  const offered = new Map<string, { endpoint: Endpoint; make: Make }>()

  return {
    /** The returned function strips fields that are not in the contract. */
    offer<E extends Endpoint>(endpoint: E, handler: PublicHandler<E>): Make {
      const make: Make = async (input) =>
        endpoint.answer.parse(await handler(input as RouteInput<E>))
      offered.set(endpoint.path, { endpoint, make })
      return make
    },

    ask: (async (path, input) => {
      const known = offered.get(path)
      if (!known) throw new Error(`${path} is not a public call`)
      try {
        return { status: 200, body: await known.make(readInput(known.endpoint, input)) }
      } catch (error) {
        const problem = toAppError(error)
        if (problem.status >= 500) throw unavailableNow(error)
        return { status: problem.status, body: problem.toProblem() }
      }
    }) satisfies CallEndpoint,
  }
}

const unavailableNow = (cause: unknown) =>
  new AppError(503, 'server.unavailable', serverErrors.resting, {
    headers: { 'retry-after': '5' },
    cause,
  })

export type PublicEndpointRegistry = ReturnType<typeof createPublicEndpointRegistry>
