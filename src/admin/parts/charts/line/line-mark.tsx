import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import type { ChartMark } from '../cursor/chart-tip.tsx'

interface LineMarkProps {
  mark: ChartMark
  left: string
  /** A ring alone, where there are many. */
  isSmall: boolean
}

/** On the ground, where it happened; for the eye only, the tooltip says what it was. */
export function LineMark({ mark, left, isSmall }: LineMarkProps) {
  return (
    <span
      className={classNames('c-mark', isSmall && 'is-small')}
      style={{ left }}
      aria-hidden="true"
    >
      {!isSmall && mark.picture && (
        <ResponsiveImage src={mark.picture} alt="" sizes="30px" width={30} height={30} />
      )}
    </span>
  )
}
