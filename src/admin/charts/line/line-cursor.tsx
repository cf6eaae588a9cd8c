import type { PointerEvent } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { type LinePoint, plotOf } from '../line-plot.ts'

interface LineCursorProps {
  label: string
  points: readonly LinePoint[]
  chosen: number | null
  onChoose: (at: number | null) => void
}

/**
 * Points at one point after the other, by mouse, finger or arrow keys. A slider nobody sees lies over the chart:
 * browsers and screen readers know how to use one.
 */
export function LineCursor({ label, points, chosen, onChoose }: LineCursorProps) {
  const last = points.length - 1
  const at = chosen ?? last
  const said = points[at]
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const there = Math.round(((event.clientX - left) / width) * last)
    onChoose(Math.min(last, Math.max(0, there)))
  }
  return (
    <>
      <input
        className="c-cursor"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={said && inWords(said)}
        onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
        onPointerMove={follow}
        onPointerLeave={() => onChoose(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose(at)}
        onBlur={() => onChoose(null)}
        onKeyDown={(event) => event.key === 'Escape' && onChoose(null)}
      />
      {chosen !== null && said && (
        <Tip point={said} across={plotOf(points.length, []).across(chosen)} />
      )}
    </>
  )
}

const inWords = ({ tip, mark }: LinePoint) =>
  [`${tip.heading}: ${tip.text}`, mark?.title].filter(Boolean).join('. ')

/** The slider says the same in words. */
function Tip({ point: { tip, mark }, across }: { point: LinePoint; across: number }) {
  return (
    <div
      className={classNames('c-tip', across > 50 && 'is-left')}
      style={{ left: `${across}%` }}
      aria-hidden="true"
    >
      <b>{tip.heading}</b>
      <span>{tip.text}</span>
      {mark && (
        <span className="c-tip-mark">
          {mark.picture && (
            <ResponsiveImage src={mark.picture} alt="" sizes="24px" width={24} height={24} />
          )}
          <span dir="auto">{mark.title}</span>
        </span>
      )}
    </div>
  )
}
