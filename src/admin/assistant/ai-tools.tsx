import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getAiHelper } from '#shared/contract/assistant.admin.ts'
import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { editorFields } from '#texts/admin/editor.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Check } from '#ui/icons/check.ts'
import { CirclePlus } from '#ui/icons/circle-plus.ts'
import { Lightbulb } from '#ui/icons/lightbulb.ts'
import { PenLine } from '#ui/icons/pen-line.ts'
import { Sparkles } from '#ui/icons/sparkles.ts'
import { api } from '../app/api.ts'
import { TextDifference } from '../parts/difference.tsx'
import type { AiTool, ToolChange } from './text-changes.ts'
import type { AiNotesState, AiToolsState } from './use-ai-tools.ts'

export function AiTools({ tools }: { tools: AiToolsState }) {
  const { data: helper } = useQuery({
    queryKey: [getAiHelper.path],
    queryFn: ({ signal }) => api(getAiHelper, { signal }),
  })
  const buttons: { tool: AiTool; icon: IconNode; run: () => void }[] = [
    { tool: 'enhance', icon: Sparkles, run: tools.enhance },
    { tool: 'expand', icon: CirclePlus, run: tools.expand },
    { tool: 'ideas', icon: Lightbulb, run: tools.findIdeas },
    { tool: 'summary', icon: PenLine, run: tools.summarize },
  ]
  const isBuiltIn = helper?.kind === 'built-in'
  const message = useRef<HTMLParagraphElement>(null)
  // The message may be the only reaction to a click, and may lie below the visible part of the
  // page.
  useEffect(() => {
    if (tools.message) message.current?.scrollIntoView({ block: 'nearest' })
  }, [tools.message])
  return (
    <section className="box ai-box" aria-labelledby="ai-title">
      <div className="box-head">
        <h2 id="ai-title">{texts.title}</h2>
        {helper && <Tag>{isBuiltIn ? texts.builtIn : helper.name}</Tag>}
      </div>
      <div className="ai-row">
        {buttons.map(({ tool, icon, run }) => (
          <button
            key={tool}
            type="button"
            disabled={tools.busy !== null}
            aria-busy={tools.busy === tool || undefined}
            onClick={run}
          >
            {tools.busy === tool ? <Spinner /> : <Icon of={icon} />}
            {tools.busy === tool ? texts.busy[tool] : texts[tool]}
          </button>
        ))}
      </div>
      {tools.busy && (
        <Button variant="line" small onClick={tools.stop}>
          {texts.stop}
        </Button>
      )}
      {helper && (
        <p className="hint">{isBuiltIn ? texts.builtInHint : texts.configuredHint(helper.name)}</p>
      )}
      <p className="ai-message" role="status" ref={message}>
        {tools.message}
      </p>
      {tools.notes.left.length > 0 && (
        <Button variant="line" small onClick={tools.notes.show}>
          {texts.notesLeft(tools.notes.left.length)}
        </Button>
      )}
    </section>
  )
}

/** Shows a tool's result above everything else next to the text until the owner decides. */
export function AiPanel({ tools }: { tools: AiToolsState }) {
  const { change, ideas, notes } = tools
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = change !== null || ideas.length > 0 || notes.isShown
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is the event
  useEffect(() => {
    panel.current?.parentElement?.scrollTo(0, 0)
  }, [change, ideas.length, isOpen])
  if (!isOpen) return null
  return (
    <div className="ai-panel" ref={panel}>
      {change && <ChangePanel change={change} onUndo={tools.undo} onKeep={tools.dismissChange} />}
      {notes.isShown && <NotesList notes={notes} />}
      {ideas.length > 0 && (
        <IdeasList ideas={ideas} onUse={tools.applyIdea} onDismiss={tools.dismissIdeas} />
      )}
    </div>
  )
}

interface ChangePanelProps {
  change: ToolChange
  onUndo: () => void
  onKeep: () => void
}

/** The tool has already changed the text; this panel shows the old text and can restore it. */
function ChangePanel({ change, onUndo, onKeep }: ChangePanelProps) {
  const changed = change.fields.filter(({ before, after }) => before !== after)
  return (
    <section className="ai-change" aria-label={texts.changed[change.tool]}>
      <div className="cluster ai-panel-head">
        <h3>{changed.length > 0 ? texts.changed[change.tool] : texts.unchanged}</h3>
        {changed.length > 0 && (
          <Button variant="line" small onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
        <Button variant="quiet" small onClick={onKeep}>
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
              <TextDifference before={before} after={after} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

function NotesList({ notes }: { notes: AiNotesState }) {
  return (
    <section className="ai-notes" aria-label={texts.notesTitle}>
      <div className="cluster ai-panel-head">
        <h3>{texts.notesTitle}</h3>
        <Button variant="line" small onClick={notes.hide}>
          {texts.notesLater}
        </Button>
        <Button variant="quiet" small onClick={notes.tickOffAll}>
          {texts.notesNone}
        </Button>
      </div>
      <p className="hint">{texts.notesHint}</p>
      <ul>
        {notes.left.map((note) => (
          <li key={note.question} className="item">
            <div>
              {note.about && <span className="hint">{note.about}</span>}
              <p>{note.question}</p>
            </div>
            <IconButton label={texts.noteDone(note.question)} onClick={() => notes.tickOff(note)}>
              <Icon of={Check} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface IdeasListProps {
  ideas: string[]
  onUse: (idea: string) => void
  onDismiss: () => void
}

function IdeasList({ ideas, onUse, onDismiss }: IdeasListProps) {
  return (
    <section className="ai-ideas" aria-label={texts.ideasTitle}>
      <div className="cluster ai-panel-head">
        <h3>{texts.ideasTitle}</h3>
        <Button variant="line" small onClick={onDismiss}>
          {texts.dismissIdeas}
        </Button>
      </div>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onUse(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
