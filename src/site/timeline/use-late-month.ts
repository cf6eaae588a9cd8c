import { useEffect, useState } from 'react'

/** What comes after the page was shown is scrolled to here; what was there in time, by the move itself. */
export function useLateMonth(isThere: boolean) {
  const [isLate] = useState(!isThere)
  useEffect(() => {
    if (!isThere || !isLate) return
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [isThere, isLate])
}
