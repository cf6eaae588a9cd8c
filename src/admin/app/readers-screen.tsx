import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { moderationTexts } from '#texts/admin/comments.ts'
import { adminTexts, readersTexts as texts } from '#texts/admin/shell.ts'
import { CommentsTab } from '../comments/comments-tab.tsx'
import { MessagesTab } from '../messages/messages-tab.tsx'
import { NewsletterTab } from '../newsletter/newsletter-tab.tsx'
import { CountBadge } from '../parts/fields.tsx'
import { StatisticsTab } from '../statistics/statistics-tab.tsx'
import { inboxCountsQuery } from './queries.ts'
import { AdminLayout } from './screen.tsx'

type Tab = keyof typeof texts.tabs
const tabs: Tab[] = ['statistics', 'comments', 'letters', 'messages']

const addressOf = (tab: Tab) => (tab === 'statistics' ? '/admin/readers' : `/admin/readers/${tab}`)

export const ReadersStatistics = () => (
  <Readers tab="statistics">
    <StatisticsTab />
  </Readers>
)

export const ReadersComments = () => (
  <Readers tab="comments">
    <CommentsTab />
  </Readers>
)

export const ReadersLetters = () => (
  <Readers tab="letters">
    <NewsletterTab />
  </Readers>
)

export const ReadersMessages = () => (
  <Readers tab="messages">
    <MessagesTab />
  </Readers>
)

/** On a phone the tab row scrolls, and the last tabs may lie outside its visible part. */
function showWhole(link: HTMLAnchorElement | null) {
  const tabs = link?.parentElement
  if (tabs) tabs.scrollLeft = link.offsetLeft + link.offsetWidth - tabs.clientWidth
}

function Readers({ tab, children }: { tab: Tab; children: ReactNode }) {
  const { data: counts } = useQuery(inboxCountsQuery)
  const { unread = 0, waitingComments = 0 } = counts ?? {}
  return (
    <AdminLayout title={texts.title}>
      <nav className="tabs is-full is-readers" aria-label={texts.title}>
        {tabs.map((name) => (
          <Link
            key={name}
            href={addressOf(name)}
            aria-current={name === tab ? 'page' : undefined}
            // The inline ref runs on every render, because a count badge that arrives makes the tab
            // wider.
            ref={name === tab ? (link) => showWhole(link) : undefined}
          >
            {texts.tabs[name]}
            {name === 'comments' && waitingComments > 0 && (
              <CountBadge
                count={waitingComments}
                label={moderationTexts.waitingCount(waitingComments)}
              />
            )}
            {name === 'messages' && unread > 0 && (
              <CountBadge count={unread} label={adminTexts.unread(unread)} />
            )}
          </Link>
        ))}
      </nav>
      {children}
    </AdminLayout>
  )
}
