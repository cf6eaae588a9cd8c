import { useQuery } from '@tanstack/react-query'
import { inboxTexts } from '#shared/texts/inbox.ts'
import { TabPanel, Tabs } from '../controls/tabs.tsx'
import { useTab } from '../controls/use-tab.ts'
import { inboxCountsQuery } from '../queries.ts'
import { Messages } from './messages.tsx'
import { Subscribers } from './subscribers.tsx'

const views = ['messages', 'subscribers'] as const

export function Inbox() {
  const [view, openView] = useTab('view', views, ['page'])
  const { data: counts } = useQuery(inboxCountsQuery)
  const tabs = views.map((value) => ({
    value,
    label: counts ? `${inboxTexts.tabs[value]} (${counts[value]})` : inboxTexts.tabs[value],
  }))
  return (
    <Tabs
      look="sub"
      value={view}
      onValueChange={openView}
      label={inboxTexts.tabsLabel}
      tabs={tabs}
      className="stack"
    >
      <TabPanel value="messages">
        <Messages />
      </TabPanel>
      <TabPanel value="subscribers">
        <Subscribers />
      </TabPanel>
    </Tabs>
  )
}
