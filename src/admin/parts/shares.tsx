import { useId, useState } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'
import { roundToWholePercents } from './chart-math.ts'
import { ChartPointSelector, ChartTip } from './charts.tsx'

interface Share {
  name: string
  value: number
}

interface SharesProps {
  label: string
  column: string
  shares: readonly Share[]
}

/** Ordered from dark to light; gaps and names make the slices distinguishable without colour. */
const variants = ['is-a', 'is-b', 'is-c']

export function SharesChart({ label, column, shares }: SharesProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const percents = roundToWholePercents(shares.map(({ value }) => value))
  const slices: Slice[] = shares.map(({ name }, at) => ({
    name,
    variant: variants[at % variants.length] ?? '',
    percent: percents[at] ?? 0,
    left: percents.slice(0, at).reduce((sum, percent) => sum + percent, 0),
  }))
  const tips = shares.map(({ name, value }, at) => ({
    heading: name,
    text: chartTexts.shareTip(percents[at] ?? 0, column, value),
  }))
  const chosenSlice = chosen === null ? undefined : slices[chosen]
  const tip = chosen === null ? undefined : tips[chosen]
  return (
    <>
      <div className="c-wrap is-shares">
        <Sausage slices={slices} />
        <ChartPointSelector
          label={chartTexts.cursorOf(label)}
          tips={tips}
          first={0}
          chosen={chosen}
          onChoose={setChosen}
          pointAt={(share) => sliceAt(slices, share * 100)}
        />
        {tip && chosenSlice && (
          <ChartTip tip={tip} across={chosenSlice.left + chosenSlice.percent / 2} />
        )}
      </div>
      <ul className="slices" aria-hidden="true">
        {slices.map(({ name, variant, percent }) => (
          <li key={name}>
            <b>{chartTexts.percent(percent)}</b>
            <span>
              <i className={variant} />
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Finds the last slice that starts at or before the position; an empty slice is never selected. */
const sliceAt = (slices: readonly Slice[], percent: number) =>
  slices.findLastIndex((slice) => slice.percent > 0 && slice.left <= Math.max(0, percent))

/** Both `percent` and `left` are in percent of the whole. */
interface Slice {
  name: string
  variant: string
  percent: number
  left: number
}

const SAUSAGE_HEIGHT = 44

function Sausage({ slices }: { slices: readonly Slice[] }) {
  const skin = useId()
  const drawn = slices.filter(({ percent }) => percent > 0)
  const label = slices
    .map(({ name, percent }) => `${name} ${chartTexts.percent(percent)}`)
    .join(', ')
  return (
    <svg className="sausage" width="100%" height={SAUSAGE_HEIGHT} role="img" aria-label={label}>
      <defs>
        <clipPath id={skin}>
          <rect width="100%" height={SAUSAGE_HEIGHT} rx={SAUSAGE_HEIGHT / 2} />
        </clipPath>
      </defs>
      <circle className={drawn.at(0)?.variant} cx="-5" cy={SAUSAGE_HEIGHT / 2} r="6" />
      <circle
        className={drawn.at(-1)?.variant}
        cx="100%"
        cy={SAUSAGE_HEIGHT / 2}
        r="6"
        transform="translate(5 0)"
      />
      <g clipPath={`url(#${skin})`}>
        {drawn.map(({ name, variant, percent, left }) => (
          <rect
            key={name}
            className={variant}
            x={`${left}%`}
            width={`${percent}%`}
            height={SAUSAGE_HEIGHT}
          />
        ))}
        {drawn.slice(1).map(({ name, left }) => (
          <rect
            key={name}
            className="sausage-gap"
            x={`${left}%`}
            width="3"
            height={SAUSAGE_HEIGHT}
          />
        ))}
      </g>
    </svg>
  )
}
