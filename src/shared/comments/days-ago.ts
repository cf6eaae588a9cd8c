const DAY_MS = 86_400_000

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** "3 weeks ago", of two calendar days: whoever draws it, server or browser, says the same. */
export function daysAgoText(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
  if (!(days > 0)) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return counted(days, 'day')
  if (days < 61) return counted(Math.floor(days / 7), 'week')
  if (days < 365) return counted(Math.floor(days / 30.4), 'month')
  return counted(Math.floor(days / 365.2), 'year')
}
