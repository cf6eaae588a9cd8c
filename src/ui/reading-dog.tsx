import { useEffect, useRef } from 'react'
import { DogHead } from './dog-head.tsx'
import { followReading } from './follow-reading.ts'

/** Grows along the lower edge of the header while the page is read. */
export function ReadingDog() {
  const dog = useRef<HTMLDivElement>(null)
  useEffect(() => (dog.current ? followReading(dog.current) : undefined), [])
  return (
    <div className="progress" aria-hidden="true" data-reading="">
      <div className="progress-dog" ref={dog}>
        <DogHead />
      </div>
    </div>
  )
}
