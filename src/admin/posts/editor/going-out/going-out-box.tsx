import { Controller, type UseFormReturn } from 'react-hook-form'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { CommentsRow } from '../../../comments/post-comments.tsx'
import { LetterPart } from '../../../newsletter/post-letter.tsx'
import { Switch } from '../../../parts/fields.tsx'
import { PreviewLinkPart } from '../addresses/preview-link.tsx'
import type { PostValues } from '../post-values.ts'
import { PublishSwitch } from './publish-switch.tsx'
import { PublishedOn } from './published-on.tsx'
import { useGoingOut } from './use-going-out.ts'
import { WhenChoice } from './when-choice.tsx'

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
