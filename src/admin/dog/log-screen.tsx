import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { type DogLog, LOG_CSV_PATH } from '#shared/contract/dog.admin.ts'
import { type LogDayRange, type LogKind, logKinds } from '#shared/dog/log.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { dogTexts } from '#texts/admin/dog.ts'
import { leaveLogTexts, logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Download } from '#ui/icons/download.ts'
import { markInvalidFields } from '../app/api.ts'
import { AdminLayout } from '../app/screen.tsx'
import { useDownloadCsv } from '../parts/download.ts'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { DogTabs } from './dog-tabs.tsx'
import {
  createEmptyEntry,
  EntryFields,
  EntryPhotoField,
  hasInput,
  logKindIcons,
  useEntryForm,
} from './entry-fields.tsx'
import {
  LogSettingsForm,
  LogVisibilityNote,
  PrintableVetSheet,
  UpcomingReminders,
} from './log-aside.tsx'
import { LogEntryList } from './log-entries.tsx'
import { dogLogQuery, useLogMutations } from './queries.ts'
import { WeightBox } from './weight-box.tsx'

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
      {log ? <Log log={log} /> : !isError && <WaitingLog />}
    </AdminLayout>
  )
}

function WaitingLog() {
  return (
    <div className="stack">
      {(['fields', 'words'] as const).map((shape) => (
        <section key={shape} className="box">
          <SkeletonRows shape={shape} />
        </section>
      ))}
    </div>
  )
}

function Log({ log }: { log: DogLog }) {
  return (
    <div className="stack">
      <WeightBox log={log} />
      <QuickAdd unit={log.choices.unit} life={log} />
      <div className="with-aside">
        <LogEntryList log={log} />
        <aside className="stack">
          <UpcomingReminders log={log} />
          <LogSettingsForm saved={log.choices} />
          <LogVisibilityNote />
          <PrintableVetSheet log={log} />
        </aside>
      </div>
    </div>
  )
}

interface QuickAddProps {
  unit: WeightUnit
  life: LogDayRange
}

const isKind = (name: string | null): name is LogKind => logKinds.includes(name as LogKind)

/**
 * A link with `?add=weight` focuses the field of that kind, so that logging from a phone takes two
 * taps.
 */
function QuickAdd({ unit, life }: QuickAddProps) {
  const { today } = life
  const [search] = useSearchParams()
  const kindToAdd = search.get('add')
  const form = useEntryForm(createEmptyEntry(isKind(kindToAdd) ? kindToAdd : 'weight', today), life)
  const element = useRef<HTMLFormElement>(null)
  // The key contains this count: the weight inputs hold their own state, which only a remount
  // clears.
  const [count, setCount] = useState(0)
  const { add, tellFailure } = useLogMutations()
  const kind = form.watch('kind')
  const focusMain = () => element.current?.querySelector<HTMLElement>('[data-main]')?.focus()

  useEffect(() => {
    if (isKind(kindToAdd)) element.current?.querySelector<HTMLElement>('[data-main]')?.focus()
  }, [kindToAdd])

  const submit = form.handleSubmit((entry) =>
    add.mutate(entry, {
      onSuccess() {
        form.reset(createEmptyEntry(kind, today))
        setCount(count + 1)
      },
      onError(error) {
        if (!markInvalidFields(form, error)) tellFailure(error)
      },
    }),
  )
  return (
    <form ref={element} className="box quick-add" noValidate onSubmit={submit}>
      <fieldset className="tabs">
        <legend className="sr">{texts.whatHappened}</legend>
        {logKinds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === kind}
            onClick={() => {
              form.clearErrors()
              form.setValue('kind', name)
              requestAnimationFrame(focusMain)
            }}
          >
            <Icon of={logKindIcons[name]} />
            {texts.kinds[name]}
          </button>
        ))}
      </fieldset>
      <div className="quick-row">
        <EntryFields key={`${unit} ${count}`} form={form} unit={unit} life={life} />
        <EntryPhotoField form={form} />
        <Button type="submit" busy={add.isPending}>
          {add.isPending ? texts.adding : texts.add}
        </Button>
      </div>
      <LeaveGuard texts={leaveLogTexts} isDirty={() => hasInput(form.getValues())} />
    </form>
  )
}

function ExportLog() {
  const downloadCsv = useDownloadCsv()
  const download = useMutation({
    mutationFn: () => downloadCsv(LOG_CSV_PATH, 'dog-log'),
    meta: { failed: logToasts.exportFailed },
  })
  return (
    <Button variant="line" small busy={download.isPending} onClick={() => download.mutate()}>
      {!download.isPending && <Icon of={Download} />}
      {download.isPending ? texts.exporting : texts.exportCsv}
    </Button>
  )
}
