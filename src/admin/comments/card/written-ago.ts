const MINUTE_MS = 60_000

/** "40 min ago", "2 h ago"; null for what is older than a day. */
export function writtenAgo(instant: string, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(instant)) / MINUTE_MS)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : null
}
