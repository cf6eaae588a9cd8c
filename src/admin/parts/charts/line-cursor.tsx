import { ChartCursor } from './cursor/chart-cursor.tsx'
import { ChartTip } from './cursor/chart-tip.tsx'
import { type LinePoint, plotOf } from './line-plot.ts'

interface LineCursorProps {
  label: string
  points: readonly LinePoint[]
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** From the last point on, which is the latest. */
export function LineCursor({ label, points, chosen, onChoose }: LineCursorProps) {
  const last = points.length - 1
  const tips = points.map(({ tip, mark }) => ({ ...tip, ...(mark && { mark }) }))
  const tip = chosen === null ? undefined : tips[chosen]
  return (
    <>
      <ChartCursor
        label={label}
        tips={tips}
        first={last}
        chosen={chosen}
        onChoose={onChoose}
        pointAt={(share) => Math.round(share * last)}
      />
      {tip && chosen !== null && (
        <ChartTip tip={tip} across={plotOf(points.length, []).across(chosen)} />
      )}
    </>
  )
}
