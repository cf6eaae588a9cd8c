const writers = new Map<string, Intl.DateTimeFormat>()

/** Day and time of an instant in a zone: "Nov 8, 2026, 7:05 PM". */
export function formatMoment(timeZone: string, instant: string | Date): string {
  let writer = writers.get(timeZone)
  if (!writer) {
    writer = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    writers.set(timeZone, writer)
  }
  // Some versions put a narrow space before PM.
  return writer.format(new Date(instant)).replace(/\u202f/g, ' ')
}
