import { type ComponentProps, useEffect, useRef } from 'react'
import { DogHead } from '../../ui/dog/drawings.tsx'

interface ReadingDogProps extends ComponentProps<'div'> {
  label: string
}

export function ReadingProgressDog({ label, ...props }: ReadingDogProps) {
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

function partRead(): number {
  const page = document.documentElement
  const way = page.scrollHeight - page.clientHeight
  return way > 0 ? Math.min(1, Math.max(0, page.scrollTop / way)) : 0
}

/** CSS animates the dog where the browser supports scroll timelines and motion is not reduced. */
const isAnimated = () =>
  CSS.supports('animation-timeline: scroll()') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Updates the ARIA value, and moves the dog where no animation does. The CSP forbids style
 * attributes, so CSSOM sets the property.
 */
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
