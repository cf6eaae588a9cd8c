import { useState } from 'react'
import type { DogLog, LogEntry } from '#shared/contract/dog.admin.ts'
import { type LogDayRange, type LogKind, logKinds } from '#shared/dog/log.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { calendarNames, dates, weightWords } from '#texts/grammar.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { Globe } from '#ui/icons/globe.ts'
import { Lock } from '#ui/icons/lock.ts'
import { Pencil } from '#ui/icons/pencil.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { markInvalidFields } from '../app/api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { EntryFields, EntryPhotoField, logKindIcons, useEntryForm } from './entry-fields.tsx'
import { useLogMutations } from './queries.ts'

const AT_ONCE = 30

export function LogEntryList({ log }: { log: DogLog }) {
  const [kind, setKind] = useState<LogKind | null>(null)
  const [shown, setShown] = useState(AT_ONCE)
  const [edited, setEdited] = useState<LogEntry | null>(null)
  const { set } = useLogMutations()
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
      {groupEntriesByMonth(found.slice(0, shown)).map(({ name, entries }) => (
        <div key={name}>
          <h3 className="entry-month">{name}</h3>
          <ul className="entries">
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                unit={unit}
                onSee={() => set.mutate({ ...entry, isPublic: !entry.isPublic })}
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
        <EditEntry entry={edited} unit={unit} life={log} onClose={() => setEdited(null)} />
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

interface EntryRowProps {
  entry: LogEntry
  unit: WeightUnit
  onSee: () => void
  onEdit: () => void
}

function EntryRow({ entry, unit, onSee, onEdit }: EntryRowProps) {
  const { kind, day, photoUrl, isPublic } = entry
  const name = texts.entryName(entry)
  return (
    <li className="item entry">
      <span className="entry-icon">
        <Icon of={logKindIcons[kind]} />
      </span>
      <div>
        <p className="hint">
          {texts.kinds[kind]}, <time dateTime={day}>{dates.short(day)}</time>
        </p>
        <EntryWords entry={entry} unit={unit} />
      </div>
      {photoUrl && (
        <span className="thumb">
          <ResponsiveImage src={photoUrl} alt="" sizes="100px" />
        </span>
      )}
      <button type="button" className={classNames('see', isPublic && 'is-public')} onClick={onSee}>
        <Icon of={isPublic ? Globe : Lock} />
        {isPublic ? texts.public : texts.private}
        <span className="sr">
          . {isPublic ? texts.makePrivate : texts.makePublic}: {name}
        </span>
      </button>
      <IconButton label={texts.edit(name)} onClick={onEdit}>
        <Icon of={Pencil} />
      </IconButton>
    </li>
  )
}

function EntryWords({ entry, unit }: Pick<EntryRowProps, 'entry' | 'unit'>) {
  const { title, words, privateWords, grams, nextDue } = entry
  const main = grams === null ? title : weightWords.short(grams, unit)
  return (
    <>
      <div dir="auto">
        {main && <b>{main}</b>}
        {main && words && ' · '}
        {words}
      </div>
      {(privateWords || nextDue) && (
        <p className="hint" dir="auto">
          {[privateWords, nextDue && texts.dueOn(nextDue)].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  )
}

interface EditEntryProps {
  entry: LogEntry
  unit: WeightUnit
  life: LogDayRange
  onClose: () => void
}

function EditEntry(props: EditEntryProps) {
  return (
    <Dialog title={texts.editTitle} closeLabel={texts.close} wide onClose={props.onClose}>
      <EditForm {...props} />
    </Dialog>
  )
}

function EditForm({ entry, unit, life, onClose }: EditEntryProps) {
  const form = useEntryForm(entry, life)
  const { update, remove, tellFailure } = useLogMutations()
  const save = form.handleSubmit((fields) =>
    update.mutate(
      { ...fields, id: entry.id },
      {
        onSuccess() {
          showToast(logToasts.saved)
          onClose()
        },
        onError(error) {
          if (!markInvalidFields(form, error)) tellFailure(error)
        },
      },
    ),
  )
  return (
    <form className="form-stack edit-entry" noValidate onSubmit={save}>
      <EntryFields form={form} unit={unit} life={life} />
      <EntryPhotoField form={form} />
      <Button
        variant="delete"
        small
        busy={remove.isPending}
        onClick={() => remove.mutate(entry.id, { onSuccess: onClose })}
      >
        {texts.delete}
      </Button>
      <FormButtons cancelLabel={texts.cancel} onCancel={onClose} busy={update.isPending}>
        {update.isPending ? texts.saving : texts.save}
      </FormButtons>
    </form>
  )
}

/** This many months get a group of their own; older entries share one. */
const NAMED_MONTHS = 2

interface EntryGroup {
  name: string
  entries: LogEntry[]
}

/** Expects the entries sorted newest first. */
export function groupEntriesByMonth(entries: readonly LogEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const month = calendarNames.monthAndYear(entry.day)
    const last = groups.at(-1)
    if (last && (last.name === month || groups.length > NAMED_MONTHS)) last.entries.push(entry)
    else {
      const name = groups.length < NAMED_MONTHS ? month : texts.earlier
      groups.push({ name, entries: [entry] })
    }
  }
  return groups
}
