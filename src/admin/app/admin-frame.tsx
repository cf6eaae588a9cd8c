import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adminTexts } from '#texts/admin/shell.ts'
import { SkipLink } from '#ui/display/skip-link.tsx'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { ThemeButton } from '#ui/theme/theme-switch.tsx'
import { ConfirmIdentity } from '../accounts/confirm-identity.tsx'
import { TooltipProvider } from '../parts/tooltip.tsx'
import { AdminFoot } from './admin-foot.tsx'
import { AdminLinks } from './admin-links.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { LogOutProvider } from './log-out.tsx'
import { settingsQuery } from './queries.ts'
import { useTellTimeZone } from './use-tell-time-zone.ts'

/** A document of its own: the public pages have another policy. */
function Brand() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <a className="brand" href="/">
      <BrandMark />
      <span>{settings?.blogName}</span>
    </a>
  )
}

/** What stays while the screens inside it change. */
export function AdminFrame({ children }: { children: ReactNode }) {
  useTellTimeZone()
  return (
    <TooltipProvider>
      <LogOutProvider>
        <div className="admin">
          <SkipLink to="content">{adminTexts.skip}</SkipLink>
          <header className="admin-top">
            <Brand />
            <ThemeButton labels={adminTexts.themes} />
            <AdminMenu />
          </header>
          <header className="side">
            <Brand />
            <nav className="side-links" aria-label={adminTexts.navigation}>
              <AdminLinks />
            </nav>
            <AdminFoot />
          </header>
          <main className="admin-main" id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </LogOutProvider>
      <ConfirmIdentity />
    </TooltipProvider>
  )
}
