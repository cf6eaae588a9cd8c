import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { earlierTexts, sourceTexts, transferTexts, undoTexts } from '#texts/admin/transfer.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { ArrowLeft } from '#ui/icons/arrow-left.ts'
import { useFormatDate } from '../app/diary.ts'
import { AdminLayout } from '../app/screen.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { ChooseSource } from './choose-source.tsx'
import { ExportBox } from './export.tsx'
import { ConfirmUndoDialog, DryRunProgress, ImportProgress, UndoProgress } from './progress.tsx'
import { importsQuery, isImportUnfinished } from './queries.ts'
import { ImportReportBox } from './report.tsx'
import { ImportResultBox, RefusedImportBox, UndoneImportBox } from './result.tsx'
import { UploadBox } from './upload.tsx'

const Back = () => (
  <Link className="more" href="/admin/settings#database">
    <Icon of={ArrowLeft} />
    {transferTexts.back}
  </Link>
)

export function TransferScreen() {
  const { data: imports, isError, refetch } = useQuery(importsQuery)
  const { chosen, show } = useChosenImport(imports ?? [])
  const place = useFocusStep(imports ? `${chosen?.id} ${chosen?.state}` : null)
  return (
    <AdminLayout title={transferTexts.title} actions={<Back />}>
      <div className="with-aside moving-cols">
        <div className="stack" ref={place}>
          {isError && !imports && (
            <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
              {transferTexts.loadFailed}
            </ErrorBox>
          )}
          {!imports && !isError && <SkeletonRows />}
          {imports && <ImportStep of={chosen} show={show} />}
        </div>
        <aside className="stack">
          <ExportBox />
          {imports && <EarlierImports imports={imports.filter((run) => run !== chosen)} />}
        </aside>
      </div>
    </AdminLayout>
  )
}

interface ImportStepProps {
  of: Import | undefined
  show: ShowImport
}

function ImportStep({ of, show }: ImportStepProps) {
  const startOver = () => show(null)
  if (!of) return <ChooseSource onAnnounced={({ id }) => show(id)} />
  switch (of.state) {
    case 'receiving':
      return <UploadBox of={of} onGone={startOver} />
    case 'looking':
      return <DryRunProgress of={of} />
    case 'looked':
      return (
        of.report && <ImportReportBox key={of.id} of={of} report={of.report} onGone={startOver} />
      )
    case 'carrying':
      return <ImportProgress of={of} />
    case 'failed':
      return of.startedAt ? (
        <ImportProgress of={of} />
      ) : (
        <RefusedImportBox of={of} onGone={startOver} />
      )
    case 'undoing':
      return <UndoProgress of={of} />
    case 'undone':
      return <UndoneImportBox of={of} onAnother={startOver} />
    default:
      return <ImportResultBox key={of.id} of={of} onAnother={startOver} />
  }
}

function EarlierImports({ imports }: { imports: readonly Import[] }) {
  const [toUndo, setToUndo] = useState<Import | null>(null)
  if (imports.length === 0) return null
  return (
    <section className="box exp" aria-labelledby="before">
      <h2 id="before">{earlierTexts.heading}</h2>
      <ul className="befores">
        {imports.map((run) => (
          <EarlierRow key={run.id} of={run} onUndo={() => setToUndo(run)} />
        ))}
      </ul>
      <ConfirmUndoDialog of={toUndo} onClose={() => setToUndo(null)} />
    </section>
  )
}

function EarlierRow({ of, onUndo }: { of: Import; onUndo: () => void }) {
  const { file, state, undoUntil } = of
  const canUndo = undoUntil !== null && (state === 'done' || state === 'stopped')
  return (
    <li className="item">
      <div>
        <strong dir="auto">
          <Link className="text-link" href={`?import=${of.id}`}>
            {file.name}
          </Link>
        </strong>
        <p>
          <Line of={of} />
        </p>
      </div>
      {canUndo ? (
        <button type="button" className="link-btn" onClick={onUndo}>
          {undoTexts.undo}
          <span className="sr">{undoTexts.of(file.name)}</span>
        </button>
      ) : (
        <span className="box-hint">{earlierTexts.states[state]}</span>
      )}
    </li>
  )
}

function Line({ of: { kind, state, createdAt, startedAt, progress, spared } }: { of: Import }) {
  const formatDate = useFormatDate()
  if (state === 'undone') return earlierTexts.undoneLine(formatDate(createdAt), spared)
  if (!startedAt) return earlierTexts.openLine(formatDate(createdAt))
  const name = kind ? sourceTexts[kind].name : earlierTexts.unknownKind
  return earlierTexts.line(name, formatDate(startedAt), progress.made)
}

/** The address value that stands for a new import instead of an id. */
const NEW = 'new'

/**
 * Prefers the import in the address, then an unfinished one. A shown import stays visible after it
 * has finished.
 */
function useChosenImport(imports: readonly Import[]) {
  const [search, setSearch] = useSearchParams()
  const shown = useRef<number | undefined>(undefined)
  const importId = search.get('import') ?? String(shown.current)
  const named = imports.find(({ id }) => String(id) === importId)
  const chosen = importId === NEW ? undefined : (named ?? imports.find(isImportUnfinished))
  useEffect(() => {
    shown.current = chosen?.id
  }, [chosen?.id])
  // Replaces the address, so that Back leaves the screen instead of returning to an earlier step.
  const show = (id: number | null) => setSearch({ import: String(id ?? NEW) }, { replace: true })
  return { chosen, show }
}

type ShowImport = ReturnType<typeof useChosenImport>['show']

/**
 * A step replaces the previous one and the button pressed in it, so the focus moves to the new
 * heading, which is scrolled into view on a phone.
 */
function useFocusStep(step: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === null || before === step) return
    const heading = place.current?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    const { top, bottom } = heading.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) place.current?.scrollIntoView()
  }, [step])
  return place
}
