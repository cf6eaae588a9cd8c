import { useQuery } from '@tanstack/react-query'
import { usualTime } from '#shared/schedule/schedule.ts'
import { goingOutTexts } from '#texts/admin/calendar.ts'
import { language } from '#texts/grammar.ts'
import { adminPostsQuery, settingsQuery } from './queries.ts'

/** The zone that the diary's days and times are in. */
export function useZone(): string {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The hour at which the owner's posts mostly go out. */
export function useUsualTime(): string {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  return usualTime(posts, useZone())
}

/** As people call it on that day: summer time has another name. */
export function zoneName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(language.region, {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(at)
  return goingOutTexts.zone(zone, parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone)
}
