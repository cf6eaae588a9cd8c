import { buttonOfEnter } from './pressed-enter.ts'

const asleep = '[data-part]:not([data-awake])'
const early = new Map<Element, HTMLElement>()

interface EarlyClicks {
  isPage: (path: string) => boolean
  navigate: (to: string) => void
}

/** Until a part is awake its links are followed, and its pressed buttons remembered, from out here. */
export function catchEarlyClicks({ isPage, navigate }: EarlyClicks) {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const part = event.target.closest(asleep)
      if (!part) return
      const link = event.target.closest<HTMLAnchorElement>('a:not([aria-haspopup])')
      if (link) {
        const isHere = link.origin === location.origin && !link.target && !link.hash
        if (!isHere || !isPage(link.pathname)) return
        event.preventDefault()
        navigate(link.pathname + link.search)
        return
      }
      const button = event.target.closest<HTMLElement>('button, a[aria-haspopup]')
      if (!button) return
      event.preventDefault()
      early.set(part, button)
      // On the way down: React stops clicks on what it has not taken over yet.
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const button = buttonOfEnter(event)
      const part = button?.closest(asleep)
      if (button && part) early.set(part, button)
    },
    true,
  )
}

export function repeatEarlyClick(part: Element) {
  early.get(part)?.click()
  early.delete(part)
}
