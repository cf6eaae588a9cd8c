import { useEffect, useRef } from 'react'
import { DogHead } from './dog-head.tsx'
import { followReading } from './follow-reading.ts'

/** Grows along the lower edge of the header while the page is read. */
export function ReadingDog({ label }: { label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const dog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bar.current && dog.current) return followReading(bar.current, dog.current)
  }, [])
  return (
    <div
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
