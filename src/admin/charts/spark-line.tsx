import { areaUnder, curvePath, roomyTop } from './curve-path.ts'

/** The way of a figure in small; the figure itself stands beside it. */
export function SparkLine({ label, values }: { label: string; values: readonly number[] }) {
  const line = curvePath(values, roomyTop(values))
  return (
    <svg
      className="spark"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="64"
      role="img"
      aria-label={label}
    >
      <path className="c-area" d={areaUnder(line)} />
      <path className="c-line" d={line} />
    </svg>
  )
}
