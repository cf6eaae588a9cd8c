import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  type Categories,
  type CategoryKind,
  emptyOwnCategories,
  readCategories,
} from '#shared/categories.ts'
import { type SettingsChange, updateSettings } from '#shared/contract/settings.admin.ts'
import { dayInZone } from '#shared/days.ts'
import type { PronounForms } from '#shared/dog/placeholders.ts'
import { chooseLanguage } from '#shared/languages.ts'
import { findUsualPublishTime } from '#shared/schedule/schedule.ts'
import { firstWeekday, type Weekday } from '#shared/zone-habits.ts'
import { goingOutTexts } from '#texts/admin/calendar.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates, language, moments, pronounForms, weeks } from '#texts/grammar.ts'
import { api } from './api.ts'
import { getPageLanguage, reloadForNewLanguage } from './language.ts'
import { adminPostsQuery, dogCardQuery, settingsQuery } from './queries.ts'

export function useTimeZone(): string {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function useFirstWeekday(): Weekday {
  const zone = useTimeZone()
  return weeks.firstDay ?? firstWeekday(zone)
}

export function useUsualPublishTime(): string {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  return findUsualPublishTime(posts, useTimeZone())
}

/** The zone's name depends on the date: summer time has another one. */
export function formatZoneName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(language.region, {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(at)
  return goingOutTexts.zone(zone, parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone)
}

/** Today's date in the diary's time zone, as the server counts it. */
export function useToday(): string {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.today ?? new Date().toISOString().slice(0, 10)
}

export function useFormatDate(): (instant: string) => string {
  const { data: settings } = useQuery(settingsQuery)
  const zone = settings?.timeZone ?? 'UTC'
  return (instant) => dates.short(dayInZone(zone, new Date(instant)))
}

export function useFormatInstant(): (instant: string) => string {
  const { data: settings } = useQuery(settingsQuery)
  const zone = settings?.timeZone ?? 'UTC'
  return (instant) => moments.written(zone, instant)
}

export function useCategories(kind: CategoryKind): Categories {
  const own = useQuery(settingsQuery).data?.categories ?? emptyOwnCategories
  return useMemo(() => readCategories(kind, own), [kind, own])
}

/** Falls back to "your dog" while the name is loading or the server cannot be reached. */
export function useDogName(): string {
  return useQuery(dogCardQuery).data?.name ?? adminTexts.anyDog
}

/** A new diary takes the time zone and language of the browser in which its owner first signs in. */
export function useReportZoneAndLanguage() {
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const { mutate, isIdle } = useMutation({
    mutationFn: (change: SettingsChange) => api(updateSettings, { body: change }),
    onSuccess(saved) {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      if (saved.language && saved.language !== getPageLanguage()) reloadForNewLanguage()
    },
  })
  const hasNoZone = settings?.timeZone === null
  const hasNoLanguage = settings?.language === null
  useEffect(() => {
    if (!isIdle || !(hasNoZone || hasNoLanguage)) return
    mutate({
      ...(hasNoZone && { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      ...(hasNoLanguage && { language: chooseLanguage(navigator.languages) }),
    })
  }, [hasNoZone, hasNoLanguage, isIdle, mutate])
}

export function usePronouns(): PronounForms {
  return pronounForms[useQuery(dogCardQuery).data?.pronouns ?? 'they']
}
