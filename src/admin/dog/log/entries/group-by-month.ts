import type { LogEntry } from '#shared/contract/dog.admin.ts'
import { logTexts } from '#texts/admin/dog-log.ts'
import { calendarNames } from '#texts/grammar.ts'

/** So many months have a name; what is older stands together. */
const NAMED_MONTHS = 2

interface EntryGroup {
  name: string
  entries: LogEntry[]
}

/** The newest first, as they come. */
export function groupByMonth(entries: readonly LogEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const month = calendarNames.monthAndYear(entry.day)
    const last = groups.at(-1)
    if (last && (last.name === month || groups.length > NAMED_MONTHS)) last.entries.push(entry)
    else {
      const name = groups.length < NAMED_MONTHS ? month : logTexts.earlier
      groups.push({ name, entries: [entry] })
    }
  }
  return groups
}
