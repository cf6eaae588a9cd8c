import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'

/** What is said about a part of a chart that is pointed at. */
export interface ChartTipOf {
  heading: string
  text: string
  mark?: ChartMark
}

/** Something that happened there. */
export interface ChartMark {
  title: string
  picture?: string
}

interface ChartTipProps {
  tip: ChartTipOf
  /** Where it stands, in percent of the chart's width; left out where the style says so. */
  across?: number
}

export const tipInWords = ({ heading, text, mark }: ChartTipOf) =>
  [`${heading}: ${text}`, mark?.title].filter(Boolean).join('. ')

/** For the eye: the slider of the chart says the same in words. */
export function ChartTip({ tip: { heading, text, mark }, across }: ChartTipProps) {
  return (
    <span
      className={classNames('c-tip', across !== undefined && across > 50 && 'is-left')}
      style={across === undefined ? undefined : { left: `${across}%` }}
      aria-hidden="true"
    >
      <b dir="auto">{heading}</b>
      <span>{text}</span>
      {mark && (
        <span className="c-tip-mark">
          {mark.picture && (
            <ResponsiveImage src={mark.picture} alt="" sizes="24px" width={24} height={24} />
          )}
          <span dir="auto">{mark.title}</span>
        </span>
      )}
    </span>
  )
}
