import { Drawing } from './drawing.tsx'

const shapes = '<path class="d-coat" d="M30 24H20C10 22 4 14 1 4 0 1 3 0 5 3c5 8 12 13 25 14z"/>'

export function DogTail({ className }: { className: string }) {
  return <Drawing className={className} viewBox="0 0 30 24" shapes={shapes} />
}
