import { useState } from 'react'
import type { Import, ImportReport } from '#shared/contract/transfer.admin.ts'
import { sourceTexts, reportTexts as texts } from '#texts/admin/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { useImportActs } from '../use-import-acts.ts'
import { Choices } from './choices.tsx'
import { Odds } from './odds.tsx'
import { ReportFigures } from './report-figures.tsx'
import { ThrowAway } from './throw-away.tsx'

interface ReportProps {
  of: Import
  report: ImportReport
  onGone: () => void
}

/** What was found inside, and how to bring it in. Nothing is written before the button. */
export function Report({ of, report, onGone }: ReportProps) {
  const { start } = useImportActs(of)
  const [options, setOptions] = useState(of.options)
  const { name, sizeBytes } = of.file
  const kind = of.kind ? sourceTexts[of.kind].name : ''
  const fresh = report.posts.total - report.posts.known
  return (
    <section className="box report" aria-labelledby="report">
      <div className="box-head">
        <div>
          <h2 id="report">{texts.title}</h2>
          <p className="box-hint" dir="auto">
            {texts.hint(kind, name, fileSizes.readable(sizeBytes))}
          </p>
        </div>
        <ThrowAway of={of} onGone={onGone} />
      </div>
      <ReportFigures report={report} />
      {of.kind === 'diary' && <p className="banner is-note">{texts.ownExport}</p>}
      <div className="rep-cols">
        <Odds report={report} />
        <Choices of={of} report={report} options={options} onChange={setOptions} />
      </div>
      <div className="savebar">
        <Button busy={start.isPending} disabled={fresh === 0} onClick={() => start.mutate(options)}>
          {texts.carry(fresh)}
        </Button>
        <span className="muted">{saying(report, fresh)}</span>
      </div>
    </section>
  )
}

function saying({ posts }: ImportReport, fresh: number) {
  if (posts.total === 0) return texts.empty
  return fresh === 0 ? texts.allKnown : texts.noLetters
}
