import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive } from 'lucide'
import { type Backup, backupPath, listBackups, startBackup } from '#shared/contract/backups.ts'
import { checkRecentSignIn } from '#shared/contract/confirm.ts'
import { getDatabaseInfo } from '#shared/contract/database-info.ts'
import { formatDate } from '#shared/dates.ts'
import { adminTexts } from '#shared/texts/admin.ts'
import { backupTexts as texts } from '#shared/texts/backups.ts'
import { readableSize } from '#shared/texts/storage.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../error-message.ts'
import { BackupDays } from './backup-days.tsx'

const ASK_AGAIN_MS = 1000

const backupsQuery = queryOptions({
  queryKey: [listBackups.path],
  queryFn: ({ signal }) => api(listBackups, { signal }),
  // Daily ones come without us.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isRunning ? ASK_AGAIN_MS : false),
})

export function Backups() {
  const queryClient = useQueryClient()
  const { data, isPending, refetch } = useQuery(backupsQuery)
  const starting = useMutation({
    mutationFn: async () => {
      queryClient.setQueryData(backupsQuery.queryKey, await api(startBackup))
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
        const state = await queryClient.fetchQuery(backupsQuery)
        if (!state.isRunning) return state.trouble
      }
    },
    onSuccess: (trouble) => {
      if (trouble) toast({ title: texts.trouble, description: trouble, variant: 'destructive' })
      else toast(texts.done)
    },
    onError: (error) =>
      toast({ title: texts.trouble, description: messageOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getDatabaseInfo.path] }),
  })
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
  const day = formatDate(backup.madeAt)
  const time = backup.madeAt.slice(11, 16)
  const downloading = useMutation({
    mutationFn: download,
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
          {texts.kinds[backup.kind]} · {readableSize(backup.sizeBytes)}
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

/** A refused link would leave the owner with a broken file, so the sign-in is settled first. */
async function download(name: string) {
  await api(checkRecentSignIn)
  const link = document.createElement('a')
  link.href = backupPath(name)
  link.download = name
  link.click()
}
