import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DASHBOARD_RECENT_POSTS } from '#shared/limits.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { accountTexts } from '#texts/admin/accounts.ts'
import { dashboardTexts, glanceTexts, worthALookTexts } from '#texts/admin/dashboard.ts'
import { comingUpTexts } from '#texts/admin/dog-log.ts'
import { dates, pronounForms } from '#texts/grammar.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { Mail } from '#ui/icons/mail.ts'
import { MessageCircle } from '#ui/icons/message-circle.ts'
import { MessagesSquare } from '#ui/icons/messages-square.ts'
import { Syringe } from '#ui/icons/syringe.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { MissingMailboxNotice } from '../accounts/my-email.tsx'
import { adminPostsQuery, autosavesQuery, dogCardQuery, inboxCountsQuery } from '../app/queries.ts'
import { comingUpQuery } from '../dog/queries.ts'
import { lettersQuery } from '../newsletter/queries.ts'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { PostsLoadError, StatusTag } from '../posts/post-status.tsx'
import { UnsavedPosts } from '../posts/unsaved-posts.tsx'
import { DashboardGreeting } from './greeting.tsx'
import { FirstStepsInvitation } from './invitation.tsx'
import { AssistantCard, CalendarCard, QuickActions } from './side-cards.tsx'
import { VisitorsCard } from './visitors-card.tsx'
import { LastWrittenByCategory, WritingYearChart } from './writing.tsx'

export function Overview({ onViewAll }: { onViewAll: () => void }) {
  const { data: posts } = useQuery(adminPostsQuery)
  return (
    <>
      <FirstStepsInvitation />
      <MissingMailboxNotice>
        <Link className="text-link" href="/admin/settings#account">
          {accountTexts.useOwnAddress}
        </Link>
      </MissingMailboxNotice>
      <DashboardGreeting posts={posts} />
      <div className="with-aside dashboard-columns">
        <div className="stack">
          <WorthALook />
          <div className="dash-two">
            {posts && posts.length > 0 && <NextOut posts={posts} />}
            <VisitorsCard />
          </div>
          <RecentPosts onViewAll={onViewAll} />
          {posts && posts.length > 0 && (
            <>
              <WritingYearChart posts={posts} />
              <LastWrittenByCategory posts={posts} />
            </>
          )}
        </div>
        <aside className="stack">
          <QuickActions />
          <AssistantCard />
          <CalendarCard />
        </aside>
      </div>
    </>
  )
}

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

const MAX_NEXT = 2

/** The next scheduled posts, soonest first; renders nothing if there is none. */
function NextOut({ posts }: { posts: readonly AdminPostRow[] }) {
  const waiting = posts
    .filter((post) => postStatusOf(post) === 'scheduled')
    .sort((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))
  if (waiting.length === 0) return null
  return (
    <section className="box" aria-labelledby="next-out">
      <div className="box-head">
        <h2 id="next-out">{glanceTexts.nextOut}</h2>
      </div>
      <ul className="rows">
        {waiting.slice(0, MAX_NEXT).map((post) => (
          <PostItem key={post.id} post={post}>
            <span className="hint">
              {dates.short(post.date)}
              {post.schedule?.time && `, ${dates.clock(post.schedule.time)}`}
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
      <StatusTag status={postStatusOf(post)} />
    </li>
  )
}

function RecentList() {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const { data: drafts = [] } = useQuery(autosavesQuery)
  if (isError) return <PostsLoadError />
  if (!posts) return <SkeletonRows shape="pictures" rows={DASHBOARD_RECENT_POSTS} />
  if (posts.length === 0 && drafts.length === 0)
    return <EmptyState>{dashboardTexts.noPosts}</EmptyState>
  return (
    <ul className="rows">
      <UnsavedPosts most={DASHBOARD_RECENT_POSTS} />
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
