import { useEffect } from 'react'
import { useSettings } from '../../layout/use-settings.ts'
import { fetchPictures } from './gather-pictures.ts'

/** What stands at the foot of each printed sheet; the stylesheet reads it there. */
const FOOT = '--book-foot'

/** Prepares the printed sheets. A style attribute would be outside the policy; script may set the property. */
export function usePaper(year: number) {
  const { blogName } = useSettings()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(FOOT, JSON.stringify(`${blogName} ${year}`))
    // Whoever prints by the keyboard has seen some of the pictures at most.
    addEventListener('beforeprint', fetchPictures)
    return () => {
      style.removeProperty(FOOT)
      removeEventListener('beforeprint', fetchPictures)
    }
  }, [blogName, year])
}
