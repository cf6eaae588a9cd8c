import { DogHead } from '#ui/dog/dog-head.tsx'
import { DogTail } from '#ui/dog/dog-tail.tsx'

/** He is as long as the week so far: tail on Sunday, nose on today. */
export function WalkedDog({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  return (
    <>
      {isFirst && <DogTail className="week-tail" />}
      {isLast && <DogHead className="week-head" />}
    </>
  )
}
