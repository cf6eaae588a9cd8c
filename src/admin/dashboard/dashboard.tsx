import { Redirect, useSearchParams } from 'wouter'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminNavigationTexts } from '#texts/admin/shell.ts'
import { AdminLayout } from '../app/screen.tsx'
import { Ideas } from '../assistant/ideas.tsx'
import { TabPanel, Tabs, useTab } from '../parts/tabs.tsx'

import { AssistantCard } from './assistant-card.tsx'
import { CalendarCard } from './calendar/calendar-card.tsx'
import { Content } from './content.tsx'
import { Overview } from './overview.tsx'
import { PostSearch } from './post-search/post-search.tsx'
import { QuickActions } from './quick-actions.tsx'

const names = ['overview', 'content', 'ideas'] as const
/** What belongs to one tab means nothing to the next. */
const ownOfTabs = ['view', 'page', 'sort', 'order', 'filter', 'status']

/** The inbox was a tab here once; bookmarks of it lead to where it went. */
export function Dashboard() {
  const [search] = useSearchParams()
  if (search.get('tab') !== 'inbox') return <DashboardTabs />
  const there = search.get('view') === 'subscribers' ? 'letters' : 'messages'
  const page = search.get('page')
  return <Redirect to={`/admin/readers/${there}${page ? `?page=${page}` : ''}`} replace />
}

function DashboardTabs() {
  const [tab, openTab] = useTab('tab', names, ownOfTabs)
  return (
    <AdminLayout title={adminNavigationTexts['/admin']} actions={<PostSearch />}>
      <div className={tab === 'overview' ? 'dashboard-columns' : undefined}>
        <Tabs
          value={tab}
          onValueChange={openTab}
          label={dashboardTexts.tabsLabel}
          tabs={names.map((value) => ({ value, label: dashboardTexts.tabs[value] }))}
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
