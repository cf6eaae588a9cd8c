import { useSyncExternalStore } from 'react'
import { settingsTexts } from '#texts/admin/settings.ts'

export type TabName = keyof typeof settingsTexts.tabs

const isTab = (name: string): name is TabName => name in settingsTexts.tabs

function onChange(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The tab is the address's fragment: a reload or a link comes back to it, and no leave guard asks. */
export function useTabInAddress(): [tab: TabName, show: (tab: string) => void] {
  const hash = useSyncExternalStore(onChange, () => location.hash.slice(1))
  return [isTab(hash) ? hash : 'general', (tab) => location.replace(`#${tab}`)]
}
