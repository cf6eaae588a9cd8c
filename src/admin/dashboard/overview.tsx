import { useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  ExternalLink,
  Mail,
  MessageCircle,
  MessagesSquare,
  Plus,
  Syringe,
} from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DASHBOARD_RECENT_POSTS } from '#shared/limits.ts'
import { type PostStatus, postStatuses, statusOf } from '#shared/schedule/schedule.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import { accountTexts } from '#texts/admin/accounts.ts'
import { dashboardTexts, glanceTexts, worthALookTexts } from '#texts/admin/dashboard.ts'
import { comingUpTexts } from '#texts/admin/dog-log.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { dates, pronounForms } from '#texts/grammar.ts'
import { ArrowLink, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { NoMailbox } from '../accounts/my-email.tsx'
import { useDogName, useToday, useZone } from '../app/diary.ts'
import {
  adminPostsQuery,
  dogCardQuery,
  draftsQuery,
  inboxCountsQuery,
  settingsQuery,
} from '../app/queries.ts'
import { comingUpQuery } from '../dog/queries.ts'
import { lettersQuery } from '../newsletter/queries.ts'
import { PostsFailed, StatusTag } from '../posts/post-status.tsx'
import { UnfinishedDrafts } from '../posts/unfinished-drafts.tsx'
import { Invitation } from './invitation.tsx'
import { VisitorsCard } from './visitors-card.tsx'
import { CategoryAges, WritingYear } from './writing.tsx'

function Counts({ posts }: { posts: readonly AdminPostRow[] | undefined }) {
  const published = posts?.filter((post) => post.published).length
  const drafts = posts && published !== undefined ? posts.length - published : undefined
  const counts = [
    [dashboardTexts.counts.total, posts?.length],
    [dashboardTexts.counts.published, published],
    [dashboardTexts.counts.drafts, drafts],
  ] as const
  return (
    <dl className="figures is-row counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Overview({ onViewAll }: { onViewAll: () => void }) {
  const { data: posts } = useQuery(adminPostsQuery)
  return (
    <>
      <Invitation />
      <NoMailbox>
        <Link className="text-link" href="/admin/settings#account">
          {accountTexts.useOwnAddress}
        </Link>
      </NoMailbox>
      <Welcome posts={posts} />
      <WorthALook />
      <Counts posts={posts} />
      <div className="dash-two">
        {posts && posts.length > 0 && <NextOut posts={posts} />}
        <VisitorsCard />
      </div>
      <RecentPosts onViewAll={onViewAll} />
      {posts && posts.length > 0 && (
        <>
          <WritingYear posts={posts} />
          <CategoryAges posts={posts} />
        </>
      )}
    </>
  )
}

function lastDay(posts: readonly AdminPostRow[]): string | null {
  const dates = posts.filter((post) => post.published).map((post) => post.date)
  return dates.sort().at(-1) || null
}

function Welcome({ posts }: { posts: readonly AdminPostRow[] | undefined }) {
  const name = useDogName()
  const today = useToday()
  // Until the settings are there the diary's hour is not known.
  const { data: settings } = useQuery(settingsQuery)
  const hour = Number(wallTimeIn(useZone(), new Date()).time.slice(0, 2))
  const turns = useQuery(dogCardQuery).data?.turnsToday
  return (
    <section className="welcome">
      <div>
        <h2>{settings ? dashboardTexts.greeting(hour, name) : '\u00a0'}</h2>
        {turns && <p className="welcome-birthday">{dashboardTexts.birthday(name, turns)}</p>}
        {/* keeps its line while the posts load */}
        <p>
          {posts
            ? dashboardTexts.sinceLastStory({ lastDay: lastDay(posts), today, name })
            : '\u00a0'}
        </p>
      </div>
      <div className="cluster">
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

/** All posts as one dog: what is published is coat, what is not yet is drawn in. The counts stand below in figures. */
function CountedDog({ posts }: { posts: readonly AdminPostRow[] }) {
  const counts = postStatuses
    .map((status) => [status, countOf(posts, status)] as const)
    .filter(([, count]) => count > 0)
  return (
    <div className="counted-dog" aria-hidden="true">
      <LongDog />
      {counts.length > 1 && (
        <div className="dog-parts">
          {counts.map(([status, count]) => (
            <span key={status} data-status={status} style={{ flexGrow: count }}>
              <small>
                {count} <em>{adminPostTexts[status].toLowerCase()}</em>
              </small>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

const countOf = (posts: readonly AdminPostRow[], status: PostStatus) =>
  posts.filter((post) => statusOf(post) === status).length

/** Stands on the overview only while there is something. */
function WorthALook() {
  const { unread = 0, waitingComments = 0 } = useQuery(inboxCountsQuery).data ?? {}
  const { data: letters = [] } = useQuery(lettersQuery)
  const open = letters.flatMap(({ id, state, subject }) => {
    const say = worthALookTexts.letters[state]
    return say ? [{ id, text: say(subject) }] : []
  })
  const { data: reminders = [] } = useQuery(comingUpQuery)
  const forms = pronounForms[useQuery(dogCardQuery).data?.pronouns ?? 'they']
  if (unread + waitingComments + open.length + reminders.length === 0) return null
  return (
    <section className="box worth-a-look" aria-labelledby="worth-a-look">
      <h2 id="worth-a-look">{worthALookTexts.heading}</h2>
      <ul>
        {unread > 0 && (
          <li>
            <Icon of={MessageCircle} />
            <Link className="text-link" href="/admin/readers/messages">
              {worthALookTexts.messages(unread)}
            </Link>
          </li>
        )}
        {waitingComments > 0 && (
          <li>
            <Icon of={MessagesSquare} />
            <Link className="text-link" href="/admin/readers/comments">
              {worthALookTexts.comments(waitingComments)}
            </Link>
          </li>
        )}
        {reminders.map((reminder) => (
          <li key={`${reminder.what} ${reminder.entryId}`}>
            <Icon of={Syringe} />
            <Link className="text-link" href="/admin/dog/log">
              {comingUpTexts.reminder(reminder, forms)}
            </Link>
          </li>
        ))}
        {open.map(({ id, text }) => (
          <li key={id}>
            <Icon of={Mail} />
            <Link className="text-link" href={`/admin/readers/letters?letter=${id}`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_NEXT = 2

/** The stories that will go out by themselves, the soonest first; nothing when there is none. */
function NextOut({ posts }: { posts: readonly AdminPostRow[] }) {
  const waiting = posts
    .filter((post) => statusOf(post) === 'scheduled')
    .sort((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))
  if (waiting.length === 0) return null
  return (
    <section className="box" aria-labelledby="next-out">
      <div className="box-head">
        <h2 id="next-out">{glanceTexts.nextOut}</h2>
        <ArrowLink as={Link} href="/admin/calendar">
          {glanceTexts.calendar}
        </ArrowLink>
      </div>
      <ul className="rows">
        {waiting.slice(0, MOST_NEXT).map((post) => (
          <PostItem key={post.id} post={post}>
            <span className="hint">
              {dates.short(post.date)}
              {post.schedule?.time && `, ${post.schedule.time}`}
            </span>
          </PostItem>
        ))}
      </ul>
    </section>
  )
}

function PostItem({ post, children }: { post: AdminPostRow; children: ReactNode }) {
  return (
    <li className="item">
      <span className="thumb">
        <ResponsiveImage src={post.coverImage} alt="" sizes="72px" width={72} height={54} />
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={`/admin/posts/${post.id}/edit`}>
            {post.title}
          </Link>
        </strong>
        {children}
      </div>
      <StatusTag status={statusOf(post)} />
    </li>
  )
}

function RecentSkeleton() {
  return (
    <div className="rows-waiting">
      {Array.from({ length: DASHBOARD_RECENT_POSTS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <Skeleton key={row} className="is-row">
          <SkeletonPart className="thumb" />
          <span>
            <SkeletonPart shape="title" />
            <SkeletonPart shape="half" />
          </span>
        </Skeleton>
      ))}
    </div>
  )
}

function RecentList() {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const { data: drafts = [] } = useQuery(draftsQuery)
  if (isError) return <PostsFailed />
  if (!posts) return <RecentSkeleton />
  if (posts.length === 0 && drafts.length === 0)
    return <p className="muted">{dashboardTexts.noPosts}</p>
  return (
    <ul className="rows">
      <UnfinishedDrafts most={DASHBOARD_RECENT_POSTS} />
      {posts.slice(0, DASHBOARD_RECENT_POSTS).map((post) => (
        <PostItem key={post.id} post={post}>
          <time className="hint" dateTime={post.date}>
            {dates.short(post.date)}
          </time>
        </PostItem>
      ))}
    </ul>
  )
}

function RecentPosts({ onViewAll }: { onViewAll: () => void }) {
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.recentPosts}</h2>
        <button type="button" className="more" onClick={onViewAll}>
          {dashboardTexts.viewAll}
          <Icon of={ArrowRight} />
        </button>
      </div>
      <RecentList />
    </section>
  )
}
