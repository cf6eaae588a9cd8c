import { Link, useLocation } from 'wouter'
import { navigationTexts } from '#texts/site/pages.ts'

/** The page itself, or the part of the site it belongs to. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

export function NavLinks({ onClick }: { onClick?: () => void }) {
  const [path] = useLocation()
  return Object.entries(navigationTexts).map(([href, label]) => (
    <Link key={href} href={href} aria-current={currentOf(href, path)} onClick={onClick}>
      {label}
    </Link>
  ))
}
