import { DogHead, DogTail } from '#ui/dog/drawings.tsx'

interface RunningDogProps {
  label: string
  done: number
  all: number
}

/** The dog's head and tail need the remaining width. */
const MAX_PERCENT = 86

export function DogProgressBar({ label, done, all }: RunningDogProps) {
  const length = all === 0 ? 0 : (done / all) * MAX_PERCENT
  return (
    <div
      className="run"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
    >
      <svg width="100%" height="34" aria-hidden="true">
        <rect className="run-way" y="25" width="100%" height="3" />
        <svg aria-hidden="true" y="2" width="30" height="24">
          <DogTail className="run-tail" />
        </svg>
        <svg aria-hidden="true" x="18" width={`${length}%`} height="34" overflow="visible">
          <rect className="run-coat" y="18" width="100%" height="9" />
          <svg aria-hidden="true" x="100%" overflow="visible">
            <svg aria-hidden="true" x="-10" y="-6" width="44" height="33">
              <DogHead className="run-head" />
            </svg>
          </svg>
        </svg>
      </svg>
    </div>
  )
}
