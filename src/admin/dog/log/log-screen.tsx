import { useQuery } from '@tanstack/react-query'
import type { DogLog } from '#shared/contract/dog.admin.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { AdminLayout } from '../../app/screen.tsx'
import { DogTabs } from '../dog-tabs.tsx'
import { dogLogQuery } from '../log-queries.ts'
import { ComingUp } from './aside/coming-up.tsx'
import { ScaleChoices } from './aside/scale-choices.tsx'
import { VetSheet } from './aside/vet-sheet.tsx'
import { WhoSeesWhat } from './aside/who-sees-what.tsx'
import { EntryList } from './entries/entry-list.tsx'
import { ExportLog } from './export-log.tsx'
import { QuickAdd } from './quick-add.tsx'
import { WeightBox } from './weight-box.tsx'

/** What happened to the dog, day by day; the owner's alone unless an entry says otherwise. */
export function LogScreen() {
  const { data: log, isError, refetch } = useQuery(dogLogQuery)
  return (
    <AdminLayout title={dogTexts.title} actions={<ExportLog />}>
      <DogTabs current="log" />
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {texts.loadFailed}
        </ErrorBox>
      )}
      {log ? <Log log={log} /> : !isError && <p role="status">{adminTexts.loading}</p>}
    </AdminLayout>
  )
}

function Log({ log }: { log: DogLog }) {
  return (
    <div className="stack dog-log">
      <WeightBox log={log} />
      <QuickAdd unit={log.choices.unit} today={log.today} />
      <div className="log-cols">
        <EntryList log={log} />
        <aside className="stack">
          <ComingUp log={log} />
          <ScaleChoices saved={log.choices} />
          <WhoSeesWhat />
          <VetSheet log={log} />
        </aside>
      </div>
    </div>
  )
}
