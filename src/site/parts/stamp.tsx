import { DogHead } from '#ui/dog/dog-head.tsx'

/** Of the diary's own post. */
export function Stamp() {
  return (
    <div className="stamp" aria-hidden="true">
      <div>
        <DogHead />
      </div>
    </div>
  )
}
