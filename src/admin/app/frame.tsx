import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { adminNavigationTexts, adminTexts } from '#texts/admin/shell.ts'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { IconButton, SkipLink } from '#ui/controls/button.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { CalendarDays } from '#ui/icons/calendar-days.ts'
import { Camera } from '#ui/icons/camera.ts'
import { Dog } from '#ui/icons/dog.ts'
import { House } from '#ui/icons/house.ts'
import { Image } from '#ui/icons/image.ts'
import { LogOut } from '#ui/icons/log-out.ts'
import { Menu } from '#ui/icons/menu.ts'
import { PenLine } from '#ui/icons/pen-line.ts'
import { Settings } from '#ui/icons/settings.ts'
import { UsersRound } from '#ui/icons/users-round.ts'
import { X } from '#ui/icons/x.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { ThemeButton, ThemeGroup } from '#ui/theme/theme-switch.tsx'
import { ReauthenticationDialog } from '../accounts/confirm-identity.tsx'
import { useSession } from '../accounts/session.ts'
import { CountBadge } from '../parts/fields.tsx'
import { TooltipProvider } from '../parts/tooltip.tsx'
import { useReportZoneAndLanguage } from './diary.ts'
import { useLanguageSavedToast } from './language.ts'
import { LogOutProvider, useLogOutButton } from './log-out.tsx'
import { settingsQuery, useInboxBadge } from './queries.ts'

/** A plain link, because the public pages need a document with their own Content-Security-Policy. */
function Brand() {
  const { data: settings } = useQuery(settingsQuery)
  return (
    <a className="brand" href="/">
      <BrandMark />
      <span>{settings?.blogName}</span>
    </a>
  )
}

/** Pending posts of this phone are sent from every admin screen, not only from their own. */
function useSendPendingPosts() {
  useEffect(() => {
    void import('../moments/pending-posts.ts').then(({ pendingPosts }) => pendingPosts.start())
  }, [])
}

export function AdminFrame({ children }: { children: ReactNode }) {
  useReportZoneAndLanguage()
  useLanguageSavedToast()
  useSendPendingPosts()
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
              <AdminLinks hrefs={places} />
            </nav>
            <AdminFoot />
          </header>
          <main className="admin-main" id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </LogOutProvider>
      <ReauthenticationDialog />
    </TooltipProvider>
  )
}

type Href = keyof typeof adminNavigationTexts

const icons: Record<Href, IconNode> = {
  '/admin': House,
  '/admin/posts/new': PenLine,
  '/admin/moment': Camera,
  '/admin/calendar': CalendarDays,
  '/admin/gallery': Image,
  '/admin/readers': UsersRound,
  '/admin/dog': Dog,
  '/admin/settings': Settings,
}

const places = Object.keys(icons) as Href[]
const DASHBOARD = '/admin'
const MOMENT = '/admin/moment'
/** On a phone, quick posts come right after the dashboard. */
const placesOnPhones = [
  DASHBOARD,
  MOMENT,
  ...places.filter((place) => place !== DASHBOARD && place !== MOMENT),
] as Href[]
const READERS = '/admin/readers'
/** The import screen belongs to the settings: their Database tab links to it. */
const SETTINGS = '/admin/settings'
const IMPORT = '/admin/import'
/** A tab has its own address below its section, so the section's link is current there, too. */
const isAt = (path: string, href: string) =>
  path === href ||
  (href !== DASHBOARD && path.startsWith(`${href}/`)) ||
  (href === SETTINGS && path === IMPORT)

interface AdminLinksProps {
  hrefs: readonly Href[]
  onNavigate?: () => void
}

function AdminLinks({ hrefs, onNavigate }: AdminLinksProps) {
  const [path] = useLocation()
  const news = useInboxBadge()
  return hrefs.map((href) => (
    <Link
      key={href}
      href={href}
      onClick={onNavigate}
      aria-current={isAt(path, href) ? 'page' : undefined}
    >
      <Icon of={icons[href]} />
      {adminNavigationTexts[href]}
      {href === READERS && news.count > 0 && <CountBadge count={news.count} label={news.text} />}
    </Link>
  ))
}

function AdminMenu() {
  const [isOpen, setOpen] = useState(false)
  const [path] = useLocation()
  const news = useInboxBadge()
  const close = () => setOpen(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the event
  useEffect(close, [path])
  return (
    <>
      <IconButton
        label={news.count > 0 ? adminTexts.openMenuWith(news.text) : adminTexts.openMenu}
        className={news.count > 0 ? 'has-news' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} />
      </IconButton>
      {isOpen && (
        <Modal side onClose={close} label={adminTexts.menu} className="admin-drawer">
          <IconButton label={adminTexts.closeMenu} className="drawer-close" onClick={close}>
            <Icon of={X} />
          </IconButton>
          <nav className="side-links" aria-label={adminTexts.navigation}>
            <AdminLinks hrefs={placesOnPhones} onNavigate={close} />
          </nav>
          <AdminFoot onLogOut={close} />
        </Modal>
      )}
    </>
  )
}

function AdminFoot({ onLogOut }: { onLogOut?: () => void }) {
  const session = useSession()
  const { logOut, isPending } = useLogOutButton()
  return (
    <div className="foot">
      <ThemeGroup label={adminTexts.theme} labels={adminTexts.themes} />
      <p title={session?.user?.email}>{session?.user?.email}</p>
      <button
        type="button"
        disabled={isPending}
        onClick={() => {
          onLogOut?.()
          logOut()
        }}
      >
        <Icon of={LogOut} />
        {loginTexts.logout}
      </button>
    </div>
  )
}
