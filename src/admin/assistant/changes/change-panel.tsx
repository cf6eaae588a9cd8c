import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { editorFields } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { Difference } from '../../parts/difference.tsx'
import type { ToolChange } from './tool-change.ts'

interface ChangePanelProps {
  change: ToolChange
  onUndo: () => void
  onKeep: () => void
}

/** A tool's change is in place already; this shows what it was, with the way back. */
export function ChangePanel({ change, onUndo, onKeep }: ChangePanelProps) {
  const changed = change.fields.filter(({ before, after }) => before !== after)
  return (
    <section className="ai-change" aria-label={texts.changed[change.tool]}>
      <div className="ai-panel-head">
        <h3>{changed.length > 0 ? texts.changed[change.tool] : texts.unchanged}</h3>
        {changed.length > 0 && (
          <Button look="line" small onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
        <Button look="quiet" small onClick={onKeep}>
          {changed.length > 0 ? texts.keep : texts.close}
        </Button>
      </div>
      {change.suggestions.length > 0 && (
        <ul className="ai-suggestions" aria-label={texts.suggestions}>
          {change.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <details open>
          <summary>{texts.showDifference}</summary>
          {changed.map(({ field, before, after }) => (
            <div key={field}>
              {changed.length > 1 && <span className="label">{editorFields[field]}</span>}
              <Difference before={before} after={after} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}
