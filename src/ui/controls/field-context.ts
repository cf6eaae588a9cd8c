import { createContext, use } from 'react'

interface FieldControl {
  id: string
  required: boolean | undefined
  invalid: boolean
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

/** What a control takes from the field around it; outside a field, nothing. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-required': field.required,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  }
}
