import { useQuery } from '@tanstack/react-query'
import { unreadText } from '#shared/texts/admin.ts'
import { dashboardTexts } from '#shared/texts/dashboard.ts'
import { CountBadge } from '../controls/count-badge.tsx'
import { TabPanel, Tabs } from '../controls/tabs.tsx'
import { useTab } from '../controls/use-tab.ts'
import { Inbox } from '../inbox/inbox.tsx'
import { AdminLayout } from '../layout/admin-layout.tsx'
import { inboxCountsQuery } from '../queries.ts'
import { AssistantCard } from './assistant-card.tsx'
import { CalendarCard } from './calendar/calendar-card.tsx'
import { Content } from './content.tsx'
import { Ideas } from './ideas.tsx'
import { Overview } from './overview.tsx'
import { PostSearch } from './post-search/post-search.tsx'
import { QuickActions } from './quick-actions.tsx'

const names = ['overview', 'content', 'ideas', 'inbox'] as const
/** What belongs to one tab means nothing to the next. */
const ownOfTabs = ['view', 'page', 'sort', 'order', 'filter', 'status']

export function Dashboard() {
  const [tab, openTab] = useTab('tab', names, ownOfTabs)
  const { data: counts } = useQuery(inboxCountsQuery)
  const unread = counts?.unread ?? 0
  const badge = unread > 0 && <CountBadge count={unread} label={unreadText(unread)} />
  const tabs = names.map((value) => ({
    value,
    label: (
      <>
        {dashboardTexts.tabs[value]}
        {value === 'inbox' && badge}
      </>
    ),
  }))
  return (
    <AdminLayout title="Dashboard" actions={<PostSearch />}>
      <div className={tab === 'overview' ? 'dashboard-columns' : undefined}>
        <Tabs
          value={tab}
          onValueChange={openTab}
          label={dashboardTexts.tabsLabel}
          tabs={tabs}
          full
          className="stack"
        >
          <TabPanel value="overview" className="stack">
            <Overview onViewAll={() => openTab('content')} />
          </TabPanel>
          <TabPanel value="content" className="stack">
            <Content />
          </TabPanel>
          <TabPanel value="ideas" className="stack">
            <Ideas />
          </TabPanel>
          <TabPanel value="inbox" className="stack">
            <Inbox />
          </TabPanel>
        </Tabs>
        {tab === 'overview' && (
          <aside className="stack">
            <QuickActions />
            <AssistantCard />
            <CalendarCard />
          </aside>
        )}
      </div>
    </AdminLayout>
  )
}
