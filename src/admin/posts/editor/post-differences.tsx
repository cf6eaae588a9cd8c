import { differenceTexts } from '#texts/admin/drafts.ts'
import { editorFields } from '#texts/admin/editor.ts'
import { dates } from '#texts/grammar.ts'
import { SideBySideDifference, TextDifference } from '../../parts/difference.tsx'
import { listChangedFields, type PostValues } from '../post-values.ts'

interface PostDifferencesProps {
  before: PostValues
  after: PostValues
  same: string
  /** With these labels, both versions are shown side by side. */
  sides?: { before: string; after: string }
}

const shown = (value: PostValues[keyof PostValues]): string => {
  if (typeof value === 'boolean') return value ? differenceTexts.on : differenceTexts.off
  if (value === null || typeof value === 'string') return value ?? ''
  return value.time === null
    ? dates.short(value.day)
    : `${dates.short(value.day)}, ${dates.clock(value.time)}`
}

export function PostDifferences({ before, after, same, sides }: PostDifferencesProps) {
  const fields = listChangedFields(before, after)
  if (fields.length === 0) return <p className="muted">{same}</p>
  return (
    <dl className="differences">
      {fields.map((field) => {
        const texts = { before: shown(before[field]), after: shown(after[field]) }
        return (
          <div key={field}>
            <dt>{editorFields[field]}</dt>
            <dd>
              {sides ? (
                <SideBySideDifference
                  {...texts}
                  beforeLabel={sides.before}
                  afterLabel={sides.after}
                />
              ) : (
                <TextDifference {...texts} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
