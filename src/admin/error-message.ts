import { ApiError } from '#shared/calls/api-client.ts'

/** What to tell the owner: the server's sentence where there is one. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.problem) return error.problem.message
  return error instanceof Error ? error.message : String(error)
}
