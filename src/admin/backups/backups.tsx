import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive } from 'lucide'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import {
  type Backup,
  backupPath,
  listBackups,
  startBackup,
} from '#shared/contract/backups.admin.ts'
import { getDatabaseInfo } from '#shared/contract/settings.admin.ts'
import { dayAfter, dayIn } from '#shared/days.ts'
import { backupTexts as texts } from '#texts/admin/backups.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames, dates, fileSizes } from '#texts/grammar.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useFormatMoment, useZone } from '../app/diary.ts'

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
  const madeAt = useFormatMoment()(backup.madeAt)
  const downloading = useMutation({
    mutationFn: downloadBackup,
    meta: { failed: (description) => ({ title: texts.notDownloaded, description }) },
  })
  return (
    <li className="item set-row">
      <div>
        <strong>{madeAt}</strong>
        <p>
          {texts.kinds[backup.kind]} · {fileSizes.readable(backup.sizeBytes)}
        </p>
      </div>
      <a
        className={buttonClass({ look: 'quiet', small: true })}
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
    </li>
  )
}

/** The last seven days: a full dot for each that has a backup. */
function BackupDays({ backups, now }: { backups: readonly Backup[]; now: Date }) {
  const zone = useZone()
  const made = new Set(backups.map(({ madeAt }) => dayIn(zone, new Date(madeAt))))
  return (
    <ul className="backup-days" aria-label={texts.days}>
      {lastDays(dayIn(zone, now), 7).map((day) => (
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

/** The days up to today, the oldest first, as "2026-11-16". */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(today, at + 1 - count))

const ASK_AGAIN_MS = 1000

export const backupsQuery = queryOptions({
  queryKey: [listBackups.path],
  queryFn: ({ signal }) => api(listBackups, { signal }),
  // Daily ones come without us.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isRunning ? ASK_AGAIN_MS : false),
})

/** Starts a backup and waits for its end; answers the backups there are then. */
export function useMakeBackup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      queryClient.setQueryData(backupsQuery.queryKey, await api(startBackup))
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
        const state = await queryClient.fetchQuery(backupsQuery)
        if (!state.isRunning) return state
      }
    },
    onSuccess: ({ trouble }) => {
      if (trouble) toast({ title: texts.trouble, description: trouble, variant: 'destructive' })
      else toast(texts.done)
    },
    meta: { failed: (description) => ({ title: texts.trouble, description }) },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getDatabaseInfo.path] }),
  })
}

export const downloadBackup = (name: string) => download(backupPath(name), name)

/** A refused link would leave the owner with a broken file, so the sign-in is settled first. */
export async function download(path: string, name: string) {
  await api(checkRecentSignIn)
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}
