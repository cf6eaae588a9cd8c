import type { KeyboardEvent, PointerEvent } from 'react'
import { type ChartTipOf, tipInWords } from './chart-tip.tsx'

interface ChartCursorProps {
  label: string
  tips: readonly ChartTipOf[]
  /** What the keys begin with. */
  first: number
  chosen: number | null
  onChoose: (at: number | null) => void
  /** Which one lies at a share of the width; left out where the chart itself is pointed at. */
  pointAt?: (share: number) => number
}

/**
 * Points at one part of a chart after the other, by mouse, finger or arrow keys. A slider nobody sees lies over
 * the chart: browsers and screen readers know how to use one.
 */
export function ChartCursor({ label, tips, first, chosen, onChoose, pointAt }: ChartCursorProps) {
  const last = tips.length - 1
  const at = chosen ?? first
  const said = tips[at]
  const choose = (there: number) => onChoose(Math.min(last, Math.max(0, there)))
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (pointAt) choose(pointAt((clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(null)
    // Bars stand below one another: down is the next one, where a slider would go back.
    if (pointAt || !(event.key in DOWN)) return
    event.preventDefault()
    choose(at + DOWN[event.key as keyof typeof DOWN])
  }
  return (
    <input
      className="c-cursor"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={label}
      aria-valuetext={said && tipInWords(said)}
      onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={() => onChoose(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose(at)}
      onBlur={() => onChoose(null)}
      onKeyDown={press}
    />
  )
}

const DOWN = { ArrowDown: 1, ArrowUp: -1 }
