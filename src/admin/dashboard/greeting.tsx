import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { dashboardTexts as texts } from '#texts/admin/dashboard.ts'
import { numbers } from '#texts/grammar.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ExternalLink } from '#ui/icons/external-link.ts'
import { Plus } from '#ui/icons/plus.ts'
import { useDogName, useTimeZone, useToday } from '../app/diary.ts'
import { dogCardQuery, settingsQuery } from '../app/queries.ts'

interface WelcomeProps {
  posts: readonly AdminPostRow[] | undefined
}

export function DashboardGreeting({ posts }: WelcomeProps) {
  return (
    <section className="welcome">
      <Greeting posts={posts} />
      <div className="cluster">
        <Link className={buttonClass()} href="/admin/posts/new">
          <Icon of={Plus} />
          {texts.newPost}
        </Link>
        <a className={buttonClass({ variant: 'line' })} href="/" target="_blank" rel="noopener">
          {texts.viewBlog}
          <Icon of={ExternalLink} />
        </a>
      </div>
      <CountedDog posts={posts} />
    </section>
  )
}

/**
 * Until hour and name are loaded, the empty lines reserve the space, so that the greeting never
 * changes.
 */
function Greeting({ posts }: WelcomeProps) {
  const name = useDogName()
  const today = useToday()
  const zone = useTimeZone()
  const { data: settings } = useQuery(settingsQuery)
  const dog = useQuery(dogCardQuery)
  const isKnown = settings !== undefined && !dog.isPending
  const hour = Number(wallTimeIn(zone, new Date()).time.slice(0, 2))
  const turns = dog.data?.turnsToday
  return (
    <div>
      <h2>{isKnown ? texts.greeting(hour, name) : '\u00a0'}</h2>
      {turns && <p className="welcome-birthday">{texts.birthday(name, turns)}</p>}
      <p>
        {isKnown && posts
          ? texts.sinceLastStory({ lastDay: lastDay(posts), today, name })
          : '\u00a0'}
      </p>
    </div>
  )
}

function lastDay(posts: readonly AdminPostRow[]): string | null {
  const dates = posts.filter((post) => post.published).map((post) => post.date)
  return dates.sort().at(-1) || null
}

function CountedDog({ posts }: WelcomeProps) {
  const published = posts?.filter((post) => post.published).length
  const drafts = posts && published !== undefined ? posts.length - published : undefined
  const parts = [
    ['total', texts.counts.total, posts?.length],
    ['published', texts.counts.published, published],
    ['drafts', texts.counts.drafts, drafts],
  ] as const
  return (
    <div className="counted-dog">
      <LongDog />
      <dl className="counts">
        {parts.map(([part, label, count]) => (
          <div key={part} data-part={part} style={{ flexGrow: count ?? 0 }}>
            <dt>{label}</dt>
            <dd>{count === undefined ? '–' : numbers.written(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
