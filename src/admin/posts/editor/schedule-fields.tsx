import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Schedule } from '#shared/contract/posts.admin.ts'
import { addCalendarDays, daysBetween } from '#shared/days.ts'
import { checkSchedule, postStatusOf } from '#shared/schedule/schedule.ts'
import { nearestInstant, type WallTime } from '#shared/schedule/wall-time.ts'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { dates } from '#texts/grammar.ts'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { Bone } from '#ui/dog/toys.tsx'
import { Clock } from '#ui/icons/clock.ts'
import { TriangleAlert } from '#ui/icons/triangle-alert.ts'
import { formatZoneName, useTimeZone, useToday, useUsualPublishTime } from '../../app/diary.ts'
import type { PostValues } from '../post-values.ts'

interface WhenChoiceProps {
  form: UseFormReturn<PostValues>
  publishing: PublishChoice
}

export function PublishTimeChoice({ form, publishing }: WhenChoiceProps) {
  const { status, schedule, today, publishNow, publishOn } = publishing
  return (
    <fieldset className="choices">
      <legend className="sr">{texts.when}</legend>
      <label className="choice">
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
      <label className="choice">
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
            onChange={publishing.setSchedule}
          />
          <Sleeps today={today} day={schedule.day} />
        </>
      )}
    </fieldset>
  )
}

/** The server reports the schedule as a whole, the form's own check its day or time. */
function scheduleError(form: UseFormReturn<PostValues>): string | undefined {
  const error = form.formState.errors.schedule as
    | { message?: string; day?: { message?: string }; time?: { message?: string } }
    | undefined
  return error?.message ?? error?.day?.message ?? error?.time?.message
}

export const SCHEDULE_DAY_ID = 'schedule-day'

interface DayAndTimeProps {
  schedule: Schedule
  error: string | undefined
  onChange: (schedule: Schedule) => void
}

/** On blur, a time that daylight saving skips moves to the next valid one, and a note says so. */
function DayAndTime({ schedule, error, onChange }: DayAndTimeProps) {
  const zone = useTimeZone()
  const [jump, setJump] = useState<{ from: WallTime; to: WallTime } | null>(null)
  const chosen = { day: schedule.day, time: schedule.time ?? '' }
  const isWhole = !Number.isNaN(Date.parse(`${chosen.day}T${chosen.time}:00Z`))
  const checked = isWhole ? checkSchedule(chosen, zone, new Date()) : null
  const refused = checked && 'problem' in checked && checked.problem !== 'gap'
  const change = (part: Partial<WallTime>) => {
    setJump(null)
    onChange({ ...chosen, ...part })
  }
  const skipGap = () => {
    if (!checked || !('problem' in checked) || checked.problem !== 'gap') return
    setJump({ from: chosen, to: checked.next })
    onChange(checked.next)
  }
  return (
    <div className="when">
      <Field id={SCHEDULE_DAY_ID} label={texts.day}>
        <Input
          type="date"
          required
          value={chosen.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
          onBlur={skipGap}
        />
      </Field>
      <Field label={texts.time}>
        <Input
          type="time"
          required
          value={chosen.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
          onBlur={skipGap}
        />
      </Field>
      <p className="hint">
        <Icon of={Clock} />
        {formatZoneName(zone, isWhole ? nearestInstant(zone, chosen) : new Date())}
      </p>
      <div role="status">
        {jump && (
          <p className="when-jump">
            <Icon of={TriangleAlert} />
            <span>
              <b>{texts.noSuchTime(jump.from)}</b> {texts.moved(jump.from, jump.to)}
            </span>
          </p>
        )}
      </div>
      {(error || refused) && (
        <p className="error" role="alert">
          {error ?? (refused && checked.message)}
        </p>
      )}
    </div>
  )
}

/** Longer waits are shown as a number only. */
const MAX_DRAWN = 14

function Sleeps({ today, day }: { today: string; day: string }) {
  const nights = daysBetween(today, day)
  if (Number.isNaN(nights) || nights < 0) return null
  const isDrawn = nights >= 1 && nights <= MAX_DRAWN
  return (
    <div className="sleeps">
      {isDrawn && (
        <div className="sleeps-road" aria-hidden="true">
          <BrandMark className="sleeps-dog" />
          <Bone className="sleeps-bone" />
          <div className="sleeps-ground">
            {Array.from({ length: nights + 1 }, (_, night) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks on a road have no other name
              <i key={night} />
            ))}
          </div>
        </div>
      )}
      <p>
        <span>{texts.today}</span>
        <strong>{texts.sleeps(nights)}</strong>
        <span>{dates.short(day)}</span>
      </p>
    </div>
  )
}

/** Maps the form's fields `published` and `schedule` to the owner's choices: draft, now, or on a day. */
export function usePublishChoice(form: UseFormReturn<PostValues>) {
  const { control } = form
  const published = useWatch({ control, name: 'published' })
  const schedule = useWatch({ control, name: 'schedule' })
  const publishedOn = useWatch({ control, name: 'publishedOn' })
  const today = useToday()
  const usual = useUsualPublishTime()
  const change = (values: Partial<PostValues>) => {
    form.clearErrors(['schedule', 'publishedOn'])
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof PostValues, value, { shouldDirty: true })
    }
  }
  return {
    status: postStatusOf({ published, schedule }),
    schedule,
    publishedOn,
    today,
    switchToDraft: () => change({ published: false, schedule: null, publishedOn: null }),
    publishNow: () => change({ published: true, schedule: null }),
    publishOn: () =>
      change({
        published: false,
        publishedOn: null,
        schedule: {
          day: schedule?.day ?? addCalendarDays(today, 1),
          time: schedule?.time ?? usual,
        },
      }),
    setSchedule: (next: Schedule) => change({ schedule: next }),
    setPublishedOn: (day: string) => change({ publishedOn: day }),
  }
}

export type PublishChoice = ReturnType<typeof usePublishChoice>
