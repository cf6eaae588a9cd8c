interface LogMethod {
  (message: string): void
  (details: object, message?: string): void
}

/** What the platform asks of a log. A pino logger satisfies it. */
export interface Logger {
  info: LogMethod
  warn: LogMethod
  error: LogMethod
}
