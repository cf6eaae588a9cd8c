import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'

/** Marks the fields of a form that the server blames; false when it blames none of them. */
export function markFields<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): boolean {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  const blamed = Object.entries(fields).filter(([name]) => name in form.getValues())
  for (const [index, [name, message]] of blamed.entries()) {
    form.setError(name as Path<T>, { message }, { shouldFocus: index === 0 })
  }
  return blamed.length > 0
}
