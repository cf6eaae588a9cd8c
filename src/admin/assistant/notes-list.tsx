import { Check } from 'lucide'
import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { Notes } from './use-notes.ts'

/** What the helper asks, beside the text that the answers go into. */
export function NotesList({ notes }: { notes: Notes }) {
  return (
    <section className="ai-notes" aria-label={texts.notesTitle}>
      <div className="ai-panel-head">
        <h3>{texts.notesTitle}</h3>
        <Button look="line" small onClick={notes.hide}>
          {texts.notesLater}
        </Button>
        <Button look="quiet" small onClick={notes.tickOffAll}>
          {texts.notesNone}
        </Button>
      </div>
      <p className="hint">{texts.notesHint}</p>
      <ul>
        {notes.left.map((note) => (
          <li key={note.question}>
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
