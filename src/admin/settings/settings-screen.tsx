import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { leaveSettingsTexts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { invitationTexts } from '#texts/admin/welcome.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { ErrorBox } from '#ui/display/states.tsx'
import { AccountTab } from '../accounts/account-tab.tsx'
import { settingsQuery } from '../app/queries.ts'
import { AdminLayout } from '../app/screen.tsx'
import { DatabaseTab } from '../backups/database-tab.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { TabPanel, Tabs } from '../parts/tabs.tsx'
import { AppearanceForm } from './appearance.tsx'
import { CategoriesCard } from './categories.tsx'
import { FeatureSwitches, ProfileForm } from './general.tsx'
import { MarkUnsavedContext } from './unsaved.ts'

const tabs = () =>
  (Object.keys(texts.tabs) as TabName[]).map((value) => {
    const { label, short } = texts.tabs[value]
    if (label === short) return { value, label }
    return {
      value,
      label: (
        <>
          <span className="not-small">{label}</span>
          <span className="only-small-text">{short}</span>
        </>
      ),
    }
  })

export function SettingsScreen() {
  const [tab, showTab] = useTabInAddress()
  const { isUnsaved, mark } = useUnsavedForms()
  return (
    <AdminLayout title={texts.title}>
      <MarkUnsavedContext value={mark}>
        <Tabs
          value={tab}
          onValueChange={showTab}
          label={texts.title}
          tabs={tabs()}
          full
          className="settings-tabs"
        >
          <StoredSettings tab={tab} />
          <TabPanel value="account" className="settings-one">
            <AccountTab />
          </TabPanel>
          <TabPanel value="database" className="settings-one">
            <DatabaseTab />
          </TabPanel>
        </Tabs>
      </MarkUnsavedContext>
      <LeaveGuard isDirty={() => isUnsaved} texts={leaveSettingsTexts} />
    </AdminLayout>
  )
}

/** Both forms stay mounted while another tab is shown, so that their input survives. */
function StoredSettings({ tab }: { tab: TabName }) {
  const { data: settings, isPending, refetch } = useQuery(settingsQuery)
  if (settings) {
    return (
      <>
        <TabPanel value="general" className="settings-one" keepMounted>
          <ProfileForm settings={settings} />
          <FeatureSwitches settings={settings} />
          <CategoriesCard />
          <p>
            <Link className="more" href="/admin/welcome">
              {invitationTexts.again}
            </Link>
          </p>
        </TabPanel>
        <TabPanel value="appearance" keepMounted>
          <AppearanceForm settings={settings} />
        </TabPanel>
      </>
    )
  }
  return (
    <TabPanel value={tab === 'appearance' ? 'appearance' : 'general'}>
      {isPending ? (
        <section className="box form-stack">
          <SkeletonRows shape="fields" />
        </section>
      ) : (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
          {settingsErrors.fetch}
        </ErrorBox>
      )}
    </TabPanel>
  )
}

function useUnsavedForms() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const mark = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((forms) => {
      const others = forms.filter((candidate) => candidate !== form)
      return isUnsaved ? [...others, form] : others
    })
  }, [])
  return { isUnsaved: unsaved.length > 0, mark }
}

type TabName = keyof typeof texts.tabs

const isTab = (name: string): name is TabName => name in texts.tabs

function onChange(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The tab is the address's fragment: reloads and links open it, and the leave guard ignores
 * fragments.
 */
function useTabInAddress(): [tab: TabName, show: (tab: string) => void] {
  const hash = useSyncExternalStore(onChange, () => location.hash.slice(1))
  return [isTab(hash) ? hash : 'general', (tab) => location.replace(`#${tab}`)]
}
