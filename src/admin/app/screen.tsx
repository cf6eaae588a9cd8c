import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminTexts } from '#texts/admin/shell.ts'
import { settingsQuery } from './queries.ts'

interface AdminLayoutProps {
  title: string
  /** Stand beside the title: a search box, a Save button. */
  actions?: ReactNode
  children: ReactNode
}

let isFirstScreen = true

/** The page title above a screen's content. Frame and navigation stay around it. */
export function AdminLayout({ title, actions, children }: AdminLayoutProps) {
  const { data: settings } = useQuery(settingsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = adminTexts.pageTitle(title, settings?.blogName)
  }, [title, settings?.blogName])
  useEffect(() => {
    // After a step inside the app readers must hear where they are; a screen may focus a field of its own first.
    const isFocusInside = heading.current?.closest('main')?.contains(document.activeElement)
    if (!isFirstScreen && !isFocusInside) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    isFirstScreen = false
  }, [])
  return (
    <>
      <div className="admin-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </>
  )
}
