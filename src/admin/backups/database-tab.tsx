import { useQuery } from '@tanstack/react-query'
import { Database } from 'lucide'
import { type DatabaseInfo, getDatabaseInfo } from '#shared/contract/settings.admin.ts'
import { databaseTexts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { dates, fileSizes } from '#texts/grammar.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useSession } from '../accounts/session.ts'
import { api } from '../app/api.ts'
import { Backups } from './backups.tsx'
import { MovingCard } from './moving-card.tsx'
import { SamplesCard } from './samples.tsx'
import { StorageBar } from './storage-bar.tsx'

export function DatabaseTab() {
  const session = useSession()
  const { data, isPending, refetch } = useQuery({
    queryKey: [getDatabaseInfo.path],
    queryFn: ({ signal }) => api(getDatabaseInfo, { signal }),
    enabled: Boolean(session),
    // Sizes and counts change behind our back: each visit asks again.
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
  const [persistence, persistent] = texts.persistence
  return (
    <>
      <section className="box" aria-label={texts.tabs.database.label}>
        {info.untrustedProxy && <p className="banner is-note">{databaseTexts.untrustedProxy}</p>}
        <dl className="facts">
          <Fact name={databaseTexts.type}>{info.type || texts.databaseType}</Fact>
          <Fact name={databaseTexts.status}>{info.status || texts.databaseStatus}</Fact>
        </dl>
        <p className="facts-line">
          <span>
            {persistence} <strong>{persistent}</strong>
          </span>
          <span>{texts.persistenceHint}</span>
        </p>
      </section>
      <section className="box" aria-labelledby="database-card">
        <div className="box-head">
          <h2 id="database-card">
            <Icon of={Database} /> {texts.databaseType}
          </h2>
          <Tag badge="good">{texts.databaseActive}</Tag>
        </div>
        <p className="muted">{databaseTexts.about[info.store]}</p>
        <dl className="facts">
          <Fact name={databaseTexts.version}>{info.version}</Fact>
          <Fact name={databaseTexts.size}>{fileSizes.readable(info.sizeBytes)}</Fact>
          <Fact name={databaseTexts.rows}>{entriesText(info.rows)}</Fact>
          <Fact name={databaseTexts.lastBackup}>
            {info.lastBackupAt ? dates.short(info.lastBackupAt) : databaseTexts.noBackup}
          </Fact>
        </dl>
        <StorageBar />
      </section>
      <SamplesCard />
      <Backups />
      <MovingCard />
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
