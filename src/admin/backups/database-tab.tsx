import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import {
  countSamples,
  type DatabaseInfo,
  getDatabaseInfo,
  getStorageUse,
  removeSamples,
  storageKinds,
} from '#shared/contract/settings.admin.ts'
import { databaseTexts, samplesTexts, settingsTexts, storageTexts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { transferCardTexts } from '#texts/admin/transfer.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Database } from '#ui/icons/database.ts'
import { PackageOpen } from '#ui/icons/package-open.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useSession } from '../accounts/session.ts'
import { api } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { Backups } from './backups.tsx'

export function DatabaseTab() {
  const session = useSession()
  const { data, isPending, refetch } = useQuery({
    queryKey: [getDatabaseInfo.path],
    queryFn: ({ signal }) => api(getDatabaseInfo, { signal }),
    enabled: Boolean(session),
    // Always refetched: sizes and counts change without this browser.
    staleTime: 0,
  })
  if (isPending) {
    return (
      <p className="box" role="status">
        <Spinner /> {databaseTexts.loading}
      </p>
    )
  }
  if (!data) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
        {settingsErrors.databaseInfo}
      </ErrorBox>
    )
  }
  return <DatabaseFacts info={data} />
}

function DatabaseFacts({ info }: { info: DatabaseInfo }) {
  const formatDate = useFormatDate()
  const [persistence, persistent] = settingsTexts.persistence
  return (
    <>
      <section className="box" aria-label={settingsTexts.tabs.database.label}>
        {info.untrustedProxy && <p className="banner is-note">{databaseTexts.untrustedProxy}</p>}
        <dl className="facts">
          <Fact name={databaseTexts.type}>{info.type || settingsTexts.databaseType}</Fact>
          <Fact name={databaseTexts.status}>{info.status || settingsTexts.databaseStatus}</Fact>
        </dl>
        <p className="facts-line">
          <span>
            {persistence} <strong>{persistent}</strong>
          </span>
          <span>{settingsTexts.persistenceHint}</span>
        </p>
      </section>
      <section className="box" aria-labelledby="database-card">
        <div className="box-head">
          <h2 id="database-card">
            <Icon of={Database} /> {settingsTexts.databaseType}
          </h2>
          <Tag badge="good">{settingsTexts.databaseActive}</Tag>
        </div>
        <p className="muted">{databaseTexts.about[info.store]}</p>
        <dl className="facts">
          <Fact name={databaseTexts.version}>{info.version}</Fact>
          <Fact name={databaseTexts.size}>{fileSizes.readable(info.sizeBytes)}</Fact>
          <Fact name={databaseTexts.rows}>{entriesText(info.rows)}</Fact>
          <Fact name={databaseTexts.lastBackup}>
            {info.lastBackupAt ? formatDate(info.lastBackupAt) : databaseTexts.noBackup}
          </Fact>
        </dl>
        <StorageBar />
      </section>
      <SamplesCard />
      <Backups />
      <TransferCard />
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function entriesText(rows: DatabaseInfo['rows']): string {
  return Object.entries(rows)
    .map(
      ([key, count]) =>
        databaseTexts.counted[key as keyof typeof databaseTexts.counted]?.(count) ??
        `${count} ${key}`,
    )
    .join(', ')
}

/** Renders nothing until loaded: the figures above are useful without the bar. */
function StorageBar() {
  const { data: use } = useQuery({
    queryKey: [getStorageUse.path],
    queryFn: ({ signal }) => api(getStorageUse, { signal }),
    staleTime: 0,
  })
  if (!use) return null
  const total = storageKinds.reduce((sum, kind) => sum + use[kind], 0)
  return (
    <div className="storage">
      <p>
        <strong>{fileSizes.readable(total)}</strong> {storageTexts.inAll}
      </p>
      <div className="storage-bar" aria-hidden="true">
        {storageKinds
          .filter((kind) => use[kind] > 0)
          .map((kind) => (
            <span key={kind} data-kind={kind} style={{ flexGrow: use[kind] }} />
          ))}
      </div>
      <dl>
        {storageKinds.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{storageTexts.kinds[kind]}</dt>
            <dd>{fileSizes.readable(use[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SamplesCard() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const { data: samples } = useQuery({
    queryKey: [countSamples.path],
    queryFn: ({ signal }) => api(countSamples, { signal }),
    staleTime: 0,
  })
  const removing = useMutation({
    mutationFn: () => api(removeSamples),
    onSuccess: (removed) =>
      showToast({ title: samplesTexts.done(removed), description: removed.backup ?? undefined }),
    meta: { failed: (description) => ({ title: samplesTexts.failed, description }) },
    // Removing the samples changes posts, photos, counts and backups.
    onSettled: () => queryClient.invalidateQueries(),
  })
  if (!samples || samples.posts + samples.photos === 0) return null
  const ask = () =>
    confirm({
      title: samplesTexts.ask,
      text: samplesTexts.askText(samples),
      cancel: samplesTexts.keep,
      confirm: samplesTexts.remove,
      // Not awaited: the dialog closes at once, and the button behind it shows the progress.
      act: async () => removing.mutate(),
    })
  return (
    <section className="box" aria-labelledby="samples">
      <div className="box-head">
        <h2 id="samples">{samplesTexts.title}</h2>
        <Button variant="line" small busy={removing.isPending} onClick={ask}>
          {removing.isPending ? samplesTexts.removing : samplesTexts.remove}
        </Button>
      </div>
      <p className="muted">{samplesTexts.about(samples)}</p>
    </section>
  )
}

function TransferCard() {
  return (
    <section className="box" aria-labelledby="moving">
      <div className="box-head">
        <h2 id="moving">
          <Icon of={PackageOpen} /> {transferCardTexts.title}
        </h2>
        <Link className={buttonClass({ variant: 'line', small: true })} href="/admin/import">
          {transferCardTexts.open}
          <span className="sr">: {transferCardTexts.title}</span>
        </Link>
      </div>
      <p className="muted">{transferCardTexts.text}</p>
    </section>
  )
}
