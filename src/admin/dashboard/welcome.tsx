import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Plus } from 'lucide'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useDogName, useToday } from '../app/diary.ts'
import { dogCardQuery } from '../app/queries.ts'

import { CountedDog } from './glance/counted-dog.tsx'

function lastDay(posts: readonly AdminPostRow[]): string | null {
  const dates = posts.filter((post) => post.published).map((post) => post.date)
  return dates.sort().at(-1) || null
}

export function Welcome({ posts }: { posts: readonly AdminPostRow[] | undefined }) {
  const name = useDogName()
  const today = useToday()
  const turns = useQuery(dogCardQuery).data?.turnsToday
  return (
    <section className="welcome">
      <div>
        <h2>{dashboardTexts.greeting(new Date(), name)}</h2>
        {turns && <p className="welcome-birthday">{dashboardTexts.birthday(name, turns)}</p>}
        {/* keeps its line while the posts load */}
        <p>
          {posts
            ? dashboardTexts.sinceLastStory({ lastDay: lastDay(posts), today, name })
            : '\u00a0'}
        </p>
      </div>
      <div className="acts">
        <Link className={buttonClass()} href="/admin/posts/new">
          <Icon of={Plus} />
          {dashboardTexts.newPost}
        </Link>
        <a className={buttonClass({ look: 'line' })} href="/" target="_blank" rel="noopener">
          {dashboardTexts.viewBlog}
          <Icon of={ExternalLink} />
        </a>
      </div>
      <CountedDog posts={posts ?? []} />
    </section>
  )
}
