import { useEffect, useState } from 'react'

/**
 * Text that depends on the day. The page may have been drawn on an earlier one and kept since,
 * so what the browser works out replaces it, as a new element, once the page is hydrated.
 */
export function TodayText({ children: write }: { children: (now: Date) => string | number }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <span key={isHydrated ? 'browser' : 'server'} suppressHydrationWarning>
      {write(new Date())}
    </span>
  )
}
