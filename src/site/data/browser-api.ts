import type * as z from 'zod/mini'
import { createApiClient } from '#shared/calls/api-client.ts'
import { storedToken } from '#shared/calls/stored-token.ts'

/** The owner's token goes along from public pages too, where there is one. */
export const browserApi = createApiClient((url, init) => fetch(url, init), storedToken)

export type FieldErrors = Record<string, string>

/** What a form needs once it is used: the rules of its fields, and the call they go to. */
export interface FormCall<Sent = unknown> {
  check(values: unknown): FieldErrors
  send(values: unknown): Promise<Sent>
}

/** The first message per field. */
export function findErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message
  }
  return errors
}

export function formCall<S extends z.ZodMiniType, Sent>(
  schema: S,
  send: (body: z.output<S>) => Promise<Sent>,
): FormCall<Sent> {
  return {
    check: (values) => findErrors(schema, values),
    send: async (values) => send(schema.parse(values)),
  }
}
