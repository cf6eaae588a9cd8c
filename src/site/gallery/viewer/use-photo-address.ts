import { useEffect, useRef } from 'react'

/** What the bar shows. The browser goes back a moment after it is told to. */
let bar: 'page' | 'photo' | 'leaving' = 'page'

/**
 * An open photo has its own address in the bar, over the page that stays underneath: it can be shared, and
 * the browser's back closes it.
 */
export function usePhotoAddress(path: string | undefined, onBack: () => void) {
  const latest = useRef({ path, onBack })
  latest.current = { path, onBack }

  useEffect(() => {
    const onPopState = () => {
      const was = bar
      bar = 'page'
      if (was === 'photo') latest.current.onBack()
      // Opened while the browser was still on its way back from the one before.
      else show(latest.current.path)
    }
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
      if (bar === 'photo') leave()
    }
  }, [])
  useEffect(() => show(path), [path])
}

function show(path: string | undefined) {
  if (!path || bar === 'leaving') return
  if (bar === 'photo') history.replaceState(history.state, '', path)
  else history.pushState({ entry: `${path} over` }, '', path)
  bar = 'photo'
}

function leave() {
  bar = 'leaving'
  const settle = () => {
    if (bar === 'leaving') bar = 'page'
  }
  addEventListener('popstate', settle, { once: true })
  history.back()
}
