import { type ReactNode, useState } from 'react'
import type { DryRunReport, Import } from '#shared/contract/transfer.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { reportTexts, sourceTexts, throwAwayTexts, warningNames } from '#texts/admin/transfer.ts'
import { fileSizes, numbers } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { ImportOptionsForm } from './choices.tsx'
import { useRemoveImport, useStartImport } from './queries.ts'

interface ReportProps {
  of: Import
  report: DryRunReport
  onGone: () => void
}

/** Shows the dry run's result. Nothing is written before the owner starts the import. */
export function ImportReportBox({ of, report, onGone }: ReportProps) {
  const start = useStartImport(of)
  const [options, setOptions] = useState(of.options)
  const { name, sizeBytes } = of.file
  const kind = of.kind ? sourceTexts[of.kind].name : ''
  const fresh = report.posts.total - report.posts.known
  return (
    <section className="box report" aria-labelledby="report">
      <div className="box-head">
        <div>
          <h2 id="report">{reportTexts.title}</h2>
          <p className="box-hint" dir="auto">
            {reportTexts.hint(kind, name, fileSizes.readable(sizeBytes))}
          </p>
        </div>
        <ThrowAway of={of} onGone={onGone} />
      </div>
      <ReportFigures report={report} />
      {of.kind === 'diary' && <p className="banner is-note">{reportTexts.ownExport}</p>}
      <div className="rep-cols">
        <Warnings report={report} />
        <ImportOptionsForm of={of} report={report} options={options} onChange={setOptions} />
      </div>
      <div className="cluster">
        <Button busy={start.isPending} disabled={fresh === 0} onClick={() => start.mutate(options)}>
          {reportTexts.import(fresh)}
        </Button>
        <span className="muted">{saying(report, fresh)}</span>
      </div>
    </section>
  )
}

function saying({ posts }: DryRunReport, fresh: number) {
  if (posts.total === 0) return reportTexts.empty
  return fresh === 0 ? reportTexts.allKnown : reportTexts.noLetters
}

function ReportFigures({ report }: { report: DryRunReport }) {
  const { posts, comments, categories } = report
  const open = categories.filter(({ match }) => match === null).length
  return (
    <dl className="figures rep-figures">
      <Figure name={reportTexts.posts} count={posts.total}>
        {reportTexts.postsNote(posts.published, posts.drafts)}
        {posts.known > 0 && <span className="is-line">{reportTexts.known(posts.known)}</span>}
      </Figure>
      <Figure name={reportTexts.pictures} count={report.pictures.total - report.pictures.missing}>
        <PicturesNote pictures={report.pictures} />
      </Figure>
      <Figure name={reportTexts.comments} count={comments}>
        {comments > 0 && reportTexts.commentsNote}
      </Figure>
      <Figure name={reportTexts.categories} count={categories.length}>
        {categories.length > 0 && reportTexts.categoriesNote(categories.length - open, open)}
      </Figure>
    </dl>
  )
}

function PicturesNote({ pictures }: Pick<DryRunReport, 'pictures'>) {
  const { total, missing, toFetch } = pictures
  if (total === 0) return reportTexts.noPictures
  if (missing === 0 && toFetch === 0) return reportTexts.allInside
  return (
    <>
      {missing > 0 && <span className="is-line is-bad">{reportTexts.missing(missing)}</span>}
      {toFetch > 0 && <span className="is-line">{reportTexts.toFetch(toFetch)}</span>}
    </>
  )
}

interface FigureProps {
  name: string
  count: number
  children?: ReactNode
}

function Figure({ name, count, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{numbers.written(count)}</dd>
      <dd className="hint">{children}</dd>
    </div>
  )
}

interface Warning {
  name: string
  becomes: string
  count: number
  cases: { title: string; detail: string }[]
}

function warningsOf({ looseEnds, takenSlugs }: DryRunReport): Warning[] {
  const warnings = looseEnds.map(({ kind, count, posts }) => ({
    ...warningNames[kind],
    count,
    cases: posts,
  }))
  if (takenSlugs.length === 0) return warnings
  const cases = takenSlugs.map((slug) => ({ title: reportTexts.takenAt(slug), detail: '' }))
  return [...warnings, { ...reportTexts.taken, count: takenSlugs.length, cases }]
}

function Warnings({ report }: { report: DryRunReport }) {
  const warnings = warningsOf(report)
  return (
    <div>
      <h3>{reportTexts.warnings}</h3>
      {warnings.length === 0 && <p className="box-hint">{reportTexts.noWarnings}</p>}
      <ul className="odds">
        {warnings.map(({ name, becomes, count, cases }) => (
          <li key={name} className="item">
            <b>{numbers.written(count)}</b>
            <div>
              <strong>{name}</strong>
              <p>{becomes}</p>
            </div>
            <CaseList name={name} count={count} cases={cases} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CaseListProps {
  name: string
  count: number
  cases: readonly { title: string; detail: string }[]
}

function CaseList({ name, count, cases }: CaseListProps) {
  return (
    <TriggeredDialog
      title={name}
      closeLabel={adminTexts.close}
      trigger={
        <button type="button" className="more">
          {reportTexts.which}
          <span className="sr">{reportTexts.whichOf(name)}</span>
        </button>
      }
    >
      <ul className="which-ones">
        {cases.map(({ title, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post may have the same one twice
          <li key={at} className="item" dir="auto">
            <strong>{title}</strong>
            {detail && <p>{detail}</p>}
          </li>
        ))}
        {count > cases.length && <li className="item">{reportTexts.more(count - cases.length)}</li>}
      </ul>
    </TriggeredDialog>
  )
}

interface ThrowAwayProps {
  of: Import
  onGone: () => void
}

/** Opens a confirm dialog, because a large file takes long to upload again. */
function ThrowAway({ of, onGone }: ThrowAwayProps) {
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveImport(onGone)
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {throwAwayTexts.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={throwAwayTexts.title}
        description={throwAwayTexts.text}
        cancelLabel={throwAwayTexts.keep}
        confirmLabel={throwAwayTexts.away}
        variant="solid"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(of.id, { onError: () => setOpen(false) })}
      />
    </>
  )
}
