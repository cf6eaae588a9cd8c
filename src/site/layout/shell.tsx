import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SkipLink } from '#ui/skip-link.tsx'
import { useSiteQueries } from '../data.ts'

const links = [
  ['/', 'Home'],
  ['/blog', 'Blog'],
  ['/gallery', 'Gallery'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
] as const

export function Shell({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery(useSiteQueries().settings())
  return (
    <>
      <SkipLink to="content">Skip to content</SkipLink>
      <header className="site-header">
        <div className="wrap">
          <Link className="brand" href="/">
            {settings?.blogName}
          </Link>
          <nav className="nav" aria-label="Main">
            {links.map(([href, label]) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="site-footer is-free">
        <div className="wrap">{settings?.blogName}</div>
      </footer>
    </>
  )
}
