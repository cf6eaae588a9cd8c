import { isbot } from 'isbot'
import type { ScreenKind } from '#shared/contract/statistics.ts'

const REMEMBERED = 2000
const tablet = /iPad|Tablet|PlayBook|Kindle|Silk\/(?!.*Mobile)|Android(?!.*Mobile)/
const phone = /Mobi|iPhone|iPod/

/** What kind of screen a browser has; null for programs that are not read by people. */
export function readBrowser(name: string): ScreenKind | null {
  if (!name || isbot(name)) return null
  if (tablet.test(name)) return 'tablet'
  return phone.test(name) ? 'phone' : 'desktop'
}

/** A name is looked at once and remembered for a while: most visits come with one of a few. */
export function createBrowsers() {
  const known = new Map<string, ScreenKind | null>()
  return {
    screenOf(name = ''): ScreenKind | null {
      const kept = known.get(name)
      if (kept !== undefined) return kept
      if (known.size >= REMEMBERED) known.clear()
      const screen = readBrowser(name)
      known.set(name, screen)
      return screen
    },
  }
}
