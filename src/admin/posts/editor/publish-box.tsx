import { Controller, type UseFormReturn } from 'react-hook-form'
import { FIRST_PUBLISH_DAY } from '#shared/schedule/schedule.ts'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { Field, Input } from '#ui/controls/field.tsx'
import { PostCommentsSwitch } from '../../comments/post-comments.tsx'
import { type LetterChoiceProps, PostLetterSection } from '../../newsletter/post-letter.tsx'
import { Switch } from '../../parts/fields.tsx'
import type { PostValues } from '../post-values.ts'
import { PreviewLinkSection } from './preview-link.tsx'
import { type PublishChoice, PublishTimeChoice, usePublishChoice } from './schedule-fields.tsx'

interface PublishBoxProps {
  form: UseFormReturn<PostValues>
  postId: number | null
  publicSince: string | null
  letter: LetterChoiceProps
  saveForPreview: () => Promise<number | null>
}

/** Phones show the publish switch in the bottom bar instead. */
export function PublishBox(props: PublishBoxProps) {
  const { form, postId, publicSince, letter, saveForPreview } = props
  const publishing = usePublishChoice(form)
  const { status, schedule } = publishing
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
        {status !== 'draft' && !isPublic && (
          <PublishTimeChoice form={form} publishing={publishing} />
        )}
        {status === 'published' && <PublishedOn form={form} publishing={publishing} />}
      </div>
      <PostLetterSection postId={postId} wanted={letter} />
      <PreviewLinkSection postId={postId} save={saveForPreview} />
      <PostCommentsSwitch postId={postId} />
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
  const { status, publishNow, switchToDraft } = usePublishChoice(form)
  return (
    <Switch
      name="published"
      checked={status !== 'draft'}
      onCheckedChange={(isOn) => (isOn ? publishNow() : switchToDraft())}
      aria-label={labels.published}
      aria-describedby={describedBy}
    />
  )
}

interface PublishedOnProps {
  form: UseFormReturn<PostValues>
  publishing: PublishChoice
}

export const PUBLISHED_ON_ID = 'published-on'

/** The date of an old story may lie long before its publication here. */
function PublishedOn({ form, publishing }: PublishedOnProps) {
  const { publishedOn, today, setPublishedOn } = publishing
  return (
    <Field
      id={PUBLISHED_ON_ID}
      label={texts.publishedOn}
      hint={texts.publishedOnHint}
      error={form.formState.errors.publishedOn?.message}
    >
      <Input
        type="date"
        min={FIRST_PUBLISH_DAY}
        max={today}
        value={publishedOn ?? today}
        onChange={(event) => setPublishedOn(event.currentTarget.value)}
      />
    </Field>
  )
}
