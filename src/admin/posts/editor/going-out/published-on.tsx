import type { UseFormReturn } from 'react-hook-form'
import { FIRST_DAY } from '#shared/schedule/schedule.ts'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import type { PostValues } from '../post-values.ts'
import type { GoingOut } from './use-going-out.ts'

interface PublishedOnProps {
  form: UseFormReturn<PostValues>
  goingOut: GoingOut
}

export const PUBLISHED_ON_ID = 'published-on'

/** The day a story is known by, also for one that was told long before it came here. */
export function PublishedOn({ form, goingOut }: PublishedOnProps) {
  const { publishedOn, today, setPublishedOn } = goingOut
  return (
    <Field
      id={PUBLISHED_ON_ID}
      label={texts.publishedOn}
      hint={texts.publishedOnHint}
      error={form.formState.errors.publishedOn?.message}
    >
      <Input
        type="date"
        min={FIRST_DAY}
        max={today}
        value={publishedOn ?? today}
        onChange={(event) => setPublishedOn(event.currentTarget.value)}
      />
    </Field>
  )
}
