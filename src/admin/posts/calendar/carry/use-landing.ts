import { useEffect, useRef } from 'react'

interface Landing {
  id: number
  day: string
}

/** What was carried by keys keeps the focus where it has landed: it is drawn there some moments later. */
export function useLanding() {
  const landing = useRef<Landing | null>(null)
  useEffect(() => {
    if (!landing.current) return
    const { id, day } = landing.current
    const landed = document.querySelector<HTMLElement>(`[data-day="${day}"] [data-post="${id}"]`)
    if (!landed) return
    landing.current = null
    landed.focus()
  })
  return (id: number, day: string) => {
    landing.current = { id, day }
  }
}
