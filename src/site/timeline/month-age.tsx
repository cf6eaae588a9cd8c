import { Fragment } from 'react'
import { timelineTexts as texts } from '#texts/site/timeline.ts'

/** "1 y 2 mo" on the tape, and in words for those who hear it. */
export function MonthAge({ month }: { month: number }) {
  return (
    <h3 className="month-age">
      <span className="sr">{texts.atAge(month)}</span>
      <span aria-hidden="true">
        {texts.onTape(month).map(([number, unit]) => (
          <Fragment key={unit}>
            <b>{number}</b>
            {unit}
          </Fragment>
        ))}
      </span>
    </h3>
  )
}
