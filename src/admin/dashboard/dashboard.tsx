import { Redirect, useSearchParams } from 'wouter'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminNavigationTexts } from '#texts/admin/shell.ts'
import { AdminAccess } from '../accounts/people.tsx'
import { AdminLayout } from '../app/screen.tsx'
import { IdeasTab } from '../assistant/ideas-tab.tsx'
import { TabPanel, Tabs, useTabParam } from '../parts/tabs.tsx'
import { GalleryPreview } from '../photos/gallery-preview.tsx'
import { PostTable } from '../posts/post-table.tsx'
import { RecentlyDeletedItems } from '../posts/trash.tsx'
import { Overview } from './overview.tsx'
import { PostSearch } from './post-search.tsx'

const names = ['overview', 'content', 'ideas'] as const
/** Parameters of one tab that must not carry over to another one. */
const ownOfTabs = ['view', 'page', 'sort', 'order', 'filter', 'status']

/** The inbox used to be a tab of the dashboard; old bookmarks are redirected. */
export function Dashboard() {
  const [search] = useSearchParams()
  if (search.get('tab') !== 'inbox') return <DashboardTabs />
  const there = search.get('view') === 'subscribers' ? 'letters' : 'messages'
  const page = search.get('page')
  return <Redirect to={`/admin/readers/${there}${page ? `?page=${page}` : ''}`} replace />
}

function DashboardTabs() {
  const [tab, openTab] = useTabParam('tab', names, ownOfTabs)
  return (
    <AdminLayout title={adminNavigationTexts['/admin']} actions={<PostSearch />}>
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
          <IdeasTab />
        </TabPanel>
      </Tabs>
    </AdminLayout>
  )
}

const views = ['posts', 'gallery', 'access', 'deleted'] as const
const ownOfPosts = ['page', 'sort', 'order', 'filter', 'status']

function Content() {
  const [view, openView] = useTabParam('view', views, ownOfPosts)
  return (
    <Tabs
      variant="sub"
      value={view}
      onValueChange={openView}
      label={dashboardTexts.contentTabsLabel}
      tabs={views.map((value) => ({ value, label: dashboardTexts.contentTabs[value] }))}
      className="stack"
    >
      <TabPanel value="posts">
        <PostTable />
      </TabPanel>
      <TabPanel value="gallery">
        <GalleryPreview />
      </TabPanel>
      <TabPanel value="access" className="stack">
        <AdminAccess />
      </TabPanel>
      <TabPanel value="deleted">
        <RecentlyDeletedItems />
      </TabPanel>
    </Tabs>
  )
}
