import { type DestinationStream, pino, stdSerializers } from 'pino'

interface LogMethod {
  (message: string): void
  (details: object, message?: string): void
}

export interface Logger {
  info: LogMethod
  warn: LogMethod
  error: LogMethod
}

/** A failed query repeats its parameters, but a log must contain neither typed text nor hashes. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g
const CONFIDENTIAL = new Set(['params', 'detail', 'parameters'])

export function withoutSqlParameters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(PARAMETERS, '\nparams: (left out)')
  if (Array.isArray(value)) return value.map(withoutSqlParameters)
  if (typeof value !== 'object' || value === null) return value
  const remaining = Object.entries(value).filter(([name]) => !CONFIDENTIAL.has(name))
  return Object.fromEntries(remaining.map(([name, inner]) => [name, withoutSqlParameters(inner)]))
}

const logError = (error: unknown) =>
  error instanceof Error ? withoutSqlParameters({ ...stdSerializers.err(error) }) : error

export function createLogger(level: string, destination?: DestinationStream) {
  const options = { level, serializers: { err: logError } }
  return destination ? pino(options, destination) : pino(options)
}
