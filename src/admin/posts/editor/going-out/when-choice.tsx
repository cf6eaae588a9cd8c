import type { UseFormReturn } from 'react-hook-form'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import type { PostValues } from '../post-values.ts'
import { DayAndTime } from './day-and-time.tsx'
import { Sleeps } from './sleeps.tsx'
import type { GoingOut } from './use-going-out.ts'

interface WhenChoiceProps {
  form: UseFormReturn<PostValues>
  goingOut: GoingOut
}

export function WhenChoice({ form, goingOut }: WhenChoiceProps) {
  const { status, schedule, today, publishNow, publishOn } = goingOut
  return (
    <fieldset className="when-choices">
      <legend className="sr">{texts.when}</legend>
      <label className="when-choice">
        <input
          type="radio"
          name="when"
          checked={status === 'published'}
          onChange={() => publishNow()}
        />
        <span>
          <strong>{texts.now}</strong>
          <small>{texts.nowHint}</small>
        </span>
      </label>
      <label className="when-choice">
        <input
          type="radio"
          name="when"
          checked={status === 'scheduled'}
          onChange={() => publishOn()}
        />
        <span>
          <strong>{texts.onDay}</strong>
        </span>
      </label>
      {schedule && status === 'scheduled' && (
        <>
          <DayAndTime
            schedule={schedule}
            error={scheduleError(form)}
            onChange={goingOut.setSchedule}
          />
          <Sleeps today={today} day={schedule.day} />
        </>
      )}
    </fieldset>
  )
}

/** Of the whole from the server, of a part from the form's own check. */
function scheduleError(form: UseFormReturn<PostValues>): string | undefined {
  const error = form.formState.errors.schedule as
    | { message?: string; day?: { message?: string }; time?: { message?: string } }
    | undefined
  return error?.message ?? error?.day?.message ?? error?.time?.message
}
