import { useState } from 'react'
import { Link } from 'wouter'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { beforeTexts, sourceTexts, undoTexts } from '#texts/admin/transfer.ts'
import { useFormatDate } from '../app/diary.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { useImportActs } from './queries.ts'

/** All but the one on show. */
export function MovedInBefore({ imports }: { imports: readonly Import[] }) {
  const [asked, setAsked] = useState<Import | null>(null)
  if (imports.length === 0) return null
  return (
    <section className="box exp" aria-labelledby="before">
      <h2 id="before">{beforeTexts.heading}</h2>
      <ul className="befores">
        {imports.map((one) => (
          <BeforeRow key={one.id} of={one} onUndo={() => setAsked(one)} />
        ))}
      </ul>
      <AskUndo of={asked} onClose={() => setAsked(null)} />
    </section>
  )
}

function BeforeRow({ of, onUndo }: { of: Import; onUndo: () => void }) {
  const { file, state, undoUntil } = of
  const canUndo = undoUntil !== null && (state === 'done' || state === 'stopped')
  return (
    <li>
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
        <span className="box-hint">{beforeTexts.states[state]}</span>
      )}
    </li>
  )
}

function Line({ of: { kind, state, createdAt, startedAt, progress, spared } }: { of: Import }) {
  const formatDate = useFormatDate()
  if (state === 'undone') return beforeTexts.undoneLine(formatDate(createdAt), spared)
  if (!startedAt) return beforeTexts.openLine(formatDate(createdAt))
  const name = kind ? sourceTexts[kind].name : beforeTexts.unknownKind
  return beforeTexts.line(name, formatDate(startedAt), progress.made)
}

interface AskUndoProps {
  /** Null while nothing is asked. */
  of: Import | null
  onClose: () => void
}

/** Says what goes and what is spared. */
export function AskUndo({ of, onClose }: AskUndoProps) {
  const { undo } = useImportActs({ id: of?.id ?? 0 })
  const made = of?.progress.made ?? 0
  return (
    <ConfirmDialog
      open={of !== null}
      onClose={onClose}
      title={undoTexts.title}
      description={made === 0 ? undoTexts.nothingYet : undoTexts.text(made)}
      cancelLabel={undoTexts.cancel}
      confirmLabel={undoTexts.takeOut}
      busy={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSettled: onClose })}
    />
  )
}
