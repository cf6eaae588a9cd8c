import { useState } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'
import { ChartCursor } from './cursor/chart-cursor.tsx'
import { ChartTip } from './cursor/chart-tip.tsx'
import { Sausage, type Slice } from './shares/sausage.tsx'
import { wholePercents } from './whole-percents.ts'

export interface Share {
  name: string
  value: number
}

interface SharesProps {
  /** What the whole is. */
  label: string
  /** What is counted. */
  column: string
  shares: readonly Share[]
}

/** One after another from dark to light; gaps and names tell them apart without any color. */
const looks = ['is-a', 'is-b', 'is-c']

/** The parts of a whole, up to three, as one sausage. */
export function Shares({ label, column, shares }: SharesProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const percents = wholePercents(shares.map(({ value }) => value))
  const slices: Slice[] = shares.map(({ name }, at) => ({
    name,
    look: looks[at % looks.length] ?? '',
    percent: percents[at] ?? 0,
    left: percents.slice(0, at).reduce((sum, percent) => sum + percent, 0),
  }))
  const tips = shares.map(({ name, value }, at) => ({
    heading: name,
    text: chartTexts.shareTip(percents[at] ?? 0, column, value),
  }))
  const said = chosen === null ? undefined : slices[chosen]
  const tip = chosen === null ? undefined : tips[chosen]
  return (
    <>
      <div className="c-wrap is-shares">
        <Sausage slices={slices} />
        <ChartCursor
          label={chartTexts.cursorOf(label)}
          tips={tips}
          first={0}
          chosen={chosen}
          onChoose={setChosen}
          pointAt={(share) => sliceAt(slices, share * 100)}
        />
        {tip && said && <ChartTip tip={tip} across={said.left + said.percent / 2} />}
      </div>
      <ul className="slices" aria-hidden="true">
        {slices.map(({ name, look, percent }) => (
          <li key={name}>
            <b>{chartTexts.percent(percent)}</b>
            <span>
              <i className={look} />
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The last one that has begun there; one of nothing is never pointed at. */
const sliceAt = (slices: readonly Slice[], percent: number) =>
  slices.findLastIndex((slice) => slice.percent > 0 && slice.left <= Math.max(0, percent))
