import { useId } from 'react'
import { chartTexts } from '#shared/texts/charts.ts'
import { wholePercents } from './whole-percents.ts'

export interface Share {
  name: string
  value: number
}

const HEIGHT = 44
/** One after another from dark to light; gaps and names tell them apart without any color. */
const looks = ['is-a', 'is-b', 'is-c']

/** The parts of a whole, up to three, as one sausage. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  const skin = useId()
  const percents = wholePercents(shares.map(({ value }) => value))
  const parts = shares.map(({ name }, at) => ({
    name,
    look: looks[at % looks.length] ?? '',
    percent: percents[at] ?? 0,
    left: percents.slice(0, at).reduce((sum, percent) => sum + percent, 0),
  }))
  const drawn = parts.filter(({ percent }) => percent > 0)
  const label = parts
    .map(({ name, percent }) => `${name} ${chartTexts.percent(percent)}`)
    .join(', ')
  return (
    <>
      <div className="sausage-in">
        <svg className="sausage" width="100%" height={HEIGHT} role="img" aria-label={label}>
          <defs>
            <clipPath id={skin}>
              <rect width="100%" height={HEIGHT} rx={HEIGHT / 2} />
            </clipPath>
          </defs>
          <circle className={drawn.at(0)?.look} cx="-5" cy={HEIGHT / 2} r="6" />
          <circle
            className={drawn.at(-1)?.look}
            cx="100%"
            cy={HEIGHT / 2}
            r="6"
            transform="translate(5 0)"
          />
          <g clipPath={`url(#${skin})`}>
            {drawn.map(({ name, look, percent, left }) => (
              <rect
                key={name}
                className={look}
                x={`${left}%`}
                width={`${percent}%`}
                height={HEIGHT}
              />
            ))}
            {drawn.slice(1).map(({ name, left }) => (
              <rect key={name} className="sausage-gap" x={`${left}%`} width="3" height={HEIGHT} />
            ))}
          </g>
        </svg>
      </div>
      <ul className="slices" aria-hidden="true">
        {parts.map(({ name, look, percent }) => (
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
