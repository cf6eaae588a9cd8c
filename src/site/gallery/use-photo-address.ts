import { useEffect, useRef } from 'react'

/**
 * An open photo has its own address in the bar, over the page that stays underneath: it can be shared, and
 * the browser's back closes it.
 */
export function usePhotoAddress(path: string | undefined, onBack: () => void) {
  // The browser goes back a moment after it is told to; a photo that is opened meanwhile waits for it.
  const bar = useRef<'page' | 'photo' | 'leaving'>('page')
  const latest = useRef({ path, onBack })
  latest.current = { path, onBack }

  useEffect(() => {
    const onPopState = () => {
      const was = bar.current
      bar.current = 'page'
      if (was === 'photo') latest.current.onBack()
      if (was === 'leaving') showAddress(bar, latest.current.path)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => showAddress(bar, path), [path])
}

function showAddress(bar: { current: 'page' | 'photo' | 'leaving' }, path: string | undefined) {
  if (bar.current === 'leaving') return
  if (path) {
    if (bar.current === 'photo') history.replaceState(history.state, '', path)
    else history.pushState({ entry: `${path} over` }, '', path)
    bar.current = 'photo'
  } else if (bar.current === 'photo') {
    bar.current = 'leaving'
    history.back()
  }
}
