import { Clock, TriangleAlert } from 'lucide'
import { useState } from 'react'
import type { Schedule } from '#shared/contract/posts.admin.ts'
import { checkSchedule } from '#shared/schedule/schedule.ts'
import { nearestInstant, type WallTime } from '#shared/schedule/wall-time.ts'
import { goingOutTexts as texts } from '#texts/admin/calendar.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useZone, zoneName } from '../../../app/diary.ts'

export const SCHEDULE_DAY_ID = 'schedule-day'

interface DayAndTimeProps {
  schedule: Schedule
  error: string | undefined
  onChange: (schedule: Schedule) => void
}

/** An hour that the clocks jump over becomes the next one when the owner has finished typing, and the note says so. */
export function DayAndTime({ schedule, error, onChange }: DayAndTimeProps) {
  const zone = useZone()
  const [jump, setJump] = useState<{ from: WallTime; to: WallTime } | null>(null)
  const chosen = { day: schedule.day, time: schedule.time ?? '' }
  const isWhole = !Number.isNaN(Date.parse(`${chosen.day}T${chosen.time}:00Z`))
  const checked = isWhole ? checkSchedule(chosen, zone, new Date()) : null
  const refused = checked && 'problem' in checked && checked.problem !== 'gap'
  const change = (part: Partial<WallTime>) => {
    setJump(null)
    onChange({ ...chosen, ...part })
  }
  const leave = () => {
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
          onBlur={leave}
        />
      </Field>
      <Field label={texts.time}>
        <Input
          type="time"
          required
          value={chosen.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
          onBlur={leave}
        />
      </Field>
      <p className="hint">
        <Icon of={Clock} />
        {zoneName(zone, isWhole ? nearestInstant(zone, chosen) : new Date())}
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
