import { useSyncExternalStore } from 'react'
import { settingsTexts } from '#shared/texts/settings.ts'

export type TabName = keyof typeof settingsTexts.tabs

const isTab = (name: string): name is TabName => name in settingsTexts.tabs

const listeners = new Set<() => void>()
function onChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('hashchange', listener)
  }
}

/** The tab is part of the address, so that a reload or a link comes back to it. */
export function useTabInAddress(): [tab: TabName, show: (tab: string) => void] {
  const hash = useSyncExternalStore(onChange, () => location.hash.slice(1))
  const show = (tab: string) => {
    history.replaceState(history.state, '', `#${tab}`)
    for (const listener of listeners) listener()
  }
  return [isTab(hash) ? hash : 'general', show]
}
