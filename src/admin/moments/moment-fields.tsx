import { categoryOptions } from '#shared/categories.ts'
import { FIRST_PUBLISH_DAY } from '#shared/schedule/schedule.ts'
import { momentTexts as texts } from '#texts/admin/moments.ts'
import { calendarNames } from '#texts/grammar.ts'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { useCategories, useToday } from '../app/diary.ts'
import { Select } from '../parts/fields.tsx'
import type { Moment } from '../sync/records.ts'
import { isMomentEmpty, momentTitleOf } from './moment-post.ts'

interface FieldsProps {
  moment: Moment
  problems: { title?: string; words?: string }
  onChange: (to: Partial<Moment>) => void
}

export function MomentTextField({ moment, problems, onChange }: FieldsProps) {
  return (
    <Field label={texts.words} error={problems.words}>
      <Textarea
        className="moment-words"
        dir="auto"
        value={moment.words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
    </Field>
  )
}

export function MomentDetailsFields({ moment, problems, onChange }: FieldsProps) {
  const categories = useCategories('posts')
  const today = useToday()
  const { day } = moment
  const shownDay =
    day === null || day === today ? texts.today(today) : calendarNames.shortWeekday(day)
  return (
    <section className="quiet-facts">
      <Field
        label={texts.titleLabel}
        error={problems.title}
        hint={<span className="if-wide">{texts.titleHint}</span>}
      >
        <Input
          dir="auto"
          maxLength={200}
          value={moment.title}
          placeholder={
            isMomentEmpty(moment) ? texts.titlePlaceholder : momentTitleOf({ ...moment, title: '' })
          }
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.category}>
        <Select
          options={categoryOptions(categories, moment.category)}
          value={moment.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.day} className="day-field">
        <span className="day-shown" aria-hidden="true">
          {shownDay}
        </span>
        <Input
          type="date"
          min={FIRST_PUBLISH_DAY}
          max={today}
          value={day ?? today}
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={(event) => onChange({ day: event.currentTarget.value || null })}
        />
        <Icon of={ChevronDown} />
      </Field>
    </section>
  )
}
