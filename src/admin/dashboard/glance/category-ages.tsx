import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { glanceTexts as texts } from '#texts/admin/dashboard.ts'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories, useToday } from '../../app/diary.ts'

import { lastWritten } from './last-written.ts'

/** What has not been written about for a while. */
export function CategoryAges({ posts }: { posts: readonly AdminPostRow[] }) {
  const { chips, of } = useCategories('posts')
  const today = useToday()
  return (
    <section className="box" aria-labelledby="category-ages">
      <div className="box-head">
        <h2 id="category-ages">{texts.categories}</h2>
        <span className="muted">{texts.lastWritten}</span>
      </div>
      <ul className="category-ages">
        {lastWritten(chips, posts, of).map(({ label, day }) => (
          <li key={label}>
            <Tag badge={of(label).badge}>{label}</Tag>
            {day ? <time dateTime={day}>{texts.ago(day, today)}</time> : <span>{texts.never}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
