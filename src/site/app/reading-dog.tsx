import { type ComponentProps, useEffect, useRef } from 'react'
import { DogHead } from '../../ui/dog/dog-head.tsx'

interface ReadingDogProps extends ComponentProps<'div'> {
  label: string
}

/** Grows along the lower edge of the header while the page is read. */
export function ReadingDog({ label, ...props }: ReadingDogProps) {
  const bar = useRef<HTMLDivElement>(null)
  const dog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bar.current && dog.current) return followReading(bar.current, dog.current)
  }, [])
  return (
    <div
      {...props}
      ref={bar}
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      data-reading=""
    >
      <div className="progress-dog" ref={dog}>
        <DogHead />
      </div>
    </div>
  )
}

/** How much of the page has been read, from 0 to 1. */
function partRead(): number {
  const page = document.documentElement
  const way = page.scrollHeight - page.clientHeight
  return way > 0 ? Math.min(1, Math.max(0, page.scrollTop / way)) : 0
}

/** A scroll-driven animation does the drawing where the browser has it and motion is welcome. */
const isAnimated = () =>
  CSS.supports('animation-timeline: scroll()') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tells readers the value, and draws it where no animation does: through CSSOM, as the policy allows no style attribute. */
function followReading(bar: HTMLElement, dog: HTMLElement): () => void {
  let waiting = 0
  const measure = () => {
    waiting = 0
    const part = partRead()
    bar.setAttribute('aria-valuenow', String(Math.round(part * 100)))
    if (!isAnimated()) dog.style.setProperty('--read', part.toFixed(4))
  }
  const later = () => {
    waiting ||= requestAnimationFrame(measure)
  }
  const sizes = new ResizeObserver(later)
  sizes.observe(document.body)
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(waiting)
    sizes.disconnect()
    removeEventListener('scroll', later)
    removeEventListener('resize', later)
  }
}
