import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminTexts } from '#texts/admin/shell.ts'
import { settingsQuery } from './queries.ts'

interface AdminLayoutProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

let isFirstScreen = true

export function AdminLayout({ title, actions, children }: AdminLayoutProps) {
  const { data: settings } = useQuery(settingsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = adminTexts.pageTitle(title, settings?.blogName)
  }, [title, settings?.blogName])
  useEffect(() => {
    // Focusing the heading announces the new screen to screen readers, unless a screen has focused
    // one of its own fields.
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
