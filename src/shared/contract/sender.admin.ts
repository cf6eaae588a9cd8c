import * as z from 'zod/mini'
import { programErrors } from '#texts/errors/fields.ts'

/**
 * Sent by the admin with unsaved work, see `SENDER_SHAPE`: 409 `client.outdated` if the page is
 * older than the server.
 */
export const SenderShape = z.optional(z.coerce.number().check(z.int(), z.positive()))

/**
 * A key that the client makes. A repeated call with the same key answers what the first one made, so
 * that a lost answer makes nothing twice.
 */
export const IdempotencyKey = z
  .string()
  .check(z.regex(/^[\w-]{8,100}$/, { error: () => programErrors.idempotencyKey }))
