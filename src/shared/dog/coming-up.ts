import type { ComingUp, LogEntry, LogSettings } from '../contract/dog.admin.ts'
import { addCalendarMonths, daysBetween } from '../days.ts'

export const REMINDER_DAYS_AHEAD = 7

type Noted = Pick<LogEntry, 'id' | 'kind' | 'day' | 'title' | 'nextDue'>

const nameOf = ({ kind, title }: Noted) => `${kind} ${title.trim().toLowerCase()}`

/** A due date is done once a later entry has the same kind and title. */
export function filterStillDue<T extends Noted>(
  entries: readonly T[],
): (T & { nextDue: string })[] {
  const last = new Map<string, string>()
  for (const entry of entries) {
    const name = nameOf(entry)
    if (entry.day > (last.get(name) ?? '')) last.set(name, entry.day)
  }
  return entries.filter(
    (entry): entry is T & { nextDue: string } =>
      entry.nextDue !== null && entry.day === last.get(nameOf(entry)),
  )
}

interface Ahead {
  /** Newest first. */
  entries: readonly Noted[]
  choices: Pick<LogSettings, 'weighsMonthly'>
  birthday: string
  today: string
}

type Coming = Omit<ComingUp, 'inDays'>

export function listComingUp({ entries, choices, birthday, today }: Ahead): ComingUp[] {
  const due: Coming[] = filterStillDue(entries).map(({ id, title, nextDue }) => ({
    what: 'due',
    title,
    day: nextDue,
    entryId: id,
  }))
  const all = [
    ...due,
    ...(choices.weighsMonthly ? [nextWeighing(entries, today)] : []),
    ...(birthday ? [nextBirthday(birthday, today)] : []),
  ]
  return all
    .map((event) => ({ ...event, inDays: daysBetween(today, event.day) }))
    .sort((event, otherEvent) => event.inDays - otherEvent.inDays)
}

function nextWeighing(entries: readonly Noted[], today: string): Coming {
  const last = entries.find(({ kind }) => kind === 'weight')
  const day = last ? addCalendarMonths(last.day, 1) : today
  return { what: 'weigh', title: '', day, entryId: null }
}

function nextBirthday(birthday: string, today: string): Coming {
  let years = Math.max(0, Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)))
  if (addCalendarMonths(birthday, years * 12) < today) years += 1
  const day = addCalendarMonths(birthday, years * 12)
  return { what: 'birthday', title: String(years), day, entryId: null }
}
