import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { glanceTexts as texts } from '#texts/admin/dashboard.ts'
import { dates } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { StatusTag } from '../../posts/status-tag.tsx'

const MOST = 2

/** The stories that will go out by themselves, the soonest first; nothing when there is none. */
export function NextOut({ posts }: { posts: readonly AdminPostRow[] }) {
  const waiting = posts
    .filter((post) => statusOf(post) === 'scheduled')
    .sort((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))
  if (waiting.length === 0) return null
  return (
    <section className="box" aria-labelledby="next-out">
      <div className="box-head">
        <h2 id="next-out">{texts.nextOut}</h2>
        <ArrowLink as={Link} href="/admin/calendar">
          {texts.calendar}
        </ArrowLink>
      </div>
      <ul className="rows">
        {waiting.slice(0, MOST).map((post) => (
          <li key={post.id}>
            <span className="row-pic">
              <ResponsiveImage src={post.coverImage} alt="" sizes="72px" width={72} height={54} />
            </span>
            <div>
              <strong dir="auto">
                <Link className="cover-link" href={`/admin/posts/${post.id}/edit`}>
                  {post.title}
                </Link>
              </strong>
              <span className="date">
                {dates.short(post.date)}
                {post.schedule?.time && `, ${post.schedule.time}`}
              </span>
            </div>
            <StatusTag status="scheduled" />
          </li>
        ))}
      </ul>
    </section>
  )
}
