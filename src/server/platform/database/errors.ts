import { serverErrors } from '#texts/errors/platform.ts'
import { AppError, unavailable } from '../http/errors.ts'

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

function causes(error: unknown): object[] {
  const found: object[] = []
  let current = error
  // Drizzle wraps the driver's error; a driver may wrap another one.
  while (typeof current === 'object' && current !== null && !found.includes(current)) {
    found.push(current)
    current = (current as { cause?: unknown }).cause
  }
  return found
}

/** Returns the five-character SQLSTATE, or null when the error is not a refusal by the database. */
export function findSqlState(error: unknown): string | null {
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

export const isForeignKeyViolation = (error: unknown): boolean =>
  findSqlState(error) === foreignKeyViolation

/** These errors mean that the database is unreachable; the query may be right. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const AWAY_STATES = /^(08|57P|53300)/
const AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|not queryable/i

export class DatabaseAwayError extends Error {}

export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some((cause) => {
    const { code, message, syscall, errors } = cause as NodeJS.ErrnoException & {
      errors?: unknown[]
    }
    if (cause instanceof DatabaseAwayError) return true
    if (errors?.some(isDatabaseAway)) return true
    if (typeof code === 'string' && AWAY_STATES.test(code)) return true
    const isNetwork = syscall === undefined || /connect|read|write|getaddrinfo/.test(syscall)
    if (typeof code === 'string' && AWAY.has(code) && isNetwork) return true
    return typeof message === 'string' && AWAY_MESSAGES.test(message)
  })
}

export const diskFull = () => new AppError(507, 'storage.full', serverErrors.diskFull)
export const diskReadOnly = () => new AppError(507, 'storage.read_only', serverErrors.diskReadOnly)

/** Returns null when the error does not come from a store that is away, full or read-only. */
export function findStoreProblem(error: unknown): AppError | null {
  const state = findSqlState(error)
  const codes = causes(error).map((cause) => (cause as NodeJS.ErrnoException).code)
  if (state === '53100' || codes.includes('ENOSPC') || codes.includes('EDQUOT')) return diskFull()
  if (state === '25006' || codes.includes('EROFS')) return diskReadOnly()
  if (!isDatabaseAway(error)) return null
  return unavailable(serverErrors.databaseAway)
}
