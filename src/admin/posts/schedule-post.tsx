import { type FormEvent, useState } from 'react'
import type { AdminPostRow, Schedule } from '#shared/contract/posts.admin.ts'
import { addCalendarDays } from '#shared/days.ts'
import { checkSchedule, findScheduleDayProblem } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts, goingOutTexts, pickDayTexts as texts } from '#texts/admin/calendar.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { CalendarPlus } from '#ui/icons/calendar-plus.ts'
import { formatZoneName, useTimeZone, useToday, useUsualPublishTime } from '../app/diary.ts'
import { Dialog } from '../parts/dialog.tsx'
import type { CalendarState } from './use-calendar.ts'

interface PickDayDialogProps {
  post: AdminPostRow
  onChoose: (schedule: Schedule | null) => void
  onClose: () => void
}

const isWhole = (day: string, time: string) => !Number.isNaN(Date.parse(`${day}T${time}:00Z`))

export function PickDayDialog({ post, onChoose, onClose }: PickDayDialogProps) {
  const zone = useTimeZone()
  const today = useToday()
  const usual = useUsualPublishTime()
  const [day, setDay] = useState(post.schedule?.day ?? addCalendarDays(today, 1))
  const [time, setTime] = useState(post.schedule?.time ?? usual)
  const checked = isWhole(day, time) ? checkSchedule({ day, time }, zone, new Date()) : null
  const problem = checked && 'problem' in checked ? checked.message : undefined
  const noDay = !isWhole(day, '12:00') || findScheduleDayProblem(day, zone, new Date()) !== null
  function submit(event: FormEvent) {
    event.preventDefault()
    if (checked && 'instant' in checked) onChoose({ day, time })
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.title(post.title)}
      description={texts.text}
      closeLabel={adminTexts.close}
    >
      <form className="form-stack" onSubmit={submit}>
        <div className="when">
          <Field label={goingOutTexts.day} error={problem}>
            <Input
              type="date"
              required
              min={today}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          </Field>
          <Field label={goingOutTexts.time}>
            <Input
              type="time"
              required
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </Field>
          <p className="hint">{formatZoneName(zone, new Date())}</p>
        </div>
        <div className="acts">
          {post.schedule && (
            <Button variant="quiet" small onClick={() => onChoose(null)}>
              {texts.remove}
            </Button>
          )}
          <Button
            variant="line"
            small
            disabled={noDay}
            onClick={() => onChoose({ day, time: null })}
          >
            {texts.pencil}
          </Button>
          <Button type="submit" small disabled={!checked || 'problem' in checked}>
            {texts.schedule}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface PickDayButtonProps {
  post: AdminPostRow
  calendar: CalendarState
}

export function PickDayButton({ post, calendar }: PickDayButtonProps) {
  return (
    <IconButton label={calendarScreenTexts.pickDay(post.title)} onClick={() => calendar.pick(post)}>
      <Icon of={CalendarPlus} />
    </IconButton>
  )
}
