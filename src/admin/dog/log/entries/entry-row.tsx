import { Globe, Lock, Pencil } from 'lucide'
import type { LogEntry } from '#shared/contract/dog.admin.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { dates, weightWords } from '#texts/grammar.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { kindIcons } from '../kind-icons.ts'

interface EntryRowProps {
  entry: LogEntry
  unit: WeightUnit
  onSee: () => void
  onEdit: () => void
}

export function EntryRow({ entry, unit, onSee, onEdit }: EntryRowProps) {
  const { kind, day, photoUrl, isPublic } = entry
  const name = texts.entryName(entry)
  return (
    <li className="entry">
      <span className="entry-icon">
        <Icon of={kindIcons[kind]} />
      </span>
      <div>
        <p className="entry-day">
          {texts.kinds[kind]}, <time dateTime={day}>{dates.short(day)}</time>
        </p>
        <EntryWords entry={entry} unit={unit} />
      </div>
      {photoUrl && (
        <span className="entry-pic">
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
      <p dir="auto">
        {main && <b>{main}</b>}
        {main && words && ' · '}
        {words}
      </p>
      {(privateWords || nextDue) && (
        <p className="entry-day" dir="auto">
          {[privateWords, nextDue && texts.dueOn(nextDue)].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  )
}
