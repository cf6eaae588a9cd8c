const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

export function causes(error: unknown): object[] {
  const found: object[] = []
  let current = error
  // Drizzle wraps the driver's error; a driver may wrap another one.
  while (typeof current === 'object' && current !== null && !found.includes(current)) {
    found.push(current)
    current = (current as { cause?: unknown }).cause
  }
  return found
}

/** The five-character SQLSTATE of a failed query, or null when the database did not refuse it. */
export function sqlState(error: unknown): string | null {
  for (const cause of causes(error)) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causes(error).some((cause) => {
    const refused = cause as { code?: unknown; constraint?: unknown }
    return (
      refused.code === uniqueViolation &&
      (constraint === undefined || refused.constraint === constraint)
    )
  })
}

/** Something that the row belongs to is gone. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  sqlState(error) === foreignKeyViolation
