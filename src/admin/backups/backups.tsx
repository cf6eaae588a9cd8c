import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Backup, backupPath } from '#shared/contract/backups.admin.ts'
import { addCalendarDays, dayInZone } from '#shared/days.ts'
import { backupTexts as texts } from '#texts/admin/backups.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames, dates, fileSizes } from '#texts/grammar.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Archive } from '#ui/icons/archive.ts'
import { useFormatInstant, useTimeZone } from '../app/diary.ts'
import { backupsQuery, downloadBackup, useMakeBackup } from './queries.ts'
import { ConfirmRestoreDialog, RestoreProgress } from './restore-dialog.tsx'
import { UploadBackup } from './upload-backup.tsx'

export function Backups() {
  const { data, isPending, refetch } = useQuery(backupsQuery)
  const starting = useMakeBackup()
  const [toRestore, setToRestore] = useState<Backup | null>(null)
  const isRunning = starting.isPending || data?.isRunning === true
  if (!data && !isPending) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
    )
  }
  return (
    <section className="box" aria-labelledby="backups">
      <div className="box-head">
        <h2 id="backups">
          <Icon of={Archive} /> {texts.title}
        </h2>
        <Button variant="line" small busy={isRunning} onClick={() => starting.mutate()}>
          {isRunning ? texts.running : texts.now}
        </Button>
      </div>
      <p className="muted">
        {texts.hint} {data?.isDaily === false ? texts.notDaily : texts.daily}
      </p>
      {data?.trouble && <p role="alert">{data.trouble}</p>}
      {data?.upload?.isChecking && (
        <p role="status">
          <Spinner /> {texts.checking}
        </p>
      )}
      {data?.backups.length === 0 && <p>{texts.none}</p>}
      {data && <BackupDays backups={data.backups} now={new Date()} />}
      <ul className="backup-list">
        {data?.backups.map((backup) => (
          <BackupRow key={backup.name} backup={backup} onRestore={() => setToRestore(backup)} />
        ))}
      </ul>
      <UploadBackup onReady={setToRestore} />
      {toRestore && <ConfirmRestoreDialog backup={toRestore} onClose={() => setToRestore(null)} />}
      <RestoreProgress restore={data?.restore ?? null} />
    </section>
  )
}

function BackupRow({ backup, onRestore }: { backup: Backup; onRestore: () => void }) {
  const madeAt = useFormatInstant()(backup.madeAt)
  const downloading = useMutation({
    mutationFn: downloadBackup,
    meta: { failed: (description) => ({ title: texts.notDownloaded, description }) },
  })
  return (
    <li className="item set-row backup-row">
      <div>
        <strong>{madeAt}</strong>
        <p>
          {texts.kinds[backup.kind]} · {fileSizes.readable(backup.sizeBytes)}
        </p>
      </div>
      <div className="cluster">
        <Button variant="quiet" small aria-label={`${texts.restore} ${madeAt}`} onClick={onRestore}>
          {texts.restore}
        </Button>
        <a
          className={buttonClass({ variant: 'quiet', small: true })}
          href={backupPath(backup.name)}
          download={backup.name}
          aria-label={`${texts.download} ${madeAt}`}
          onClick={(event) => {
            event.preventDefault()
            downloading.mutate(backup.name)
          }}
        >
          {texts.download}
        </a>
      </div>
    </li>
  )
}

/** Shows which of the last seven days have a backup of the diary itself, not an uploaded one. */
function BackupDays({ backups, now }: { backups: readonly Backup[]; now: Date }) {
  const zone = useTimeZone()
  const own = backups.filter(({ kind }) => kind !== 'uploaded')
  const made = new Set(own.map(({ madeAt }) => dayInZone(zone, new Date(madeAt))))
  return (
    <ul className="backup-days" aria-label={texts.days}>
      {listLastDays(dayInZone(zone, now), 7).map((day) => (
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

export const listLastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addCalendarDays(today, at + 1 - count))
