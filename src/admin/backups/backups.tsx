import { useMutation, useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide'
import { type Backup, backupPath } from '#shared/contract/backups.admin.ts'
import { backupTexts as texts } from '#texts/admin/backups.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates, fileSizes } from '#texts/grammar.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { messageOf } from '../app/api.ts'
import { BackupDays } from './backup-days.tsx'
import { backupsQuery, downloadBackup, useMakeBackup } from './use-make-backup.ts'

export function Backups() {
  const { data, isPending, refetch } = useQuery(backupsQuery)
  const starting = useMakeBackup()
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
        <Button look="line" small busy={isRunning} onClick={() => starting.mutate()}>
          {isRunning ? texts.running : texts.now}
        </Button>
      </div>
      <p className="muted">
        {texts.hint} {data?.isDaily === false ? texts.notDaily : texts.daily}
      </p>
      {data?.trouble && <p role="alert">{data.trouble}</p>}
      {data?.backups.length === 0 && <p>{texts.none}</p>}
      {data && <BackupDays backups={data.backups} now={new Date()} />}
      <ul className="backup-list">
        {data?.backups.map((backup) => (
          <BackupRow key={backup.name} backup={backup} />
        ))}
      </ul>
    </section>
  )
}

function BackupRow({ backup }: { backup: Backup }) {
  const day = dates.short(backup.madeAt)
  const time = backup.madeAt.slice(11, 16)
  const downloading = useMutation({
    mutationFn: downloadBackup,
    onError: (error) =>
      toast({ title: texts.notDownloaded, description: messageOf(error), variant: 'destructive' }),
  })
  return (
    <li className="set-row">
      <div>
        <strong>
          {day}, {time} UTC
        </strong>
        <p>
          {texts.kinds[backup.kind]} · {fileSizes.readable(backup.sizeBytes)}
        </p>
      </div>
      <a
        className={buttonClass({ look: 'quiet', small: true })}
        href={backupPath(backup.name)}
        download={backup.name}
        aria-label={`${texts.download} ${day}, ${time} UTC`}
        onClick={(event) => {
          event.preventDefault()
          downloading.mutate(backup.name)
        }}
      >
        {texts.download}
      </a>
    </li>
  )
}
