import {
  CalendarDays,
  Dog,
  House,
  type IconNode,
  Image,
  PenLine,
  Settings,
  UsersRound,
} from 'lucide'
import { Link, useLocation } from 'wouter'
import { adminNavigationTexts } from '#texts/admin/shell.ts'
import { Icon } from '#ui/display/icon.tsx'
import { CountBadge } from '../parts/count-badge.tsx'
import { useNews } from './queries.ts'

type Href = keyof typeof adminNavigationTexts

const icons: Record<Href, IconNode> = {
  '/admin': House,
  '/admin/posts/new': PenLine,
  '/admin/calendar': CalendarDays,
  '/admin/gallery': Image,
  '/admin/readers': UsersRound,
  '/admin/dog': Dog,
  '/admin/settings': Settings,
}

const DASHBOARD = '/admin'
const READERS = '/admin/readers'
/** Reached from its Database tab. */
const SETTINGS = '/admin/settings'
const IMPORT = '/admin/import'
/** Tabs are addresses of their own. */
const isAt = (path: string, href: string) =>
  path === href ||
  (href !== DASHBOARD && path.startsWith(`${href}/`)) ||
  (href === SETTINGS && path === IMPORT)

/** The places of the admin; Readers carries the number of what is new there. */
export function AdminLinks({ onNavigate }: { onNavigate?: () => void }) {
  const [path] = useLocation()
  const news = useNews()
  return (Object.keys(icons) as Href[]).map((href) => (
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
