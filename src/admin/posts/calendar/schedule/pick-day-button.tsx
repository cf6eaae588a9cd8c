import { CalendarPlus } from 'lucide'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { CalendarState } from '../use-calendar.ts'

interface PickDayButtonProps {
  post: AdminPostRow
  calendar: CalendarState
}

export function PickDayButton({ post, calendar }: PickDayButtonProps) {
  return (
    <IconButton label={texts.pickDay(post.title)} onClick={() => calendar.pick(post)}>
      <Icon of={CalendarPlus} />
    </IconButton>
  )
}
