import type * as z from 'zod/mini'
import { createApiClient } from '#shared/calls/api-client.ts'
import { readStoredToken } from '#shared/calls/stored-token.ts'

/** Public pages send the owner's token, too, if this browser has one. */
export const browserApi = createApiClient((url, init) => fetch(url, init), readStoredToken)

export type FieldErrors = Record<string, string>

export interface FormHandler<Sent = unknown> {
  check(values: unknown): FieldErrors
  send(values: unknown): Promise<Sent>
}

export function findErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message
  }
  return errors
}

export function createFormHandler<S extends z.ZodMiniType, Sent>(
  schema: S,
  send: (body: z.output<S>) => Promise<Sent>,
): FormHandler<Sent> {
  return {
    check: (values) => findErrors(schema, values),
    send: async (values) => send(schema.parse(values)),
  }
}
