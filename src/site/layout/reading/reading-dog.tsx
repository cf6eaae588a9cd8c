import { type ComponentProps, useEffect, useRef } from 'react'
import { DogHead } from '../../../ui/dog/dog-head.tsx'
import { followReading } from './follow-reading.ts'

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
