import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Dog, House, type IconNode, Image, PenLine, Settings } from 'lucide'
import { Link, useLocation } from 'wouter'
import { adminNavigation, unreadText } from '#shared/texts/admin.ts'
import { Icon } from '#ui/display/icon.tsx'
import { CountBadge } from '../controls/count-badge.tsx'
import { inboxCountsQuery } from '../queries.ts'

const icons: Record<(typeof adminNavigation)[number]['href'], IconNode> = {
  '/admin': House,
  '/admin/posts/new': PenLine,
  '/admin/calendar': CalendarDays,
  '/admin/gallery': Image,
  '/admin/dog': Dog,
  '/admin/settings': Settings,
}

/** The places of the admin; the dashboard carries the number of unread messages. */
export function AdminLinks({ onNavigate }: { onNavigate?: () => void }) {
  const [path] = useLocation()
  const { data: inbox } = useQuery(inboxCountsQuery)
  const unread = inbox?.unread ?? 0
  return adminNavigation.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      onClick={onNavigate}
      aria-current={path === href ? 'page' : undefined}
    >
      <Icon of={icons[href]} />
      {label}
      {href === '/admin' && unread > 0 && <CountBadge count={unread} label={unreadText(unread)} />}
    </Link>
  ))
}
