import { useEffect, useState } from 'react'
import { isValidImageUrl } from '#shared/urls/media-url.ts'

const PAUSE_MS = 300

/** Whether the browser can show it: true, false, or undefined while nothing is known. */
export function useImageLoads(url: string): boolean | undefined {
  const [known, setKnown] = useState<{ url: string; loads: boolean }>()
  useEffect(() => {
    if (!isValidImageUrl(url)) return
    const image = new Image()
    // Not for every letter of an address that is being typed.
    const pause = setTimeout(() => {
      image.onload = () => setKnown({ url, loads: true })
      image.onerror = () => setKnown({ url, loads: false })
      image.src = url
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return known?.url === url ? known.loads : undefined
}
