import { ApiError } from '#shared/calls/api-client.ts'
import { uploadTexts } from '#texts/errors/photos.ts'

/** What to tell the owner: the server's sentence where there is one. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError && error.problem) return error.problem.message
  // What fetch throws without a connection, in each browser's own words.
  if (error instanceof TypeError) return uploadTexts.connectionLost
  return error instanceof Error ? error.message : String(error)
}
