import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { Button } from '#ui/controls/button.tsx'
import type { SchedulePost } from './use-schedule-post.ts'

/** What the last change did, and the way back. */
export function LastChange({ schedule }: { schedule: SchedulePost }) {
  const { last, undo, isPending } = schedule
  return (
    <div className="cal-last" role="status">
      {last && (
        <>
          <span>{texts.changed(last.post.title, last.to)}</span>
          <Button look="quiet" small disabled={isPending} onClick={undo}>
            {texts.undo}
          </Button>
        </>
      )}
    </div>
  )
}
