/** An IANA name that this machine knows, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const writers = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a zone, as 2026-11-08. */
export function dayIn(timeZone: string, instant: Date): string {
  let writer = writers.get(timeZone)
  if (!writer) {
    writer = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    writers.set(timeZone, writer)
  }
  return writer.format(instant)
}
