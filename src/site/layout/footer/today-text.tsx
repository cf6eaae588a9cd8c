import { useEffect, useState } from 'react'

/**
 * Text that depends on the day. The page may have been drawn on an earlier one and kept since,
 * so what the browser works out replaces it, as a new element, once the page is awake.
 */
export function TodayText({ children: write }: { children: (now: Date) => string | number }) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <span key={isAwake ? 'awake' : 'drawn'} suppressHydrationWarning>
      {write(new Date())}
    </span>
  )
}
