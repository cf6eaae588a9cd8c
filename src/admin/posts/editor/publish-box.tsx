import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Schedule } from '#shared/contract/posts.admin.ts'
import { FIRST_DAY, statusOf } from '#shared/schedule/schedule.ts'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useToday, useUsualTime } from '../../app/diary.ts'
import { CommentsRow } from '../../comments/comments-row.tsx'
import { LetterPart } from '../../newsletter/post-letter.tsx'
import { Switch } from '../../parts/fields.tsx'
import { addDays } from '../days.ts'
import type { PostValues } from './post-values.ts'
import { PreviewLinkPart } from './preview-link.tsx'
import { WhenChoice } from './schedule-fields.tsx'

interface GoingOutBoxProps {
  form: UseFormReturn<PostValues>
  /** Null until the first save. */
  postId: number | null
  /** The day since which visitors can read it. */
  publicSince: string | null
}

/** On a phone the switch to publish stands in the bar at the bottom instead. */
export function GoingOutBox({ form, postId, publicSince }: GoingOutBoxProps) {
  const goingOut = useGoingOut(form)
  const { status, schedule } = goingOut
  const isPublic = publicSince !== null && status === 'published'
  return (
    <section className="box publish-box">
      <div className="row" data-field="published">
        <div>
          <strong className="label">{labels.published}</strong>
          <p id="published-hint">{isPublic ? texts.since(publicSince) : texts.hints[status]}</p>
        </div>
        <PublishSwitch form={form} describedBy="published-hint" />
      </div>
      <div className="publish-when">
        {status === 'draft' && (
          <p className="hint">{schedule ? texts.pencilled(schedule.day) : texts.draftNote}</p>
        )}
        {status !== 'draft' && !isPublic && <WhenChoice form={form} goingOut={goingOut} />}
        {status === 'published' && <PublishedOn form={form} goingOut={goingOut} />}
      </div>
      <LetterPart postId={postId} />
      <PreviewLinkPart postId={postId} />
      <CommentsRow postId={postId} />
      <div className="row" data-field="featured">
        <div>
          <strong className="label">{labels.featured}</strong>
          <p id="featured-hint">{labels.featuredHint}</p>
        </div>
        <Controller
          control={form.control}
          name="featured"
          render={({ field: { value, onChange, ...field } }) => (
            <Switch
              {...field}
              checked={value}
              onCheckedChange={onChange}
              aria-label={labels.featured}
              aria-describedby="featured-hint"
            />
          )}
        />
      </div>
    </section>
  )
}

interface PublishSwitchProps {
  form: UseFormReturn<PostValues>
  describedBy?: string
}

export function PublishSwitch({ form, describedBy }: PublishSwitchProps) {
  const { status, publishNow, keepDraft } = useGoingOut(form)
  return (
    <Switch
      name="published"
      checked={status !== 'draft'}
      onCheckedChange={(isOn) => (isOn ? publishNow() : keepDraft())}
      aria-label={labels.published}
      aria-describedby={describedBy}
    />
  )
}

interface PublishedOnProps {
  form: UseFormReturn<PostValues>
  goingOut: GoingOut
}

export const PUBLISHED_ON_ID = 'published-on'

/** The day a story is known by, also for one that was told long before it came here. */
function PublishedOn({ form, goingOut }: PublishedOnProps) {
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

/** Draft, now or on a day: the form holds it as the server does, the switch and the choices say it in their way. */
export function useGoingOut(form: UseFormReturn<PostValues>) {
  const { control } = form
  const published = useWatch({ control, name: 'published' })
  const schedule = useWatch({ control, name: 'schedule' })
  const publishedOn = useWatch({ control, name: 'publishedOn' })
  const today = useToday()
  const usual = useUsualTime()
  const change = (values: Partial<PostValues>) => {
    form.clearErrors(['schedule', 'publishedOn'])
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof PostValues, value, { shouldDirty: true })
    }
  }
  return {
    status: statusOf({ published, schedule }),
    schedule,
    publishedOn,
    today,
    keepDraft: () => change({ published: false, schedule: null, publishedOn: null }),
    publishNow: () => change({ published: true, schedule: null }),
    publishOn: () =>
      change({
        published: false,
        publishedOn: null,
        schedule: { day: schedule?.day ?? addDays(today, 1), time: schedule?.time ?? usual },
      }),
    setSchedule: (next: Schedule) => change({ schedule: next }),
    setPublishedOn: (day: string) => change({ publishedOn: day }),
  }
}

export type GoingOut = ReturnType<typeof useGoingOut>
