import { dogHeadShapes } from '#shared/theme/dog-head-shapes.ts'
import { classNames } from '../display/class-names.ts'
import { Drawing } from './drawing.tsx'

export function DogHead({ className }: { className?: string }) {
  return (
    <Drawing
      className={classNames('dog-head', className)}
      viewBox="0 0 64 48"
      shapes={dogHeadShapes}
    />
  )
}
