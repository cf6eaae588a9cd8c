import { useState } from 'react'
import type { DogLog, LogEntry } from '#shared/contract/dog.admin.ts'
import { type LogKind, logKinds } from '#shared/dog/log.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { useChangeLog } from '../use-change-log.ts'
import { EditEntry } from './edit-entry.tsx'
import { EntryRow } from './entry-row.tsx'
import { groupByMonth } from './group-by-month.ts'

const AT_ONCE = 30

/** Everything that was noted, of one kind or of all. */
export function EntryList({ log }: { log: DogLog }) {
  const [kind, setKind] = useState<LogKind | null>(null)
  const [shown, setShown] = useState(AT_ONCE)
  const [edited, setEdited] = useState<LogEntry | null>(null)
  const { set } = useChangeLog()
  const { unit } = log.choices
  const found = log.entries.filter((entry) => kind === null || entry.kind === kind)
  const older = found.length - shown
  return (
    <section className="box" aria-labelledby="what-happened">
      <div className="box-head is-log">
        <h2 id="what-happened">{texts.whatHappened}</h2>
        <KindChips chosen={kind} onChoose={setKind} />
      </div>
      {found.length === 0 && <EmptyState>{kind ? texts.emptyKind : texts.empty}</EmptyState>}
      {groupByMonth(found.slice(0, shown)).map(({ name, entries }) => (
        <div key={name}>
          <h3 className="entry-month">{name}</h3>
          <ul className="entries">
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                unit={unit}
                onSee={() => set(entry, { isPublic: !entry.isPublic })}
                onEdit={() => setEdited(entry)}
              />
            ))}
          </ul>
        </div>
      ))}
      {older > 0 && (
        <button type="button" className="more" onClick={() => setShown(found.length)}>
          {texts.showOlder(older)}
        </button>
      )}
      {edited && (
        <EditEntry entry={edited} unit={unit} today={log.today} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

interface KindChipsProps {
  chosen: LogKind | null
  onChoose: (kind: LogKind | null) => void
}

function KindChips({ chosen, onChoose }: KindChipsProps) {
  const chips = [null, ...logKinds]
  return (
    <div className="chips is-small">
      {chips.map((kind) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ? texts.kinds[kind] : texts.all}
        </button>
      ))}
    </div>
  )
}
