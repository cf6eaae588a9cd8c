import { useId } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'

/** A part of the whole; both figures in percent. */
export interface Slice {
  name: string
  look: string
  percent: number
  left: number
}

const HEIGHT = 44

export function Sausage({ slices }: { slices: readonly Slice[] }) {
  const skin = useId()
  const drawn = slices.filter(({ percent }) => percent > 0)
  const label = slices
    .map(({ name, percent }) => `${name} ${chartTexts.percent(percent)}`)
    .join(', ')
  return (
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
          <rect key={name} className={look} x={`${left}%`} width={`${percent}%`} height={HEIGHT} />
        ))}
        {drawn.slice(1).map(({ name, left }) => (
          <rect key={name} className="sausage-gap" x={`${left}%`} width="3" height={HEIGHT} />
        ))}
      </g>
    </svg>
  )
}
