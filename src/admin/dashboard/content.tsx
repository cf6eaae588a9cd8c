import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { AdminAccess } from '../accounts/people.tsx'
import { TabPanel, Tabs, useTab } from '../parts/tabs.tsx'

import { GalleryPreview } from '../photos/gallery-preview.tsx'
import { RecentlyDeleted } from '../posts/deleted/recently-deleted.tsx'
import { PostTable } from '../posts/post-table.tsx'

const views = ['posts', 'gallery', 'access', 'deleted'] as const
const ownOfPosts = ['page', 'sort', 'order', 'filter', 'status']

export function Content() {
  const [view, openView] = useTab('view', views, ownOfPosts)
  return (
    <Tabs
      look="sub"
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
        <RecentlyDeleted />
      </TabPanel>
    </Tabs>
  )
}
