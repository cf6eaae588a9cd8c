import type { Backup } from '#shared/contract/backups.admin.ts'
import { backupTexts as texts } from '#texts/admin/backups.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { lastDays } from './last-days.ts'

/** The last seven days: a full dot for each that has a backup. */
export function BackupDays({ backups, now }: { backups: readonly Backup[]; now: Date }) {
  const made = new Set(backups.map(({ madeAt }) => madeAt.slice(0, 10)))
  return (
    <ul className="backup-days" aria-label={texts.days}>
      {lastDays(now, 7).map((day) => (
        <li key={day} data-made={made.has(day) || undefined} title={dates.short(day)}>
          <span className="sr">
            {dates.short(day)}: {made.has(day) ? texts.dayMade : texts.dayMissing}
          </span>
          <span aria-hidden="true">{calendarNames.weekday(day, 'narrow')}</span>
        </li>
      ))}
    </ul>
  )
}
