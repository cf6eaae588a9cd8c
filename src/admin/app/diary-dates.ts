import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#shared/days.ts'
import { dates, moments } from '#texts/grammar.ts'
import { settingsQuery } from './queries.ts'

/** The diary's day, as the server counts it. */
export function useToday(): string {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.today ?? new Date().toISOString().slice(0, 10)
}

/** Writes the day of an instant as the diary's calendar has it. */
export function useFormatDate(): (instant: string) => string {
  const { data: settings } = useQuery(settingsQuery)
  const zone = settings?.timeZone ?? 'UTC'
  return (instant) => dates.short(dayIn(zone, new Date(instant)))
}

/** Day and time of an instant, by the diary's clock. */
export function useFormatMoment(): (instant: string) => string {
  const { data: settings } = useQuery(settingsQuery)
  const zone = settings?.timeZone ?? 'UTC'
  return (instant) => moments.written(zone, instant)
}
