import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { dayOfPost } from '../calendar-days.ts'
import type { Month } from '../months.ts'

interface MonthSummaryProps {
  month: Month
  posts: AdminPostRow[]
  photos: Photo[]
}

export function MonthSummary({ month, posts, photos }: MonthSummaryProps) {
  const ofMonth = posts.filter((post) => dayOfPost(post)?.startsWith(month))
  const count = (status: string) => ofMonth.filter((post) => statusOf(post) === status).length
  const counts = [
    [texts.counts.published, count('published')],
    [texts.counts.scheduled, count('scheduled')],
    [texts.counts.photos, photos.filter(({ date }) => date.startsWith(month)).length],
  ] as const
  return (
    <section className="box cal-sum">
      <h2>{texts.soFar(calendarNames.month(month))}</h2>
      <dl>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
